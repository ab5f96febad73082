import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopupMenuProps {
  /** What the button is called for whoever doesn't see it; left out, its label says it. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that opens what is below it: closed by Esc or by following a link in it (the focus goes back), or by going elsewhere. */
export function PopupMenu({ name, label, className = '', children }: PopupMenuProps) {
  const [isOpen, open] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    const element = whole.current;
    if (!isOpen || element === null) return;
    const leave = (event: Event) => {
      const towards = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (!(towards instanceof Node && element.contains(towards))) open(false);
    };
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      open(false);
      button.current?.focus();
    };
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a'))) return;
      open(false);
      button.current?.focus();
    };
    element.addEventListener('click', follow);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', keys);
    document.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', keys);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);

  return (
    <div ref={whole} className={`popup ${className}`}>
      <button
        ref={button}
        type="button"
        className="popup-button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => open(!isOpen)}
      >
        {label}
      </button>
      <div id={panelId} className="popup-panel" tabIndex={-1} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
