import { type ReactNode, useId } from 'react';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';

interface PartRowProps {
  readonly form: RuleForm<TypedProduct>;
  /** The name of the row's thing. */
  readonly name: string;
  /** The row's fields: the first that is wrong is said beneath it. */
  readonly fields: readonly string[];
  readonly onRemove: (button: HTMLButtonElement) => void;
  readonly children: ReactNode;
}

const saidIdOf = (field: string): string => `said-${field.split('.').slice(0, 2).join('-')}`;

/** One of the product's relations or vehicles: its name, its fields, and the way out. */
export function PartRow({ form, name, fields, onRemove, children }: PartRowProps) {
  const said = fields.map((field) => form.problemOf(field)).find((problem) => problem !== null) ?? null;
  return (
    <li>
      <span className="part-name">{name}</span>
      {children}
      <button
        type="button"
        className="btn short"
        aria-label={`Quitar ${name}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <Icon name="close" />
      </button>
      <span id={saidIdOf(fields[0] ?? '')} className="wrong">
        {said}
      </span>
    </li>
  );
}

interface PartInputProps {
  readonly form: RuleForm<TypedProduct>;
  readonly field: string;
  readonly label: string;
  readonly placeholder: string;
  readonly max: number;
  readonly value: string;
  readonly isNumber?: true;
  /** Its suggestions. */
  readonly list?: string | readonly string[];
  readonly onFocus?: () => void;
  readonly onChange: (value: string) => void;
}

export function PartInput(props: PartInputProps) {
  const { form, field, label, placeholder, max, value, isNumber, list, onFocus, onChange } = props;
  const own = useId();
  const isOwn = typeof list === 'object' && list.length > 0;
  return (
    <>
      <input
        className={isNumber && 'part-number'}
        aria-label={label}
        aria-invalid={form.problemOf(field) !== null}
        aria-describedby={saidIdOf(field)}
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
