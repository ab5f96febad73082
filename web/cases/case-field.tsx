import { type ReactNode, useId } from 'react';

interface CaseFieldProps {
  readonly label: string;
  readonly problem: string | null;
  readonly hint?: string;
  readonly className?: string;
  readonly onLeave: () => void;
  /** The control, with the attributes that tie it to its label and to what is wrong with it. */
  readonly children: (tied: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
    readonly onBlur: () => void;
  }) => ReactNode;
}

/** A field of a form: its label above, beneath it what is wrong, or else a hint. */
export function CaseField({ label, problem, hint = '', className = '', onLeave, children }: CaseFieldProps) {
  const id = useId();
  const tied = { id, 'aria-invalid': problem !== null, 'aria-describedby': `${id}-told`, onBlur: onLeave };
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(tied)}
      <span id={`${id}-told`} className={problem === null ? 'case-hint' : 'wrong'}>
        {problem ?? hint}
      </span>
    </div>
  );
}
