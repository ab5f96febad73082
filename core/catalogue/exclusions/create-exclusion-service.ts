import { authorise } from '#core/access/authorise.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { TaxonomyNames, TaxonomyRepository } from '../taxonomy/taxonomy.repository.port.ts';
import type { ExclusionRepository } from './exclusion.repository.port.ts';
import type { ExclusionService } from './exclusion.service.ts';
import { type BrandAndType, checkedExclusions, type Exclusion } from './exclusions.ts';

export interface ExclusionsParts {
  readonly exclusions: ExclusionRepository;
  readonly taxonomy: TaxonomyRepository;
}

/** A caller's list is their own: the user is taken from the session, never from the call. */
export const createExclusionService = ({ exclusions, taxonomy }: ExclusionsParts): ExclusionService =>
  authorise<ExclusionService>('catalogue', {
    async read({ userName }) {
      const [pairs, names] = await Promise.all([exclusions.of(userName), taxonomy.names()]);
      return Ok(pairs.map(named(names)));
    },

    async save({ userName }, list) {
      const checked = checkedExclusions(list);
      if (!checked.ok) return checked;
      const names = await taxonomy.names();
      const isKnown = ({ productBrandId, productTypeId }: BrandAndType) =>
        names.brands.has(productBrandId) && names.types.has(productTypeId);
      if (!checked.val.every(isKnown)) return Err({ code: 'exclusion-unknown' });
      await exclusions.save(userName, checked.val);
      return Ok(checked.val.map(named(names)));
    },
  });

const named =
  ({ brands, types }: TaxonomyNames) =>
  ({ productBrandId, productTypeId }: BrandAndType): Exclusion => ({
    productBrandId,
    productBrandName: brands.get(productBrandId) ?? '',
    productTypeId,
    productTypeName: types.get(productTypeId)?.name ?? '',
  });
