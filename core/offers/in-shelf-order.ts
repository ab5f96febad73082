import type { Shown } from '#core/catalogue/product-groups.ts';
import type { TaxonomyNames } from '#core/catalogue/taxonomy.port.ts';

/** Products by family and subfamily in the distributor's order, then by brand and code. */
export const inShelfOrder = (shown: readonly Shown[], { types }: Pick<TaxonomyNames, 'types'>): readonly Shown[] => {
  const places = new Map([...types.keys()].map((id, place) => [id, place]));
  const place = (id: Shown['card']['parentTypeId']): number => (id === null ? -1 : (places.get(id) ?? places.size));
  const family = ({ card }: Shown): number => place(card.parentTypeId ?? card.typeId);
  return [...shown].sort(
    (a, b) =>
      family(a) - family(b) ||
      place(a.card.typeId) - place(b.card.typeId) ||
      byText(a.card.brandName, b.card.brandName) ||
      byText(a.card.code, b.card.code),
  );
};

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
