import { type FormEvent, useRef, useState } from 'react';
import { contactFlawText, contactProblem } from '#adapters/texts/contact.es.ts';
import type { ContactFailure } from '#core/contact/contact.service.ts';
import {
  type ContactField,
  type ContactFlaw,
  type ContactMessage,
  contactFields,
  contactFlaws,
} from '#core/contact/contact-message.ts';
import { useFront } from '#web/front-context.tsx';
import { useTypedBefore } from '#web/hooks/typed-before.ts';
import { ContactInput } from './contact-input.tsx';

const empty: Required<ContactMessage> = { name: '', email: '', phone: '', message: '', website: '' };

/** Writing to the distributor (docs/rules/contact.md 1). What was typed stays until it was sent. */
export function ContactForm() {
  const { contactService, toaster, settings } = useFront();
  const { email, phone } = settings.distributor;
  const [message, setMessage] = useState(empty);
  /** The fields that were left once: only they say what is wrong with them, but for what is too long, which is said at once. */
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const [refused, setRefused] = useState<readonly ContactFlaw[]>([]);
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (typed) => setMessage((before) => ({ ...before, ...typed })));

  const flaws = contactFlaws(message);
  const flawOf = (field: ContactField): string | null => {
    const flaw = refused.find((one) => one.field === field) ?? flaws.find((one) => one.field === field);
    return flaw && (left.has(field) || flaw.reason === 'too-long') ? contactFlawText(flaw) : null;
  };

  const type = (field: keyof ContactMessage, text: string) => {
    setMessage((before) => ({ ...before, [field]: text }));
    setRefused((before) => before.filter((flaw) => flaw.field !== field));
    setIsSent(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (flaws.length > 0 || isSending) return;
    setIsSending(true);
    setFailure(null);
    const answer = await contactService.send(message);
    setIsSending(false);
    if (answer.ok) {
      setMessage(empty);
      setLeft(new Set());
      setIsSent(true);
      toaster.show({ kind: 'Success', title: 'Contacto', message: 'Mensaje enviado' });
      return;
    }
    setFailure(answer.val);
    if (answer.val.code === 'invalid-message') {
      setRefused(answer.val.flaws);
      setLeft(new Set(contactFields));
    }
  };

  return (
    <form ref={form} className="contact-form" aria-label="Escribinos" noValidate onSubmit={submit}>
      {contactFields.map((field) => (
        <ContactInput
          key={field}
          field={field}
          value={message[field]}
          flaw={flawOf(field)}
          onType={(text) => type(field, text)}
          onLeave={() => setLeft((before) => new Set(before).add(field))}
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
          <p>
            Sin JavaScript no se envía desde acá: escribinos a {email} o llamanos al {phone}.
          </p>
        </noscript>
        <button type="submit" className="btn primary" disabled={flaws.length > 0 || isSending}>
          {isSending ? 'Enviando…' : 'Enviar mensaje'}
        </button>
        <p role="status" className={failure === null ? 'sent' : 'wrong'}>
          {failure !== null && contactProblem(failure)}
          {isSent && 'Mensaje enviado. Te respondemos por e-mail o por teléfono.'}
        </p>
      </div>
    </form>
  );
}
