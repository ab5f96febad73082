import { useId } from 'react';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';

interface PartInputProps {
  readonly form: RuleForm<TypedProduct>;
  readonly field: string;
  readonly noteId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly max: number;
  readonly value: string;
  readonly isNumber?: true;
  /** The suggestions of the field, or the id of a list of them. */
  readonly list?: string | readonly string[];
  readonly onFocus?: () => void;
  readonly onChange: (value: string) => void;
}

/** A field of one of the product's relations or vehicles. */
export function PartInput(props: PartInputProps) {
  const { form, field, noteId, label, placeholder, max, value, isNumber, list, onFocus, onChange } = props;
  const own = useId();
  const isOwn = typeof list === 'object' && list.length > 0;
  return (
    <>
      <input
        className={isNumber && 'part-number'}
        aria-label={label}
        aria-invalid={form.problemOf(field) !== null}
        aria-describedby={noteId}
        placeholder={placeholder}
        inputMode={isNumber && 'numeric'}
        maxLength={max}
        list={typeof list === 'string' ? list : isOwn ? own : undefined}
        autoComplete="off"
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => form.leave(field)}
      />
      {isOwn && (
        <datalist id={own}>
          {list.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}
