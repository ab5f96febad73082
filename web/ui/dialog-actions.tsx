interface DialogActionsProps {
  /** The text of the window's button: 'Guardar'. */
  readonly action: string;
  /** While it does it: 'Guardando…'. */
  readonly busyText?: string;
  /** While it is being done: neither button works. */
  readonly isBusy?: boolean;
  /** There is nothing to do yet. */
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
}

/** The two ends of a window with a form: to leave it, and to send it. */
export function DialogActions({
  action,
  busyText = action,
  isBusy = false,
  isDisabled = false,
  onClose,
}: DialogActionsProps) {
  return (
    <div className="dialog-actions">
      <button type="button" className="btn" disabled={isBusy} onClick={onClose}>
        Cancelar
      </button>
      <button type="submit" className="btn primary" disabled={isBusy || isDisabled}>
        {isBusy ? busyText : action}
      </button>
    </div>
  );
}
