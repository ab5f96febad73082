import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import type { SavedList, SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { quickOrderModule } from '#web/modules/quick-order.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';

/** The lines of a list as a quick order asks for them: their rows are known, and what they cost is compared. */
export const askedOfList = ({ lines }: SavedList): readonly AskedLine[] =>
  lines.map(({ productPriceId, quantity, code, brand, cost }, at) => ({
    lines: [at + 1],
    text: `${code} ${brand}`,
    code,
    quantity,
    unread: null,
    productPriceId,
    costBefore: cost,
  }));

/** Opens a list as a quick order, at today's prices, after what is there already. */
export function useOpening() {
  const { savedLists, quickOrder } = useServices(quickOrderModule);
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<SavedListSummary['id'] | null>(null);
  const { submit, isUnderWay } = useSubmission();

  const read = async ({ id, name }: SavedListSummary): Promise<void> => {
    const answer = await savedLists.read(id);
    if (!answer.ok) {
      toaster.show({ kind: 'Error', title: name, message: savedListProblem(answer.val) });
      return;
    }
    const isFirst = quickOrder.getSnapshot().context.draft.lines.length === 0;
    const { version } = answer.val;
    quickOrder.send({ type: 'open', lines: askedOfList(answer.val), list: { id, name, version } });
    if (!isFirst) toaster.show({ kind: 'Info', title: name, message: 'Se sumó a lo que había en el pedido rápido' });
    navigate('/quick-order');
  };
  const open = (list: SavedListSummary) => {
    if (isUnderWay) return;
    setChosen(list.id);
    submit(() => read(list));
  };
  return { open, opening: isUnderWay ? chosen : null };
}
