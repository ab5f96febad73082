import { folded } from '#core/shared/folded.ts';
import type { NamedCode } from '#core/shared/named-code.ts';
import { hasSize, normaliseCode, sizedCode } from '#core/shared/product-code.ts';

/**
 * The rows that somebody means by a code, however it is written, and by a brand where one is said. `62/22` is no
 * `6222`, and of both `6222` means the latter (docs/rules/search.md 2).
 */
export const withCode = <Named extends NamedCode>(
  all: readonly Named[],
  written: string,
  brand?: string,
): readonly Named[] => {
  const [code, sized] = [normaliseCode(written), sizedCode(written)];
  if (code === '') return [];
  const isOfBrand = (each: Named): boolean => brand === undefined || folded(each.brand) === folded(brand);
  const found = all.filter((each) => normaliseCode(each.code) === code && isOfBrand(each));
  const ofSize = found.filter((each) => sizedCode(each.code) === sized);
  return ofSize.length > 0 || hasSize(written) ? ofSize : found;
};
