import { useId } from 'react';
import { FormField } from '#web/ui/form-field.tsx';
import type { WarrantyForm } from './use-warranty-form.ts';
import type { WarrantyTextField } from './warranty-draft.ts';

interface WarrantyFieldProps {
  readonly form: WarrantyForm;
  readonly field: WarrantyTextField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Digits, with the keyboard for them. */
  readonly isNumber?: true;
  readonly isMono?: true;
  /** A date within these bounds, YYYY-MM-DD. */
  readonly dates?: { readonly min: string; readonly max: string };
  /** Suggestions; any other text may be written. */
  readonly known?: readonly string[];
}

/** A line of the form. */
export function WarrantyField({
  form,
  field,
  label,
  hint,
  placeholder,
  maxLength = 20,
  isNumber,
  isMono,
  dates,
  known,
}: WarrantyFieldProps) {
  const listId = useId();
  return (
    <FormField form={form} name={field} label={label} hint={hint}>
      {(control) => (
        <>
          <input
            {...control}
            className={isMono || isNumber ? 'mono' : undefined}
            type={dates === undefined ? 'text' : 'date'}
            {...dates}
            inputMode={isNumber ? 'numeric' : undefined}
            list={known === undefined ? undefined : listId}
            autoComplete="off"
            maxLength={maxLength}
            placeholder={placeholder}
          />
          {known !== undefined && (
            <datalist id={listId}>
              {known.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  );
}
