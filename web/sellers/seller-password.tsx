import { useState } from 'react';
import { sellersProblem } from '#adapters/texts/sellers.es.ts';
import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type { Credential } from '#core/credentials/credential.ts';
import type { Seller } from '#core/sellers/seller.ts';
import { NewPassword } from '#web/customers/new-password.tsx';
import { ShownLogin } from '#web/customers/shown-login.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface SellerPasswordProps {
  readonly seller: Seller;
  readonly onClose: () => void;
}

/** A seller's login. The password is seen by nobody, but for one that was issued in this window. */
export function SellerPassword({ seller: { id, name, user, password }, onClose }: SellerPasswordProps) {
  const { sellers } = useServices();
  const [asks, setAsks] = useState(false);
  const [issued, setIssued] = useState<IssuedPassword | null>(null);
  const shown = issued?.password ?? password;
  const credential: Credential | null =
    user === null ? null : { login: user, password: shown, hidden: shown === null ? 'staff' : null, lock: null };
  return (
    <>
      <Dialog title={`Contraseña de ${name}`} className="passwords-dialog" onClose={onClose}>
        <ShownLogin title="Vendedor" credential={credential} issued={issued} onRenew={() => setAsks(true)} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cerrar
          </button>
        </div>
      </Dialog>
      {asks && user !== null && (
        <NewPassword
          login={user}
          issue={() => sellers.issue(id)}
          problemOf={sellersProblem}
          onIssued={setIssued}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
