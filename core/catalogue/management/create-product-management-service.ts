import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { findPage } from '#core/search/page/find-page.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numericIds } from '../numeric-ids.ts';
import type { ManagedProduct, ProductFilter, SeenProduct } from './managed-product.ts';
import { mayRemoveProduct } from './may-remove-product.ts';
import type { ProductDetails } from './product-details.ts';
import { checkedProduct } from './product-flaws.ts';
import type {
  FoundProducts,
  ProductManagementRepository,
  ProductNotAsSeen,
} from './product-management.repository.port.ts';
import type { ProductManagementService } from './product-management.service.ts';

export interface ProductManagementParts {
  readonly products: ProductManagementRepository;
  readonly searchIndex: SearchIndexProvider;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Products of a family whose attributes are looked at: enough to know what a family has. */
const maxLookedAt = 500;

const notFound = { code: 'product-not-found' } as const;

export const createProductManagementService = ({
  products,
  searchIndex,
  hasher,
  clock,
}: ProductManagementParts): ProductManagementService => {
  const today = (): string => dateInBuenosAires(clock.now());
  const tagOf = ({ details }: ManagedProduct): string => hasher.digest(JSON.stringify(details));

  /**
   * Words and families are asked of the index, which is in memory; the database knows the rest by code, and what lies
   * where the words say, which comes first (docs/rules/product-management.md 11).
   */
  const foundBy = async ({ text, brandId, typeId }: ProductFilter): Promise<FoundProducts | null> => {
    const words = text.trim();
    if (words === '' && typeId === '') return null;
    const located = words === '' ? [] : await products.locatedAt({ text: words, brandId, typeId });
    const isLocated = new Set(located);
    const filters = {
      ...(brandId === '' ? {} : { brandIds: numericIds([brandId]) }),
      ...(typeId === '' ? {} : { typeIds: numericIds([typeId]) }),
    };
    return (upTo) => {
      const { hits } = findPage(searchIndex.current(), {
        ...(words === '' ? {} : { code: words, text: words, isTyping: true }),
        filters,
        page: 1,
        pageSize: upTo,
      });
      const others = hits.map(({ key }) => key).filter((key) => !isLocated.has(key));
      return [...located, ...others].slice(0, upTo);
    };
  };

  const one = async (id: ProductId): Promise<Result<SeenProduct, typeof notFound>> => {
    const [found, changed] = await Promise.all([products.find(id), products.lastChange(id)]);
    return found === null ? Err(notFound) : Ok({ ...found, tag: tagOf(found), changed });
  };

  return authorise<ProductManagementService>('management', {
    page: async (_caller, filter, after) => products.page(filter, await foundBy(filter), after),
    choices: async () => Ok(await products.choices()),
    async attributes(_caller, typeId) {
      const filters = { typeIds: numericIds([typeId]) };
      const { hits } = findPage(searchIndex.current(), { filters, page: 1, pageSize: maxLookedAt });
      return Ok(await products.attributesOf(hits.map(({ key }) => key)));
    },
    one: (_caller, id) => one(id),

    async create(caller, input) {
      const details = checkedProduct(input, today());
      if (!details.ok) return details;
      const added = await products.add(details.val, authorOf(caller));
      return added.ok ? one(added.val) : added;
    },

    async change(caller, id, tag, input) {
      const details = checkedProduct({ ...input, storageLocation: input.storageLocation ?? '' }, today());
      if (!details.ok) return details;
      const changed = await products.change(id, authorOf(caller), (held): Result<ProductDetails, ProductNotAsSeen> => {
        if (held === null) return Err(notFound);
        if (tag !== null && tagOf(held) !== tag) return Err({ code: 'product-moved', by: '' });
        const { storageLocation } = input.storageLocation === undefined ? held.details : details.val;
        return Ok({ ...details.val, storageLocation });
      });
      if (!changed.ok && changed.val.code === 'product-moved') {
        return Err({ code: 'product-moved', by: (await products.lastChange(id))?.by ?? '' });
      }
      return changed.ok ? one(id) : changed;
    },

    async setSale(caller, id, sale) {
      const set = await products.setSale(id, sale, authorOf(caller));
      return set.ok ? one(id) : set;
    },

    async mayRemove(_caller, id) {
      if ((await products.find(id)) === null) return Err(notFound);
      return mayRemoveProduct(await products.uses(id));
    },

    remove: (caller, id) => products.remove(id, authorOf(caller)),
  });
};
