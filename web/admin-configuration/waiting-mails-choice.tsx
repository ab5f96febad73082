import { waitingMailsChoices, waitingMailsText } from '#adapters/texts/mails.es.ts';
import { goOutOnceSaved, type WaitingMails } from '#core/mail/waiting-mails.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import type { TypedSender } from './typed-sender.ts';

interface WaitingMailsChoiceProps {
  readonly form: RuleForm<TypedSender>;
  readonly waiting: WaitingMails | null;
}

/** What becomes of the mails that wait for the sender that is being typed. Nothing where none does. */
export function WaitingMailsChoice({ form, waiting }: WaitingMailsChoiceProps) {
  if (waiting === null || !goOutOnceSaved(waiting, form.values)) return null;
  const { go, stay } = waitingMailsChoices(waiting);
  const choices = [
    [go, false],
    [stay, true],
  ] as const;
  return (
    <fieldset className="notice warn waiting-mails">
      <legend className="only-read">Mails que esperan</legend>
      <p>{waitingMailsText(waiting)}</p>
      {choices.map(([label, dropsWaiting]) => (
        <label key={label} className="check">
          <input
            type="radio"
            name="waiting-mails"
            checked={form.values.dropsWaiting === dropsWaiting}
            onChange={() => form.change((before) => ({ ...before, dropsWaiting }))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
