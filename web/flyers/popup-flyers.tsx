import { useState } from 'react';
import type { Caller } from '#core/access/caller.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { fileTitle } from './file-title.ts';

/** The key in local storage that says that they were shown (docs/rules/files.md 5). */
const key = 'popup-displayed';
const displayed = 'Si';

/** The distributor's own staff are never greeted (docs/rules/files.md 5), as a customer neither. */
const isGreeted = ({ role, actedBy }: Caller): boolean => {
  const real = actedBy?.role ?? role;
  return real !== 'Admin' && real !== 'Manager';
};

/** What greets somebody who is signed in, one picture at a time, until the last was closed once in this browser. */
export function PopupFlyers() {
  const { kept } = usePublicServices();
  const { caller } = useServices();
  const [isDue] = useState(() => isGreeted(caller) && kept.read(key) === null);
  return isDue ? <Popups /> : null;
}

function Popups() {
  const { kept, settings } = usePublicServices();
  const { promotions } = useServices();
  const { answer } = useServiceQuery(promotions.popups);
  const [at, setAt] = useState(0);
  const popup = answer?.[at];
  if (answer === null || popup === undefined) return null;
  const isLast = at === answer.length - 1;
  const close = () => {
    if (isLast) kept.write(key, displayed);
    setAt(at + 1);
  };
  const title = fileTitle(popup.name);
  return (
    <Dialog key={popup.name} title={title} className="picture-dialog lying" onClose={close}>
      <img src={pictureAddress(settings, 'Popups', popup.name)} alt={title} width={1000} height={680} onError={close} />
      <div className="dialog-actions">
        {answer.length > 1 && (
          <span className="muted">
            {at + 1} de {answer.length}
          </span>
        )}
        <button type="button" className="btn primary" onClick={close}>
          {isLast ? 'Cerrar' : 'Siguiente'}
        </button>
      </div>
    </Dialog>
  );
}
