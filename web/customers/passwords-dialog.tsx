import { Dialog } from '#web/ui/dialog.tsx';
import { CustomerCredentials } from './customer-credentials.tsx';
import type { CustomerWithLogins } from './use-credentials.ts';

interface PasswordsDialogProps {
  readonly customer: CustomerWithLogins;
  readonly onClose: () => void;
}

/** The two logins of one customer in a window of their own. */
export function PasswordsDialog({ customer, onClose }: PasswordsDialogProps) {
  return (
    <Dialog title={`Contraseñas de ${customer.name}`} className="passwords-dialog" onClose={onClose}>
      <CustomerCredentials customer={customer} />
      <p className="muted">Cada vez que se abre esta ventana queda registrado quién miró.</p>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
