import type { SearchAnswer, SearchHit } from '#core/search/query.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { askedApplicationsOf } from './asked-applications.ts';
import { type Asked, askedRows, withAskedFirst } from './asked-rows.ts';
import { cardsInHelpings } from './cards-in-helpings.ts';
import { type Eyes, forCaller } from './for-caller.ts';
import type { FoundBy } from './product.ts';
import type { Shown } from './product-groups.ts';
import type { ProductShelf } from './product-shelf.port.ts';

/** What the index found, as this caller sees it: at their prices, with the rows and applications that were asked for. */
export const showHits = async (
  shelf: Pick<ProductShelf, 'cards'>,
  eyes: Eyes,
  asked: Asked,
  { hits, fits }: Pick<SearchAnswer, 'hits' | 'fits'>,
): Promise<readonly Shown[]> => {
  const foundBy = foundByOfHits(hits);
  const cards = await cardsInHelpings(shelf, [...foundBy.keys()]);
  const askedOf = askedApplicationsOf(fits);
  return cards.map((card) => {
    const product = forCaller(card, eyes, foundBy.get(card.productId) ?? null, askedOf(card));
    // One row has no order; whoever shows it marks it (`pageAskedFirst`).
    if (product.prices.length < 2) return { card, product };
    return { card, product: withAskedFirst(product, askedRows(card.rows, asked, product.foundBy), asked) };
  });
};

export const foundByOfHits = (hits: readonly SearchHit[]): ReadonlyMap<ProductId, FoundBy | null> =>
  new Map(hits.map(({ key, reason }) => [asId<'product'>(String(key)), foundByOf(reason)]));

const foundByOf = (reason: SearchHit['reason']): FoundBy | null =>
  reason.by === 'listed' ? null : { by: reason.by, code: reason.code ?? '', brand: reason.brand ?? '' };
