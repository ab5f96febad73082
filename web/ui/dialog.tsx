import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** While something is done whose failure is shown here: Esc does not close it, however often it is pressed. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal window over the browser's own dialog: it holds the focus and gives it back, and Esc closes only the one on
 * top.
 */
export function Dialog({ title, onClose, className = '', isBusy = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
      // What takes the focus may be taller than the window: it opens at its beginning all the same.
      dialog.scrollTop = 0;
      if (dialog.firstElementChild !== null) dialog.firstElementChild.scrollTop = 0;
    }
    return () => {
      dialog?.close();
      // A window that was taken away leaves the focus nowhere: it goes back to what opened it.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // The browser would give the focus back before it says `close`: a key in between would act on a screen that still
  // holds this window. So Esc closes it here, as a button does. Events of a window inside of this one are not its own.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isBusy) onClose();
  };
  // Browsers close a dialog at a second Esc even where `cancel` was prevented: then it is opened again.
  const closed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
    if (isBusy) currentTarget.showModal();
    else onClose();
  };
  return (
    <dialog ref={element} className={className} aria-labelledby={titleId} onCancel={cancel} onClose={closed}>
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
