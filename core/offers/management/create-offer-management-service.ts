import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { PriceListId, ProductPriceId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ManagedOffer, ManagedOfferId, OfferKind, RowToOffer, StoredOffer } from './managed-offer.ts';
import { clashOf } from './offer-clash.ts';
import type { OfferManagementRepository } from './offer-management.repository.port.ts';
import type { OfferManagementService } from './offer-management.service.ts';
import { stateOn } from './offer-period.ts';
import { type OfferNames, offerPreview } from './offer-preview.ts';
import { createOfferWriting } from './offer-writing.ts';

export interface OfferManagementParts {
  readonly repository: OfferManagementRepository;
  readonly productRepository: Pick<ProductRepository, 'products' | 'productsOfRows' | 'priceOrder' | 'disabled'>;
  readonly terms: TermsRepository;
  readonly names: OfferNames;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

const notFound = { code: 'managed-offer-not-found' } as const;

export const createOfferManagementService = (parts: OfferManagementParts): OfferManagementService => {
  const { repository, productRepository, terms, clock, names } = parts;
  const today = () => dateInBuenosAires(clock.now());

  const { tagOf, checked, toAdd, toChange } = createOfferWriting(parts);

  const shown = async (stored: readonly StoredOffer[]): Promise<readonly ManagedOffer[]> => {
    const ids = stored.flatMap(({ rows }) => rows.map(({ productPriceId }) => productPriceId));
    const [products, { prices }] = await Promise.all([productRepository.productsOfRows(ids), terms.ofStaff()]);
    const day = today();
    return stored.map((offer) => ({
      ...offer,
      rows: offer.rows.flatMap((row) => {
        const offered = rowToOffer(products.get(row.productPriceId), row.productPriceId, prices.priceListId);
        return offered === null ? [] : [{ ...offered, ...row }];
      }),
      state: stateOn(offer, offer.isWithdrawn, day),
      tag: tagOf(offer),
    }));
  };

  const one = async (kind: OfferKind, id: ManagedOfferId): Promise<Result<ManagedOffer, typeof notFound>> => {
    const stored = await repository.find(kind, id);
    const [found] = stored === null ? [] : await shown([stored]);
    return found === undefined ? Err(notFound) : Ok(found);
  };

  return authorise<OfferManagementService>('management', {
    async page(_caller, filter, after) {
      const page = await repository.page(filter, today(), after);
      return page.ok ? Ok({ ...page.val, offers: await shown(page.val.offers) }) : page;
    },

    one: (_caller, kind, id) => one(kind, id),

    async rowsOf(_caller, productId) {
      const [[product], { prices }] = await Promise.all([productRepository.products([productId]), terms.ofStaff()]);
      return Ok(
        (product?.rows ?? []).flatMap(
          ({ productPriceId }) => rowToOffer(product, productPriceId, prices.priceListId) ?? [],
        ),
      );
    },

    async create(caller, kind, input) {
      const details = await checked(kind, input);
      if (!details.ok) return details;
      const { isCurrent, refused } = toAdd(kind, details.val);
      const added = await repository.add(kind, details.val, isCurrent, authorOf(caller), refused);
      return added.ok ? one(kind, added.val) : added;
    },

    async change(caller, kind, id, tag, input) {
      const details = await checked(kind, input);
      if (!details.ok) return details;
      const { isCurrent, decide } = toChange(kind, id, tag, details.val);
      const changed = await repository.change(kind, id, details.val, isCurrent, authorOf(caller), decide);
      if (!changed.ok && changed.val.code === 'managed-offer-moved') {
        return Err({ code: 'managed-offer-moved', by: (await repository.lastChange(kind, id))?.by ?? '' });
      }
      return changed.ok ? one(kind, id) : changed;
    },

    async preview(_caller, kind, input, { offerId, customerId }) {
      const details = await checked(kind, input);
      if (!details.ok) return details;
      const rivals = await repository.rivals(kind, details.val);
      const others = rivals.filter(({ id }) => id !== offerId);
      const clash = clashOf(kind, details.val, others);
      if (clash !== null) return Err(clash);
      const agreed = customerId === null ? null : await terms.of(customerId);
      if (customerId !== null && agreed === null) return Err({ code: 'customer-not-found' });
      const products = await productRepository.productsOfRows(
        details.val.rows.map(({ productPriceId }) => productPriceId),
      );
      // A customer without discounts buys at list price, except for offers.
      const { atListPrice: _ofStaff, ...atList } = (await terms.ofStaff()).prices;
      const viewer = {
        offerId,
        terms: agreed?.prices ?? atList,
        priceOrder: productRepository.priceOrder(),
        disabled: productRepository.disabled(),
      };
      return Ok(offerPreview(kind, details.val, products, viewer, names));
    },

    async carts(_caller, kind, id) {
      return (await repository.find(kind, id)) === null ? Err(notFound) : Ok(await repository.carts(kind, id));
    },

    async withdraw(caller, kind, id) {
      const withdrawn = await repository.withdraw(kind, id, authorOf(caller));
      return withdrawn.ok ? one(kind, id) : withdrawn;
    },
  });
};

const rowToOffer = (
  product: CatalogueProduct | undefined,
  id: ProductPriceId,
  priceListId: PriceListId,
): RowToOffer | null => {
  const row = product?.rows.find(({ productPriceId }) => productPriceId === id);
  if (product === undefined || row === undefined) return null;
  const { productPriceId, code, brandName, isDiscontinued, listPrices } = row;
  const { productId, description } = product.shown;
  const listPrice = listPrices.get(priceListId) ?? null;
  return { productPriceId, productId, code, brandName, description, listPrice, isDiscontinued };
};
