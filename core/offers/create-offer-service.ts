import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CartRepository } from '#core/cart/cart.repository.port.ts';
import { inCatalogueOrder } from '#core/catalogue/products/in-catalogue-order.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { groupProducts, type WithCatalogueProduct } from '#core/catalogue/products/product-groups.ts';
import { showProducts } from '#core/catalogue/products/show-products.ts';
import { viewerOf } from '#core/catalogue/products/viewer-of.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { seesDisabled } from '#core/catalogue/taxonomy/sees-disabled.ts';
import type { TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { OfferLotId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { lotForCustomer } from './lot-for-customer.ts';
import type { OfferRepository } from './offer.repository.port.ts';
import type { OfferLot, OfferService } from './offer.service.ts';
import { offeredRows } from './offered-rows.ts';
import { publicityOf } from './publicity.ts';
import { isSwitchedOff } from './value-quantity.ts';

export interface OffersParts {
  readonly offers: OfferRepository;
  readonly productRepository: ProductRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly terms: TermsRepository;
  readonly carts: CartRepository;
  /** Lets other calls of this process go first: thousands of prices take a while. */
  readonly yieldToOthers: () => Promise<void>;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

/** Products are fetched and priced in batches, so that nothing takes long at once. */
const batch = 200;

export const createOfferService = (parts: OffersParts): OfferService => {
  const { offers, productRepository, taxonomy, carts, yieldToOthers } = parts;

  const offeredProducts = async (caller: Caller): Promise<readonly WithCatalogueProduct[]> => {
    const [viewer, ids] = await Promise.all([viewerOf(parts, caller), offers.offeredProducts()]);
    const disabled = productRepository.disabled();
    const hidden = seesDisabled(caller) ? nothingDisabled : disabled;
    const shown: WithCatalogueProduct[] = [];
    for (const some of inBatches(ids, batch)) {
      const products = await productRepository.products(some);
      const offered = products.flatMap((product) => offeredRows(product, viewer.terms.priceListId, hidden) ?? []);
      shown.push(...showProducts(offered, caller, viewer, disabled));
      await yieldToOthers();
    }
    return shown;
  };

  const lotsFor = async (caller: Caller): Promise<readonly Omit<OfferLot, 'quantity'>[]> => {
    const [{ terms }, stored] = await Promise.all([viewerOf(parts, caller), offers.lots()]);
    const products = await productRepository.productsOfRows(
      stored.flatMap(({ products }) => products.map(({ productPriceId }) => productPriceId)),
    );
    return stored.flatMap((lot) => lotForCustomer(lot, products, terms, productRepository.disabled()) ?? []);
  };

  const lotsInCart = async ({ customerId }: Caller): Promise<ReadonlyMap<OfferLotId, number>> => {
    if (customerId === null) return new Map();
    const { lines } = await carts.read(customerId);
    return new Map(lines.flatMap(({ offerLotId, quantity }) => (offerLotId === null ? [] : [[offerLotId, quantity]])));
  };

  const openValueQuantities = async () =>
    (await offers.valueQuantities()).filter((offer) => !isSwitchedOff(offer, productRepository.disabled()));

  return authorise<OfferService>('offers', {
    async products(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [shown, names] = await Promise.all([offeredProducts(caller), taxonomy.names()]);
      return Ok(groupProducts(inCatalogueOrder(shown, names)));
    },

    async lots(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [lots, inCart] = await Promise.all([lotsFor(caller), lotsInCart(caller)]);
      return Ok(lots.map((lot) => ({ ...lot, quantity: inCart.get(lot.id) ?? 0 })));
    },

    async valueQuantities(caller) {
      return caller.allowOffers ? Ok(await openValueQuantities()) : notAllowed;
    },

    async publicity(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [lots, valueQuantities] = await Promise.all([lotsFor(caller), openValueQuantities()]);
      return Ok(publicityOf(lots, valueQuantities));
    },
  });
};
