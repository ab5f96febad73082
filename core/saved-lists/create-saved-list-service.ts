import { authorise } from '#core/access/authorise.ts';
import { whoDidIt } from '#core/access/caller.ts';
import { rowCost } from '#core/cart/calculate.ts';
import type { CartRepository } from '#core/cart/cart.repository.port.ts';
import { knownProducts } from '#core/cart/known-products.ts';
import { rowsOfCart } from '#core/cart/rows-of-cart.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SavedListRepository } from './saved-list.repository.port.ts';
import type { SavedListFailure, SavedListService } from './saved-list.service.ts';
import { type LineToSave, linesToSave, listName, maxListNameLength, type SavedLine } from './saved-list.ts';

export interface SavedListParts {
  readonly lists: SavedListRepository;
  readonly carts: Pick<CartRepository, 'read' | 'held'>;
  readonly productRepository: Pick<ProductRepository, 'productsOfRows' | 'disabled'>;
  readonly terms: TermsRepository;
  readonly hasher: Hasher;
}

interface NamedLines {
  readonly saved: readonly SavedLine[];
  readonly leftOut: number;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'list-not-found' } as const);
const nameInvalid = Err({ code: 'list-name-invalid', most: maxListNameLength } as const);

export const createSavedListService = ({
  lists,
  carts,
  productRepository,
  terms,
  hasher,
}: SavedListParts): SavedListService => {
  /**
   * The lines with the names and the costs of today. What is not for sale now may be again: it stays, without a cost.
   * What the catalogue has no more is left out, for one such line is no reason to lose the others.
   */
  const named = async (
    customerId: CustomerId,
    lines: readonly LineToSave[],
  ): Promise<Result<NamedLines, SavedListFailure>> => {
    const checked = linesToSave(lines);
    if (!checked.ok) return checked;
    const [agreed, products] = await Promise.all([
      terms.of(customerId),
      knownProducts(
        { productRepository, carts },
        customerId,
        checked.val.map(({ productPriceId }) => productPriceId),
      ),
    ]);
    if (agreed === null) return notAllowed;
    const saved: SavedLine[] = [];
    for (const line of checked.val) {
      const { productPriceId, quantity } = line;
      const product = products.get(productPriceId);
      const row = product?.rows.find((each) => each.productPriceId === productPriceId);
      if (row === undefined) continue;
      const found = rowCost(product, productPriceId, quantity, agreed, productRepository.disabled());
      saved.push({ ...line, code: row.code, brand: row.brandName, cost: found.ok ? found.val.cost : null });
    }
    return saved.length === 0 ? Err({ code: 'list-empty' }) : Ok({ saved, leftOut: checked.val.length - saved.length });
  };

  return authorise<SavedListService>('cart', {
    async all({ customerId }) {
      return customerId === null ? notAllowed : Ok(await lists.all(customerId));
    },

    async read({ customerId }, id) {
      if (customerId === null) return notAllowed;
      const list = await lists.read(customerId, id);
      return list === null ? notFound : Ok(list);
    },

    async create(caller, { name: typed, lines }, idempotencyKey) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const name = listName(typed);
      if (name === null) return nameInvalid;
      const payloadHash = hasher.digest(JSON.stringify([name, lines]));
      const before = madeBefore(await lists.knownKey(customerId, idempotencyKey), payloadHash);
      if (before !== null) return before.map((made) => ({ ...made.list, leftOut: made.leftOut }));
      const ready = await named(
        customerId,
        lines === 'cart' ? rowsOfCart(await carts.read(customerId), 'left-out') : lines,
      );
      if (!ready.ok) return ready;
      const { saved, leftOut } = ready.val;
      const list = { name, lines: saved, leftOut, idempotencyKey, payloadHash };
      const added = await lists.add(customerId, list, whoDidIt(caller));
      return added.map((kept) => ({ ...kept, leftOut }));
    },

    async change(caller, which, { name: typed, lines }) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const stand = await lists.check(customerId, which);
      if (!stand.ok) return stand;
      const name = typed === undefined ? undefined : listName(typed);
      if (name === null) return nameInvalid;
      const ready = lines === undefined ? undefined : await named(customerId, lines);
      if (ready !== undefined && !ready.ok) return ready;
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(ready === undefined ? {} : { lines: ready.val.saved }),
      };
      const changed = await lists.change(customerId, which, change, whoDidIt(caller));
      return changed.map((list) => ({ ...list, leftOut: ready?.val.leftOut ?? 0 }));
    },

    async remove(caller, which) {
      const { customerId } = caller;
      return customerId === null ? notAllowed : lists.remove(customerId, which, whoDidIt(caller));
    },
  });
};
