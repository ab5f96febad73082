import { authorOf } from '#core/audit/author.ts';
import type { TaxonomyBook } from '#core/catalogue/taxonomy.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import { checkSection } from './section-rules.ts';
import { type Section, type SectionValues, sections } from './shop-configuration.ts';
import type { ShopConfigurationBook } from './shop-configuration-book.port.ts';
import type { ShopConfigurationDesk, ShopConfigurationFailure } from './shop-configuration-desk.ts';

export interface ShopConfigurationParts {
  readonly book: ShopConfigurationBook;
  readonly taxonomy: TaxonomyBook;
  readonly hasher: Hasher;
}

const disabledOf = (items: readonly { readonly id: string; readonly disabled: boolean }[]): readonly string[] =>
  items.flatMap(({ id, disabled }) => (disabled ? [id] : []));

/** What a section's tag is of: of brands and families what is switched off, since imports bring others. */
const settled: { readonly [Of in Section]?: (value: SectionValues[Of]) => unknown } = {
  productBrand: disabledOf,
  productType: disabledOf,
};

export const createShopConfigurationDesk = ({
  book,
  taxonomy,
  hasher,
}: ShopConfigurationParts): ShopConfigurationDesk => {
  const tagged = <Of extends Section>(section: Of, value: SectionValues[Of]): SectionTag =>
    tagOf(hasher, settled[section]?.(value) ?? value);

  return {
    async read() {
      const values = await book.read();
      const tags = Object.fromEntries(sections.map((section) => [section, tagged(section, values[section])]));
      return Ok({ ...values, tags: tags as Record<Section, SectionTag> });
    },

    async save(caller, section, value, seen) {
      const { brands, types } = await taxonomy.names();
      const knows = (brandId: string, typeId: string): boolean => brands.has(asId(brandId)) && types.has(asId(typeId));
      const saved = await book.save<typeof section, ShopConfigurationFailure>(section, authorOf(caller), (held) =>
        isAsSeen(seen, tagged(section, held))
          ? checkSection(section, value, { held, knows })
          : Err({ code: 'section-moved', by: '' }),
      );
      if (saved.ok || saved.val.code !== 'section-moved') return saved;
      return Err({ code: 'section-moved', by: await book.lastAuthor(section) });
    },
  };
};
