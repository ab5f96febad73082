import { type ContactField, maxCharacters } from '#core/contact/contact-message.ts';
import { Field } from '../ui/field.tsx';

const looks = {
  name: { label: 'Nombre', type: 'text', autoComplete: 'name' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  phone: { label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  message: { label: 'Mensaje', type: 'text', autoComplete: 'off' },
} as const satisfies Record<ContactField, { label: string; type: string; autoComplete: string }>;

interface ContactInputProps {
  readonly field: ContactField;
  readonly value: string;
  /** The problem of the field, once it is time to say so. */
  readonly problem: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field of the contact form: all of them are required, and none is marked. */
export function ContactInput({ field, value, problem, onType, onLeave }: ContactInputProps) {
  const { label, type, autoComplete } = looks[field];
  return (
    <Field className={`contact-${field}`} label={label} problem={problem} live="status">
      {(ties) => {
        const control = {
          ...ties,
          name: field,
          value,
          autoComplete,
          required: true,
          maxLength: maxCharacters[field] + 1,
          onBlur: onLeave,
          onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(target.value),
        };
        return field === 'message' ? <textarea {...control} rows={5} /> : <input {...control} type={type} />;
      }}
    </Field>
  );
}
