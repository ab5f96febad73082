import { useId } from 'react';

interface TypedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong: string | null;
  readonly maxLength?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'tel';
  readonly placeholder?: string;
  readonly rows?: number;
  readonly className?: string;
  readonly isFixed?: boolean;
  /** What is typed is not shown. */
  readonly isSecret?: boolean;
  readonly onChange: (typed: string) => void;
  readonly onLeave: () => void;
}

/** A field with its label above and what is wrong with it below. */
export function TypedField({
  label,
  value,
  wrong,
  maxLength = 200,
  inputMode,
  placeholder,
  rows,
  className = '',
  isFixed = false,
  isSecret = false,
  onChange,
  onLeave,
}: TypedFieldProps) {
  const fieldId = useId();
  const wrongId = useId();
  const shared = {
    id: fieldId,
    value,
    maxLength,
    placeholder,
    readOnly: isFixed,
    autoComplete: 'off',
    'aria-invalid': wrong !== null,
    'aria-describedby': wrong === null ? undefined : wrongId,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
    onBlur: onLeave,
  };
  return (
    <div className={`field ${className}`}>
      <label className="field-name" htmlFor={fieldId}>
        {label}
      </label>
      {rows === undefined ? (
        <input
          inputMode={inputMode}
          {...shared}
          {...(isSecret ? { type: 'password', autoComplete: 'new-password' } : {})}
        />
      ) : (
        <textarea rows={rows} {...shared} />
      )}
      {wrong !== null && (
        <span id={wrongId} className="wrong">
          {wrong}
        </span>
      )}
    </div>
  );
}
