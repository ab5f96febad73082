import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopupMenuProps {
  /** The button's name for screen readers; left out, its label is the name. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly className?: string;
  /** The button's class: 'btn' for one that looks like those beside it. */
  readonly buttonClass?: string;
  readonly children: ReactNode;
}

/** Arrows, Home and End go through the items; a field among them keeps its own keys. */
function moveAlong(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement) return;
  const items: (Element | null)[] = [...menu.querySelectorAll('.menu-item')];
  const at = items.indexOf(document.activeElement);
  const goTo: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at === -1 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const next = goTo[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  const item = items.at(next % items.length);
  if (item instanceof HTMLElement) item.focus();
}

/**
 * A button, or the arrow down on it, opens what is below it: closed by Esc or by choosing from it (the focus goes
 * back), or by going elsewhere.
 */
export function PopupMenu({ name, label, className = '', buttonClass = '', children }: PopupMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    const element = whole.current;
    if (!isOpen || element === null) return;
    const leave = (event: Event) => {
      const towards = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (!(towards instanceof Node && element.contains(towards))) setIsOpen(false);
    };
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') {
        moveAlong(element, event);
        return;
      }
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    };
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a, .menu-item'))) return;
      setIsOpen(false);
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
        className={`popup-button ${buttonClass}`}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {label}
      </button>
      <div id={panelId} className="popup-panel" tabIndex={-1} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
