import { productBrandsWire } from '#adapters/wire/catalogue.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { productFromWire, productWire } from '#adapters/wire/product.wire.ts';
import { substitutesFromWire, substitutesWire } from '#adapters/wire/substitutes.wire.ts';
import type { ProductFailure, ProductService } from '#core/catalogue/products/product.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Call, CallFailure } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** Products over HTTP. */
export const createProductService = (call: Call): ProductService => ({
  async read(_caller, id) {
    return (await call({ method: 'GET', path: pathOf(id) }, productWire)).map(productFromWire).mapErr(productFailure);
  },

  async brands(_caller, id) {
    const path = `/api/Products/brands-for-product/${encodeURIComponent(id)}`;
    const answer = await call({ method: 'GET', path }, productBrandsWire);
    return answer
      .map((brands) => brands.map((brand) => ({ id: idFromWire<'product-brand'>(brand.id), name: brand.name })))
      .mapErr(catalogueFailure);
  },

  async substitutes(_caller, id, row) {
    const path = `${pathOf(id)}/substitutes`;
    const query = row === null ? {} : { query: { productPriceId: row } };
    return (await call({ method: 'GET', path, ...query }, substitutesWire))
      .map(substitutesFromWire)
      .mapErr(productFailure);
  },
});

const pathOf = (id: ProductId): string => `/api/Products/${encodeURIComponent(id)}`;

const productFailure = (failure: CallFailure): ProductFailure =>
  failure.code === 'problem' && failure.status === 404 ? { code: 'product-not-found' } : catalogueFailure(failure);
