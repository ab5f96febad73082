import { type FormEvent, useRef, useState } from 'react';
import { contactFlawText, contactProblem } from '#adapters/texts/contact.es.ts';
import type { ContactFailure } from '#core/contact/contact.service.ts';
import { type ContactField, type ContactMessage, contactFields, contactFlaws } from '#core/contact/contact-message.ts';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import { useLeftFields } from '#web/hooks/left-fields.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useTypedBefore } from '#web/hooks/typed-before.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { ContactInput } from './contact-input.tsx';

const empty: Required<ContactMessage> = { name: '', email: '', phone: '', message: '', website: '' };

/** Writing to the distributor (docs/rules/contact.md 1). What was typed stays until it was sent. */
export function ContactForm() {
  const { contactService, toaster } = usePublicServices();
  const { email, phone } = useDistributor();
  const instead = joinedContact(
    [email === '' ? '' : `escribinos a ${email}`, phone === '' ? '' : `llamanos al ${phone}`],
    ' o ',
  );
  const [message, setMessage] = useState(empty);
  const { isJudged, leave, forget } = useLeftFields();
  const { submit, correct, isUnderWay, isDone, failure } = useSubmission<ContactFailure>();

  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (typed) => setMessage((before) => ({ ...before, ...typed })));

  const flaws = contactFlaws(message);
  const problemOf = (field: ContactField): string | null => {
    const refused = failure?.code === 'invalid-message' ? failure.flaws : [];
    const flaw = [...refused, ...flaws].find((one) => one.field === field);
    // What is too long is said at once: who pastes it would type on in vain.
    return flaw && (isJudged(field) || flaw.reason === 'too-long') ? contactFlawText(flaw) : null;
  };

  const type = (field: keyof ContactMessage, text: string) => {
    setMessage((before) => ({ ...before, [field]: text }));
    correct();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (flaws.length > 0) return;
    submit(async () => {
      const answer = await contactService.send(message);
      if (!answer.ok) {
        leave(...contactFields);
        return answer.val;
      }
      forget();
      setMessage((now) => (now === message ? empty : now));
      toaster.show({ kind: 'Success', title: 'Contacto', message: 'Mensaje enviado' });
      return null;
    });
  };

  return (
    <form ref={form} className="contact-form" aria-label="Escribinos" noValidate onSubmit={send}>
      {contactFields.map((field) => (
        <ContactInput
          key={field}
          field={field}
          value={message[field]}
          problem={problemOf(field)}
          onType={(text) => type(field, text)}
          onLeave={() => leave(field)}
        />
      ))}
      {/* People neither see it nor reach it; programs fill it in. */}
      <label className="only-read" aria-hidden="true">
        Sitio web
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={message.website}
          onChange={({ target }) => type('website', target.value)}
        />
      </label>
      <div className="contact-send">
        <noscript>
          <p>Sin JavaScript no se envía desde acá{instead === '' ? '' : `: ${instead}`}.</p>
        </noscript>
        <button type="submit" className="btn primary" disabled={flaws.length > 0 || isUnderWay}>
          {isUnderWay ? 'Enviando…' : 'Enviar mensaje'}
        </button>
        <p role="status" className={failure === null ? 'sent' : 'wrong'}>
          {failure !== null && contactProblem(failure)}
          {isDone && 'Mensaje enviado. Te respondemos por e-mail o por teléfono.'}
        </p>
      </div>
    </form>
  );
}
