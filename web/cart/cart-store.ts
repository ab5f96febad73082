import { QueryObserver } from '@tanstack/react-query';
import type { Caller } from '#core/access/caller.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { CartFailure, CartService, LineKey, RowToSet } from '#core/cart/cart.service.ts';
import type { Cart, CartState } from '#core/cart/cart.ts';
import { lineAt, type NamedLine } from '#core/cart/named-line.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { pricesMoved } from '#core/live/outdating.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { ServiceError, type ServiceQueries } from '#web/state/query-client.ts';
import { createStore, type Readable } from '#web/state/store.ts';
import { type CartChanges, changesBetween, changesByOrder } from './cart-changes.ts';

/** The company's cart as this tab knows it. Quantities are read from here, never from a kept search. */
export interface CartView {
  /** Null until it was read once. */
  readonly cart: Cart | null;
  readonly failure: CartFailure | null;
  readonly quantities: ReadonlyMap<ProductPriceId, number>;
  /** Keys of the lines whose change is on its way. */
  readonly sending: ReadonlySet<string>;
  /** The last changes by a colleague, or the order that this login sent, here or elsewhere. */
  readonly changes: CartChanges | null;
}

export interface CartStore {
  readonly view: Readable<CartView>;
  start(): void;
  stop(): void;
  refresh(): void;
  /** Resolves when the cart was read anew, so that what is shown is what the server holds. */
  setQuantity(line: NamedLine, quantity: number): Promise<Result<CartState, CartFailure>>;
  /** Sets all of the lines or none (CartService.setLines). */
  setLines(lines: readonly RowToSet[]): Promise<Result<CartState, CartFailure>>;
  acceptPrices(): Promise<Result<CartState, CartFailure>>;
}

export const keyOfLine = ({ productPriceId, offerLotId }: Pick<LineKey, 'productPriceId' | 'offerLotId'>): string =>
  productPriceId === null ? `lot ${offerLotId}` : `row ${productPriceId}`;

export function createCartStore(
  service: CartService,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): CartStore {
  const hasCart = isCustomerRole(caller.role);
  const view = createStore<CartView>({
    cart: null,
    failure: null,
    quantities: new Map(),
    sending: new Set(),
    changes: null,
  });
  const reading = queries.define('cart', () => service.read(caller), {
    staleTime: 0,
    outdatedBy: ['CartChanged', ...pricesMoved],
  });
  const subscriptions: { unsubscribe(): void }[] = [];
  /** Who changed the cart since it was last read, if it was somebody else. */
  let colleague: string | null = null;

  const take = (cart: Cart) => {
    const before = view.get();
    if (cart === before.cart) return;
    const changes =
      colleague !== null && before.cart !== null ? changesBetween(before.cart, cart, colleague) : before.changes;
    colleague = null;
    view.set({ ...before, cart, failure: null, quantities: quantitiesOf(cart), changes });
  };

  /** Resolves when it was read, or could not be. */
  const refresh = () => reading.outdate();

  const mark = (key: string, isSending: boolean) =>
    view.set((before) => {
      const sending = new Set(before.sending);
      if (isSending) sending.add(key);
      else sending.delete(key);
      return { ...before, sending };
    });

  return {
    view,
    refresh: () => void refresh(),
    start() {
      if (hasCart) {
        const observer = new QueryObserver(reading.client, reading.options('all'));
        const unsubscribe = observer.subscribe(({ data, error, isFetching }) => {
          if (isFetching) return;
          if (error instanceof ServiceError) {
            const failure: CartFailure = error.failure;
            view.set((before) => ({ ...before, failure }));
          } else if (data !== undefined) take(data.answer);
        });
        subscriptions.push({ unsubscribe });
      }
      subscriptions.push(
        live.on('notice', ({ notice }) => {
          if (notice.name !== 'CartChanged') return;
          const { by = null, order } = notice.facts ?? {};
          // An order, one's own too, says what became of every line: nobody else changed what is missing afterwards.
          if (order !== undefined) colleague = null;
          else if (by !== caller.userName) colleague = by;
          if (order !== undefined && by !== null)
            view.set((before) => ({ ...before, changes: changesByOrder(order, by) }));
        }),
      );
    },
    stop() {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
    },
    async setQuantity(line, quantity) {
      const key = keyOfLine(line);
      mark(key, true);
      const seen = seenOf(view.get().cart, key);
      const answer =
        quantity === 0
          ? await service.removeLine(caller, { ...lineAt(line, heldOf(view.get().cart, key)), ...seen })
          : await service.setLine(caller, { ...lineAt(line, quantity), ...seen, quantity });
      if (answer.ok || answer.val.code === 'lines-moved') await refresh();
      mark(key, false);
      return answer;
    },
    async setLines(lines) {
      const answer = await service.setLines(caller, lines);
      await refresh();
      return answer;
    },
    async acceptPrices() {
      const answer = await service.acceptPrices(caller, view.get().cart?.tag ?? null);
      await refresh();
      return answer;
    },
  };
}

/**
 * What this tab shows of a line, so that what another window put there is not written over; nothing while the cart was
 * never read.
 */
const seenOf = (cart: Cart | null, key: string): { readonly was?: number } =>
  // A server whose carts have no tag is another's, which knows nothing of it and may refuse the header.
  cart === null || cart.tag === null ? {} : { was: heldOf(cart, key) };

const heldOf = (cart: Cart | null, key: string): number =>
  cart?.products.find((line) => keyOfLine(line) === key)?.quantity ?? 0;

const quantitiesOf = (cart: Cart): ReadonlyMap<ProductPriceId, number> =>
  new Map(
    cart.products.flatMap(({ productPriceId, quantity }) =>
      productPriceId === null ? [] : [[productPriceId, quantity] as const],
    ),
  );
