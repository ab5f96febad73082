import { copyText } from '#web/state/clipboard.ts';
import { announce } from '#web/ui/announcer.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

export interface IssuedLogin {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

interface IssuedLoginDialogProps {
  readonly login: IssuedLogin;
  readonly onClose: () => void;
}

/** A login and the password that was issued to it, which nobody sees again. */
export function IssuedLoginDialog({ login: { name, login, password }, onClose }: IssuedLoginDialogProps) {
  const copy = async () => {
    announce((await copyText(`Usuario: ${login}\nContraseña: ${password}`)) ? 'Copiado' : 'No se pudo copiar');
  };
  return (
    <Dialog title={`Contraseña de ${name}`} className="issued-login" onClose={onClose}>
      <dl className="facts">
        <div>
          <dt>Usuario</dt>
          <dd className="mono">{login}</dd>
        </div>
        <div>
          <dt>Clave</dt>
          <dd className="mono">{password}</dd>
        </div>
      </dl>
      <p className="notice warn">Copiala ahora: no se vuelve a mostrar.</p>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="copy" />
          Copiar
        </button>
        <button type="button" className="btn primary" onClick={onClose}>
          Ya la copié
        </button>
      </div>
    </Dialog>
  );
}
