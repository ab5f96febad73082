import { lazy, Suspense, useState } from 'react';
import { listKept, savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import type { OpenedList } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { lacksQuantity, type QuickOrder } from '#core/quick-order/quick-order.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useKeepingList } from '#web/saved-lists/use-keeping-list.ts';
import { useServices } from '#web/services.ts';

const ListNameDialog = lazy(() =>
  import('#web/saved-lists/list-name-dialog.tsx').then((module) => ({ default: module.ListNameDialog })),
);

interface SaveOrderProps {
  readonly quickOrder: QuickOrderActor;
  readonly order: QuickOrder;
  /** The list that the lines come from. */
  readonly list: OpenedList | null;
  /** Lines were changed since they were last read: what would be kept is not what is shown. */
  readonly isUnresolved: boolean;
  /** And nobody is reading them. */
  readonly asksAgain: boolean;
}

/** Keeps the lines whose article is known as a list: a new one, or the one that they come from. */
export function SaveOrder({ quickOrder, order, list, isUnresolved, asksAgain }: SaveOrderProps) {
  const { savedLists } = useServices();
  const { toaster } = usePublicServices();
  const keep = useKeepingList();
  const [isOpen, setIsOpen] = useState(false);
  const { submit, isUnderWay } = useSubmission();
  const rows = order.lines.flatMap((line) => (line.row === null || lacksQuantity(line) ? [] : line.row));
  const lines = rows.map(({ productPriceId, quantity }) => ({ productPriceId, quantity }));
  const left = order.lines.length - rows.length;
  if (rows.length === 0) return null;

  const saved = (kept: OpenedList) => quickOrder.send({ type: 'saved', list: kept });
  const saveChanges = (changed: OpenedList) =>
    submit(async () => {
      const answer = await savedLists.change(changed, { lines });
      if (answer.ok) saved(answer.val);
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: changed.name, message: listKept(answer.val) }
          : { kind: 'Error', title: changed.name, message: savedListProblem(answer.val) },
      );
    });

  return (
    <div className="save-order">
      {list !== null && (
        <button
          type="button"
          className="btn wrapped"
          disabled={isUnderWay || isUnresolved}
          onClick={() => saveChanges(list)}
        >
          Guardar cambios en «{list.name}»
        </button>
      )}
      <button type="button" className="btn wrapped" disabled={asksAgain} onClick={() => setIsOpen(true)}>
        Guardar como lista{list !== null && ' nueva'}
      </button>
      {isOpen && (
        <Suspense>
          <ListNameDialog
            title="Guardar como lista"
            action="Guardar lista"
            hint={left > 0 ? 'Las líneas sin un artículo elegido o sin una cantidad entera no se guardan.' : undefined}
            save={(name) => keep({ name, lines })}
            onSaved={saved}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
