import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { idOfKey, productsById } from './catalogue-products.ts';
import type { FoundCode } from './code-finder.ts';
import { type FoundReading, isSpare, isSure } from './line-reading.ts';
import type { RowMatch } from './row-match.ts';
import type { Reading } from './written-order.ts';

interface LookUpParts {
  readonly productRepository: Pick<ProductRepository, 'products'>;
  readonly find: (reading: Reading) => FoundCode;
  readonly isVisible: (match: RowMatch) => boolean;
  readonly takingTurns: <Each, Made>(all: readonly Each[], make: (each: Each) => Made) => Promise<Made[]>;
}

export interface LookedUp {
  readonly products: ReadonlyMap<ProductId, CatalogueProduct>;
  codeOf(reading: Reading): FoundCode | undefined;
  foundIn(readings: readonly Reading[]): readonly FoundReading[];
}

/**
 * What the catalogue has for the ways in which texts can be read; for the spare ones only where the others leave a
 * doubt.
 */
export const lookUp = async (
  texts: readonly (readonly Reading[])[],
  { productRepository, find, isVisible, takingTurns }: LookUpParts,
): Promise<LookedUp> => {
  const codes = new Map<Reading, FoundCode>();
  const products = new Map<ProductId, CatalogueProduct>();

  const foundIn = (readings: readonly Reading[]): readonly FoundReading[] =>
    readings.flatMap((reading) => {
      const code = codes.get(reading);
      return code === undefined
        ? []
        : [{ ...code, reading, products: code.keys.flatMap((key) => products.get(idOfKey(key)) ?? []) }];
    });

  const look = async (some: readonly (readonly Reading[])[], isLookedFor: (reading: Reading) => boolean) => {
    const found = await takingTurns(some, (readings) =>
      readings.filter(isLookedFor).flatMap((reading) => {
        const code = find(reading);
        codes.set(reading, code);
        return code.keys.map(idOfKey);
      }),
    );
    const missing = found.flat().filter((id) => !products.has(id));
    for (const [id, product] of await productsById(productRepository, missing)) products.set(id, product);
  };

  await look(texts, (reading) => !isSpare(reading));
  const hasDoubt = await takingTurns(
    texts,
    (readings) => readings.some(isSpare) && !isSure(foundIn(readings), isVisible),
  );
  await look(
    texts.filter((_, at) => hasDoubt[at]),
    isSpare,
  );
  return { products, codeOf: (reading) => codes.get(reading), foundIn };
};
