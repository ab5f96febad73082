import type { DemoNews } from '#adapters/postgres/demo/demo-promotions.ts';
import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import { chanceOf } from './chance.ts';
import { rowsForSale, typeIdOf } from './offers.ts';
import type { SubfamilyName } from './taxonomy.ts';

/** The subfamilies that something came in for lately, the latest first. */
const arrivals: readonly SubfamilyName[] = [
  'Kits de Distribución',
  'Pastillas de Freno',
  'Homocinéticas',
  'Rodamientos de Rueda',
  'Bobinas de Ignición',
  'Amortiguadores',
  'Embragues',
  'Bombas de agua',
];
const ofEach = 3;
const day = 86_400_000;

/** Three products of each, all for sale; two arrivals a week until `now`. */
export const demoNews = (catalogue: DemoCatalogue, seed: number, now: Date): DemoNews[] => {
  const chance = chanceOf(seed, 'news');
  return arrivals
    .flatMap((subfamily, arrival) => {
      const typeId = typeIdOf(catalogue, subfamily);
      const parts = catalogue.parts.filter(
        (part) => part.typeId === typeId && part.fits.length > 0 && rowsForSale(catalogue, part).length > 0,
      );
      return chance.some(parts, ofEach).map((part) => ({ part, arrival }));
    })
    .flatMap(({ part, arrival }) => {
      const ids = new Set(rowsForSale(catalogue, part).map(({ id }) => id));
      const product = part.products.find(({ rows }) => rows.some(({ id }) => ids.has(id)));
      const row = product?.rows.find(({ id }) => ids.has(id));
      return product === undefined || row === undefined ? [] : [{ product, row, arrival }];
    })
    .reverse()
    .map(({ product, row, arrival }, index) => ({
      id: index + 1,
      productId: product.id,
      brandId: row.brandId,
      createdAt: new Date(now.getTime() - (1 + arrival * 3.5) * day).toISOString(),
    }));
};
