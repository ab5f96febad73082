import { useEffect, useState } from 'react';
import { alertProblem } from '#adapters/texts/customers.es.ts';
import { type Alert, paragraphsOf } from '#core/alert/alert.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Dialog } from '#web/parts/dialog.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { useSubmission } from '#web/parts/submission.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { searchFieldId } from '#web/shell/shortcuts.ts';

/** What the distributor wants every customer to know: a flag that goes once it was marked as seen (docs/rules/alert.md 1). */
export function AlertButton() {
  const { alert: keeper } = useDesks();
  const { answer: alert } = useWatchedAnswer(keeper.unseen);
  const [isOpen, open] = useState(false);
  const isThere = alert !== null;
  useEffect(() => {
    if (!isThere) return;
    return () => {
      open(false);
      // The flag goes, and must not take the focus with it.
      if (document.activeElement === document.body) document.getElementById(searchFieldId)?.focus();
    };
  }, [isThere]);
  if (alert === null) return null;
  return (
    <>
      <button
        type="button"
        className="alert-button"
        aria-label="Aviso"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Icon name="flag" />
        <span className="word">Aviso</span>
      </button>
      {isOpen && <AlertWindow alert={alert} onClose={() => open(false)} />}
    </>
  );
}

function AlertWindow({ alert, onClose }: { readonly alert: Alert; readonly onClose: () => void }) {
  const { alert: keeper } = useDesks();
  const { toaster } = useFront();
  const { submit, isUnderWay } = useSubmission();
  const markSeen = () =>
    submit(async () => {
      const answer = await keeper.markSeen();
      if (answer.ok) onClose();
      else toaster.show({ kind: 'Error', title: 'Aviso', message: alertProblem(answer.val) });
    });
  return (
    <Dialog title={alert.title === '' ? 'Aviso' : alert.title} className="alert-window" onClose={onClose}>
      <div className="alert-text">
        {keyed(paragraphsOf(alert.message)).map(([key, paragraph]) => (
          <p key={key}>{paragraph}</p>
        ))}
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
        <button type="button" className="btn primary" disabled={isUnderWay} onClick={markSeen}>
          Marcar como leído
        </button>
      </div>
    </Dialog>
  );
}

/** The same paragraph may stand twice. */
const keyed = (paragraphs: readonly string[]): readonly (readonly [key: string, paragraph: string])[] =>
  paragraphs.map((paragraph, place) => [`${place} ${paragraph}`, paragraph]);
