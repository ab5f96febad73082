import { type ReactNode, useId } from 'react';

/** Ties a control to its label, its hint and its problem. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export interface FieldLook {
  readonly label: ReactNode;
  /** Stands below the control while nothing is wrong with it. */
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  readonly className?: string;
  /** The label stands beside the control, in a line with other things. */
  readonly isBeside?: boolean;
  /**
   * How what is said below is read aloud, where the focus does not move to it: at once, or when the reader has time.
   */
  readonly live?: 'alert' | 'status';
}

interface FieldProps extends FieldLook {
  /** The problem in words, once it is time to say so. */
  readonly problem?: string | null;
  readonly children: (ties: FieldTies) => ReactNode;
}

/**
 * A field of any form: its label above, below it what is wrong or else a hint. It knows nothing of how the form is
 * kept.
 */
export function Field(props: FieldProps) {
  const { label, problem = null, hint, isRequired = false, className = '', isBeside = false, live, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`field ${isBeside ? 'beside ' : ''}${className}`}>
      <label htmlFor={id} className={isRequired ? 'required' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-required': isRequired || undefined,
        'aria-invalid': problem !== null,
        'aria-describedby': noteId,
      })}
      <span id={noteId} className={problem === null ? 'field-hint' : 'wrong'} role={live}>
        {problem ?? hint}
      </span>
    </div>
  );
}
