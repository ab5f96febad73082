import { expect, it } from 'vitest';
import { createVehicleService } from '#core/catalogue/vehicles/create-vehicle-service.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSearchDocument } from '#test/builders/search-document.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const indexOf = (count: number) =>
  buildSearchIndex(
    Array.from({ length: count }, (_, place) =>
      aSearchDocument({
        key: place + 1,
        brandId: 1,
        typeId: 11,
        applications: [{ vehicleId: 7, engine: '', from: null, to: null }],
      }),
    ),
  );

it('an answer for a vehicle is of one catalogue, though the next one comes while it is made', async () => {
  const { parts } = aCounter(['1', '2', '3'].map((id) => aCatalogueProduct({ productId: asId(id) })));
  let index = indexOf(3);
  const service = createVehicleService({
    ...parts,
    searchIndex: { current: () => index },
    productRepository: {
      ...parts.productRepository,
      products: async (ids) => {
        index = indexOf(1);
        return parts.productRepository.products(ids);
      },
    },
    exclusions: { ...parts.exclusions, of: async () => [{ productBrandId: asId('99'), productTypeId: asId('99') }] },
    vehicles: {
      segments: async () => [],
      brands: async () => [],
      vehicles: async () => [],
      fittings: async () => new Map(),
    },
  });
  const answer = (await service.search(callerOf(1), { vehicleId: asId('7'), productTypeIds: [] })).unwrap();
  expect([answer.totalCount, answer.hiddenCount]).toEqual([3, 0]);
});
