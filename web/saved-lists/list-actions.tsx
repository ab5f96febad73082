import { useState } from 'react';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import type { SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';

interface ListActionsProps {
  readonly list: SavedListSummary;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** The acts on a list. */
export function ListActions({ list, isOpening, onOpen }: ListActionsProps) {
  const { savedLists } = useServices();
  const { toaster } = usePublicServices();
  /**
   * The open question, and the list as it was when the question was opened: a colleague's later change is shown, not
   * written over.
   */
  const [asked, setAsked] = useState<{ readonly what: 'name' | 'removal'; readonly list: SavedListSummary } | null>(
    null,
  );
  const { submit, isUnderWay } = useSubmission();
  const { name } = list;

  const remove = (seen: SavedListSummary) =>
    submit(async () => {
      const answer = await savedLists.remove(seen);
      setAsked(null);
      if (!answer.ok) toaster.show({ kind: 'Error', title: seen.name, message: savedListProblem(answer.val) });
      else toaster.show({ kind: 'Success', title: seen.name, message: 'Lista borrada' });
    });

  return (
    <>
      <button type="button" className="btn primary" disabled={isOpening} onClick={onOpen}>
        Poner en el carrito<span className="only-read"> la lista {name}</span>
      </button>
      <button type="button" className="btn" onClick={() => setAsked({ what: 'name', list })}>
        Renombrar<span className="only-read"> la lista {name}</span>
      </button>
      <button type="button" className="btn" onClick={() => setAsked({ what: 'removal', list })}>
        Borrar<span className="only-read"> la lista {name}</span>
      </button>
      {asked?.what === 'name' && (
        <ListNameDialog
          title={`Renombrar «${asked.list.name}»`}
          action="Renombrar"
          name={asked.list.name}
          save={(name) => savedLists.change(asked.list, { name })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'removal' && (
        <Confirm
          title={`¿Borrar la lista «${asked.list.name}»?`}
          action="Borrar lista"
          busy={isUnderWay}
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked.list)}
        >
          <p className="muted">La comparten los dos usuarios de la empresa. Lo que está en el carrito no cambia.</p>
        </Confirm>
      )}
    </>
  );
}
