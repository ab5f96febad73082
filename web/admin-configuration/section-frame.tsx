import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface SectionFrameProps {
  readonly title: string;
  /** The target of an address with `#name`. */
  readonly name?: string;
  readonly isUnsaved: boolean;
  readonly hint?: string;
  readonly problem?: string | null;
  readonly children: ReactNode;
}

/** A section with its name, and whether it is saved. */
export function SectionFrame({ title, name, isUnsaved, hint, problem = null, children }: SectionFrameProps) {
  const heading = useId();
  const element = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (name === undefined || hash !== `#${name}`) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [name, hash]);
  return (
    <section className={isUnsaved ? 'shop-section unsaved' : 'shop-section'} aria-labelledby={heading}>
      <h2 ref={element} id={heading} tabIndex={-1}>
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
