import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import { checkSection } from './section-rules.ts';
import type { ShopConfigurationRepository } from './shop-configuration.repository.port.ts';
import type { ShopConfigurationFailure, ShopConfigurationService } from './shop-configuration.service.ts';
import { type Section, type SectionValues, sections } from './shop-configuration.ts';

export interface ShopConfigurationParts {
  readonly repository: ShopConfigurationRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly hasher: Hasher;
}

const disabledOf = (items: readonly { readonly id: string; readonly disabled: boolean }[]): readonly string[] =>
  items.flatMap(({ id, disabled }) => (disabled ? [id] : []));

/** What a section's tag is of: of brands and families what is switched off, since imports bring others. */
const settled: { readonly [Of in Section]?: (value: SectionValues[Of]) => unknown } = {
  productBrand: disabledOf,
  productType: disabledOf,
};

export const createShopConfigurationService = ({
  repository,
  taxonomy,
  hasher,
}: ShopConfigurationParts): ShopConfigurationService => {
  const tagged = <Of extends Section>(section: Of, value: SectionValues[Of]): SectionTag =>
    tagOf(hasher, settled[section]?.(value) ?? value);

  return authorise<ShopConfigurationService>('administration', {
    async read() {
      const [values, changedBy] = await Promise.all([repository.read(), repository.lastAuthors()]);
      const tags = Object.fromEntries(sections.map((section) => [section, tagged(section, values[section])]));
      return Ok({ ...values, tags: tags as Record<Section, SectionTag>, changedBy });
    },

    async save(caller, section, value, seen) {
      const { brands, types } = await taxonomy.names();
      const knows = (brandId: string, typeId: string): boolean => brands.has(asId(brandId)) && types.has(asId(typeId));
      const saved = await repository.save<typeof section, ShopConfigurationFailure>(
        section,
        authorOf(caller),
        (held) =>
          isAsSeen(seen, tagged(section, held))
            ? checkSection(section, value, { held, knows })
            : Err({ code: 'section-moved', by: '' }),
      );
      if (saved.ok || saved.val.code !== 'section-moved') return saved;
      return Err({ code: 'section-moved', by: (await repository.lastAuthors())[section] ?? '' });
    },

    usage: async (_caller, section, id) => Ok(await repository.usage(section, id)),
  });
};
