import type { ReactNode } from 'react';

interface FormFailureProps {
  readonly text: string | null;
  /** Among the fields, of one of them. */
  readonly isInside?: boolean;
  /** What can be done about it, beside the reason. */
  readonly children?: ReactNode;
}

/** Why what was sent was not done, read aloud as soon as it is known; null where there is no reason. */
export const FormFailure = ({ text, isInside = false, children }: FormFailureProps) => (
  <div role="alert">
    {text !== null && (
      <p className={isInside ? 'notice bad inside' : 'notice bad'}>
        {text}
        {children}
      </p>
    )}
  </div>
);
