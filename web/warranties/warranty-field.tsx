import { useId } from 'react';
import { CaseField } from '#web/cases/case-field.tsx';
import type { WarrantyForm } from './use-warranty-draft.ts';
import type { WarrantyTextField } from './warranty-draft.ts';

interface WarrantyFieldProps {
  readonly form: WarrantyForm;
  readonly field: WarrantyTextField;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly most?: number;
  /** Digits, with the keyboard for them. */
  readonly isNumber?: true;
  readonly isMono?: true;
  /** A date within these bounds, YYYY-MM-DD. */
  readonly dates?: { readonly min: string; readonly max: string };
  /** What is known to be written there; anything else may be. */
  readonly known?: readonly string[];
}

/** One line of the form. */
export function WarrantyField({
  form,
  field,
  label,
  hint,
  placeholder,
  most = 20,
  isNumber,
  isMono,
  dates,
  known,
}: WarrantyFieldProps) {
  const listId = useId();
  return (
    <CaseField
      label={label}
      problem={form.problemOf(field)}
      {...(hint === undefined ? {} : { hint })}
      onLeave={() => form.leave(field)}
    >
      {(tied) => (
        <>
          <input
            {...tied}
            className={isMono || isNumber ? 'mono' : undefined}
            type={dates === undefined ? 'text' : 'date'}
            {...dates}
            inputMode={isNumber ? 'numeric' : undefined}
            list={known === undefined ? undefined : listId}
            autoComplete="off"
            maxLength={most}
            placeholder={placeholder}
            value={form.draft[field]}
            onChange={({ target }) => form.change({ [field]: target.value })}
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
    </CaseField>
  );
}
