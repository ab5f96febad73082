import { waitingMailsText } from '#adapters/texts/mails.es.ts';
import { goOutOnceSaved } from '#core/mail/waiting-mails.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { mailsModule } from '#web/modules/mails.module.ts';
import { useServices } from '#web/services.ts';
import type { TypedSender } from './typed-sender.ts';

/** What becomes of the mails that wait for the sender that is being typed. Nothing where none does. */
export function WaitingMailsChoice({ form }: { readonly form: RuleForm<TypedSender> }) {
  const { mails } = useServices(mailsModule);
  const { answer: waiting } = useServiceQuery(mails.waiting);
  if (waiting === null || !goOutOnceSaved(waiting, form.values)) return null;
  const choices = [
    ['Enviarlos', null],
    ['No enviarlos: quedan en la bandeja, sin enviar', waiting.last],
  ] as const;
  return (
    <fieldset className="notice warn waiting-mails">
      <legend className="only-read">Mails que esperan</legend>
      <p>{waitingMailsText(waiting)}</p>
      {choices.map(([label, upTo]) => (
        <label key={label} className="check">
          <input
            type="radio"
            name="waiting-mails"
            checked={(form.values.dropsWaitingUpTo ?? null) === null ? upTo === null : upTo !== null}
            onChange={() => form.change((before) => ({ ...before, dropsWaitingUpTo: upTo }))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
