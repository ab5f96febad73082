import { createLru } from '#adapters/lru-cache/create-lru.ts';
import type { ListPrices } from '#core/catalogue/products/catalogue-product.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import { Money } from '#core/shared/money.ts';

type Places = ReadonlyMap<PriceListId, number>;

/** How many sets of lists are shared; a catalogue with more of them prices each row in lists of its own. */
const maxShared = 200;

/** Where each list stands; nearly all rows are priced in the same lists, and share one of these. */
const known = createLru<string, Places>(maxShared);

/**
 * Prices in cents, in the order of their lists: with a map and an amount each, those of 20 lists of 30,000 rows would
 * be most of what the server keeps in memory.
 */
class PricesInCents implements ListPrices {
  readonly #places: Places;
  readonly #cents: readonly number[];

  constructor(places: Places, cents: readonly number[]) {
    this.#places = places;
    this.#cents = cents;
  }

  get(list: PriceListId): Money | undefined {
    const cents = this.#cents[this.#places.get(list) ?? -1];
    return cents === undefined ? undefined : new Money(cents, 2);
  }
}

/** What a row costs in each list, from its id and the price in cents. */
export const listPrices = (prices: readonly (readonly [list: number, cents: number])[]): ListPrices => {
  const lists = prices.map(([list]) => list);
  const places = getOrCreate<string, Places>(
    known,
    lists.join(),
    () => new Map(lists.map((list, place) => [asId<'price-list'>(String(list)), place])),
  );
  return new PricesInCents(
    places,
    prices.map(([, cents]) => cents),
  );
};
