import { useId } from 'react';
import { type ContactField, maxCharacters } from '#core/contact/contact-message.ts';

const looks = {
  name: { label: 'Nombre', type: 'text', autoComplete: 'name' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  phone: { label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  message: { label: 'Mensaje', type: 'text', autoComplete: 'off' },
} as const satisfies Record<ContactField, { label: string; type: string; autoComplete: string }>;

interface ContactInputProps {
  readonly field: ContactField;
  readonly value: string;
  /** What is wrong with it, if it is time to say so. */
  readonly flaw: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field of the contact form, with what is wrong beneath it. The line beneath is always there: nothing jumps. */
export function ContactInput({ field, value, flaw, onType, onLeave }: ContactInputProps) {
  const id = useId();
  const { label, type, autoComplete } = looks[field];
  const shared = {
    id,
    name: field,
    value,
    autoComplete,
    required: true,
    maxLength: maxCharacters[field] + 1,
    'aria-invalid': flaw !== null,
    'aria-describedby': `${id}-flaw`,
    onBlur: onLeave,
  };
  return (
    <div className={`field contact-${field}`}>
      <label htmlFor={id}>{label}</label>
      {field === 'message' ? (
        <textarea {...shared} rows={5} onChange={({ target }) => onType(target.value)} />
      ) : (
        <input {...shared} type={type} onChange={({ target }) => onType(target.value)} />
      )}
      <span id={`${id}-flaw`} className="wrong" aria-live="polite">
        {flaw}
      </span>
    </div>
  );
}
