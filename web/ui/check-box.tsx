import type { ReactNode } from 'react';

interface CheckBoxProps {
  readonly label: ReactNode;
  /** What comes of it, below the label. */
  readonly hint?: ReactNode;
  readonly isChecked: boolean;
  readonly isOff?: boolean;
  /** What was chosen before is still being kept. */
  readonly isBusy?: boolean;
  readonly className?: string;
  readonly onChange: (isChecked: boolean) => void;
}

/** A choice of yes or no, its label beside it. It needs no note: nothing can be wrong with either. */
export function CheckBox({ label, hint, isChecked, isOff, isBusy, className = '', onChange }: CheckBoxProps) {
  return (
    <label className={`check ${className}`}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isOff}
        aria-busy={isBusy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
