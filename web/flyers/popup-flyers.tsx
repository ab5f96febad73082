import { useState } from 'react';
import type { Caller } from '#core/access/caller.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Dialog } from '#web/parts/dialog.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { pictureAddress } from '#web/settings.ts';
import { fileTitle } from './file-title.ts';

/** What says in local storage that they were shown (docs/rules/files.md 5). */
const key = 'popup-displayed';
const displayed = 'Si';

/** Staff of the distributor's own house are never greeted (docs/rules/files.md 5), as a customer neither. */
const isGreeted = ({ role, actedBy }: Caller): boolean => {
  const real = actedBy?.role ?? role;
  return real !== 'Admin' && real !== 'Manager';
};

/** What greets somebody who is signed in, one picture at a time, until the last was closed once in this browser. */
export function PopupFlyers() {
  const { kept } = useFront();
  const { caller } = useDesks();
  const [isDue] = useState(() => isGreeted(caller) && kept.read(key) === null);
  return isDue ? <Popups /> : null;
}

function Popups() {
  const { kept, settings } = useFront();
  const { promotions } = useDesks();
  const { answer } = useWatchedAnswer(promotions.popups);
  const [at, goTo] = useState(0);
  const popup = answer?.[at];
  if (answer === null || popup === undefined) return null;
  const isLast = at === answer.length - 1;
  const close = () => {
    if (isLast) kept.write(key, displayed);
    goTo(at + 1);
  };
  const title = fileTitle(popup.name);
  return (
    <Dialog key={popup.name} title={title} className="picture-window lying" onClose={close}>
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
