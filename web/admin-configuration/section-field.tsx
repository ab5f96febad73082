import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FormField } from '#web/ui/form-field.tsx';

interface SectionFieldProps<Typed extends FieldValues> {
  readonly form: RuleForm<Typed>;
  readonly name: FieldPath<Typed>;
  readonly label: string;
  readonly maxLength?: number | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'tel' | undefined;
  readonly placeholder?: string | undefined;
  readonly rows?: number;
  readonly className?: string;
  readonly hint?: ReactNode;
  readonly isFixed?: boolean;
  readonly choices?: readonly { readonly value: string; readonly text: string }[] | undefined;
  /** The typed text is not shown. */
  readonly isSecret?: boolean;
  /** For a field whose text changes other fields, too. */
  readonly onType?: ((text: string) => void) | undefined;
}

/** A line, or some, of a section. */
export function SectionField<Typed extends FieldValues>({
  form,
  name,
  label,
  maxLength = 200,
  rows,
  className = '',
  hint,
  isFixed = false,
  choices,
  isSecret = false,
  onType,
  ...more
}: SectionFieldProps<Typed>) {
  const secret = isSecret ? { type: 'password', autoComplete: 'new-password' } : { autoComplete: 'off' };
  return (
    <FormField form={form} name={name} label={label} className={className} hint={hint}>
      {(control) => {
        if (choices !== undefined) {
          return (
            <select {...control} disabled={isFixed}>
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          );
        }
        const shared = { ...control, ...more, maxLength };
        if (rows !== undefined) return <textarea {...shared} rows={rows} autoComplete="off" />;
        const typing = onType && {
          onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(target.value),
        };
        return <input {...shared} {...secret} {...typing} readOnly={isFixed} />;
      }}
    </FormField>
  );
}
