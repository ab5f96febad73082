import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface PopupMenuProps {
  /** What the button is called for whoever doesn't see it; left out, its label says it. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that opens what is below it: closed by Esc (the focus goes back), by choosing, or by going elsewhere. */
export function PopupMenu({ name, label, className = '', children }: PopupMenuProps) {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) open(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    open(false);
    button.current?.focus();
  };
  return (
    <div role="presentation" className={`popup ${className}`} onBlur={leave} onKeyDown={keys}>
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
      <div id={panelId} className="popup-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
