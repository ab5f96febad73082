import { messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { maxMessageLength, tidyMessageText } from '#core/cases/messages/case-message.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServices } from '#web/services.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { NamedCase } from './case-message-queries.ts';
import { PictureField } from './picture-field.tsx';

interface MessageFormProps {
  readonly which: NamedCase;
  readonly hint: string;
}

/** A message while it is written: nothing of it is lost until it is known to be there. */
export function MessageForm({ which, hint }: MessageFormProps) {
  const { caseMessages } = useServices();
  const { text, pictures } = caseMessages.draftOf(which);
  const form = useRuleForm({
    draft: text,
    problemsOf: ({ text: typed }) =>
      tidyMessageText(typed) === '' && pictures.get().length === 0
        ? [{ field: 'text', text: messageNotSent({ code: 'message-empty' }) }]
        : [],
    tells: 'sent',
  });
  const { element, failure, isSending, submit } = form;
  const send = submit(async () => {
    const answer = await caseMessages.write(which);
    return answer.ok ? [] : [{ field: wholeForm, text: messageNotSent(answer.val) }];
  });
  return (
    <form ref={element} className="case-form message-form" aria-label="Escribir un mensaje" onSubmit={send} noValidate>
      <FormField form={form} name="text" label="Mensaje" hint={hint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxMessageLength}
            readOnly={isSending}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
            }}
          />
        )}
      </FormField>
      <PictureField chosen={pictures} isOff={isSending} />
      <FormFailure text={failure} />
      <button type="submit" className="btn primary" disabled={isSending}>
        <Icon name="send" />
        {isSending ? 'Mandando…' : 'Mandar mensaje'}
      </button>
    </form>
  );
}
