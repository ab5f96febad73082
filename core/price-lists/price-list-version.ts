import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { type Disabled, disabledText } from '#core/catalogue/taxonomy/disabled.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';

/** The versions of the data that a list's files were made of. */
export interface PriceListVersion {
  /** The catalogue's generation. */
  readonly generation: number;
  /** A digest of what was disabled, fit for a file's name: files of another one may hold what nobody may order. */
  readonly disabled: string;
}

/** The versions that files would be made of now. */
export const currentVersion = (
  productRepository: Pick<ProductRepository, 'generation' | 'disabled'>,
  hasher: Hasher,
): PriceListVersion => ({
  generation: productRepository.generation(),
  disabled: disabledDigest(productRepository.disabled(), hasher),
});

export const isSameVersion = (one: PriceListVersion, other: PriceListVersion): boolean =>
  one.generation === other.generation && one.disabled === other.disabled;

/** Files that were never made are made once somebody asks for them: they are not out of date. */
export const isOutdated = (
  { made }: { readonly made: { readonly version: PriceListVersion } | null },
  current: PriceListVersion,
): boolean => made !== null && !isSameVersion(made.version, current);

export const disabledDigest = (disabled: Disabled, hasher: Hasher): string =>
  hasher
    .digest(disabledText(disabled))
    .replace(/[^\da-z]/gi, '')
    .slice(0, 16);
