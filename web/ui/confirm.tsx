import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly action: string;
  /** The answer to stay, where 'Cancelar' would mean the other one. */
  readonly stay?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** While it is being done: neither button works, nor does Esc, since the question tells why it failed. */
  readonly busy?: boolean;
  /** Where a failure is shown elsewhere too: Esc leaves the question, and what is being done goes on. */
  readonly mayBeLeft?: boolean;
  readonly children?: ReactNode;
}

/** A question with two answers, of which the first changes nothing. */
export function Confirm({
  title,
  action,
  stay = 'Cancelar',
  onConfirm,
  onClose,
  busy = false,
  mayBeLeft = false,
  children,
}: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose} isBusy={busy && !mayBeLeft}>
      {children}
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={busy} onClick={onClose}>
          {stay}
        </button>
        <button type="button" className="btn primary" disabled={busy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
