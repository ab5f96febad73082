import { useEffect, useState } from 'react';
import { alertProblem } from '#adapters/texts/customers.es.ts';
import { type Alert, paragraphsOf } from '#core/alert/alert.ts';
import { textPieces } from '#core/alert/text-pieces.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { searchFieldId } from '#web/shell/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * What the distributor wants every customer to know: a flag that goes once it was marked as seen
 * (docs/rules/alert.md 1).
 */
export function AlertButton() {
  const { alert: queries } = useServices();
  const { answer: alert } = useServiceQuery(queries.unseen);
  const [isOpen, setIsOpen] = useState(false);
  const isThere = alert !== null;
  useEffect(() => {
    if (!isThere) return;
    return () => {
      setIsOpen(false);
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
        onClick={() => setIsOpen(true)}
      >
        <Icon name="flag" />
        <span className="word">Aviso</span>
      </button>
      {isOpen && <AlertDialog alert={alert} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AlertDialog({ alert, onClose }: { readonly alert: Alert; readonly onClose: () => void }) {
  const { alert: queries } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const markSeen = () =>
    submit(async () => {
      const answer = await queries.markSeen();
      if (answer.ok) onClose();
      else toaster.show({ kind: 'Error', title: 'Aviso', message: alertProblem(answer.val) });
    });
  return (
    <Dialog title={alert.title === '' ? 'Aviso' : alert.title} className="alert-dialog" onClose={onClose}>
      {/* The first that takes the focus: a long text opens at its beginning, and keys move through it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved through by keys */}
      <div className="alert-text" tabIndex={0} role="document" aria-label="Mensaje">
        {keyed(paragraphsOf(alert.message)).map(([key, paragraph]) => (
          <p key={key}>
            {textPieces(paragraph).map(({ at, text, link }) =>
              link === null ? (
                text
              ) : (
                <a key={at} href={link} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
            )}
          </p>
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

/** A paragraph may be there twice. */
const keyed = (paragraphs: readonly string[]): readonly (readonly [key: string, paragraph: string])[] =>
  paragraphs.map((paragraph, place) => [`${place} ${paragraph}`, paragraph]);
