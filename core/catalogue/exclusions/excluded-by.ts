import type { Caller } from '#core/access/caller.ts';
import type { Excluded } from '#core/search/query/query.ts';
import { numericId, numericIds } from '../numeric-ids.ts';
import type { Disabled, DisabledSource } from '../taxonomy/disabled.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import type { ExclusionRepository } from './exclusion.repository.port.ts';
import type { BrandAndType } from './exclusions.ts';

/** What the index leaves out: what is switched off, unless it is seen marked, and what the user does not want. */
export const excludedFor = (disabled: Disabled, seesAll: boolean, unwanted: readonly BrandAndType[] = []): Excluded => {
  const ofUser = unwanted.map(({ productBrandId, productTypeId }) => ({
    brandId: numericId(productBrandId),
    typeId: numericId(productTypeId),
  }));
  if (seesAll) return ofUser.length === 0 ? {} : { pairs: ofUser };
  const pairs = disabled.pairs.map(({ brandId, typeId }) => ({
    brandId: numericId(brandId),
    typeId: numericId(typeId),
  }));
  return {
    brandIds: numericIds([...disabled.brandIds]),
    typeIds: numericIds([...disabled.typeIds]),
    pairs: [...pairs, ...ofUser],
  };
};

/** What this caller's searches leave out. */
export const excludedBy = async (parts: ExcludingParts, caller: Caller): Promise<Excluded> =>
  (await exclusionsFor(parts, caller)).excluded;

export interface ExcludingParts {
  readonly productRepository: DisabledSource;
  readonly exclusions: ExclusionRepository;
}

/**
 * What this caller's searches leave out, and what they would without the caller's own 'Marcas y Familias'; null where
 * those are none.
 */
export const exclusionsFor = async (
  { productRepository, exclusions }: ExcludingParts,
  caller: Caller,
): Promise<{ readonly excluded: Excluded; readonly withHidden: Excluded | null }> => {
  const unwanted = await exclusions.of(caller.userName);
  const [disabled, seesAll] = [productRepository.disabled(), seesDisabled(caller)];
  return {
    excluded: excludedFor(disabled, seesAll, unwanted),
    withHidden: unwanted.length === 0 ? null : excludedFor(disabled, seesAll),
  };
};
