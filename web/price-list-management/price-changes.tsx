import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  priceChangeText,
  priceListManagementProblem,
  priceSourceText,
} from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { StateSign } from '#web/ui/state-sign.tsx';
import { linkToPriceLists } from './price-lists-url.ts';

const tones = { reading: 'under-way', waiting: 'under-way', done: 'good', failed: 'bad', undone: 'waiting' } as const;

interface PriceChangesProps {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
}

/** The scheduled changes of a list's prices, and the result of the last one. */
export function PriceChanges({ list, lists }: PriceChangesProps) {
  const { managedPriceLists } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const heading = useId();
  if (list.changes.length === 0) return null;
  const nameOf = (id: string): string => lists.find((each) => each.id === id)?.name ?? '';
  const cancel = ({ id }: PriceChange) =>
    submit(async () => {
      const answer = await managedPriceLists.cancel(list.id, id);
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: list.name, message: 'Se anuló el cambio de precios' }
          : { kind: 'Error', title: list.name, message: priceListManagementProblem(answer.val) },
      );
    });
  return (
    <section className="case-part" aria-labelledby={heading}>
      <h3 id={heading}>Cambios de precios</h3>
      <ul className="price-changes">
        {list.changes.map((change) => (
          <li key={change.id}>
            <StateSign tone={tones[change.state]} text={priceChangeText(change)} />
            <span className="muted">
              {priceSourceText(change.source, nameOf)} · {change.by}
            </span>
            {change.state === 'done' && (
              <Link to={linkToPriceLists({ open: list.id, isSheet: true })}>Ver en el historial</Link>
            )}
            {change.state !== 'done' && change.state !== 'undone' && (
              <button type="button" className="btn" disabled={isUnderWay} onClick={() => cancel(change)}>
                Anular
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
