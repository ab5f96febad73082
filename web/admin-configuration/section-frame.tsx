import { type ReactNode, useId } from 'react';

interface SectionFrameProps {
  readonly title: string;
  readonly isUnsaved: boolean;
  readonly hint?: string;
  readonly problem?: string | null;
  readonly children: ReactNode;
}

/** A section with its name, and whether it is saved. */
export function SectionFrame({ title, isUnsaved, hint, problem = null, children }: SectionFrameProps) {
  const heading = useId();
  return (
    <section className={isUnsaved ? 'shop-section unsaved' : 'shop-section'} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
        {isUnsaved && <span> sin guardar</span>}
      </h2>
      {hint !== undefined && <p className="muted">{hint}</p>}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {children}
    </section>
  );
}
