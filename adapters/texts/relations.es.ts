import type { RelatedPart, RelationGroup, RelationKind } from '#core/catalogue/products/relation-groups.ts';

/** What the groups are called, where the distributor has no title of its own for them. */
export const relationTitles: Readonly<Record<RelationKind, string>> = {
  kit: 'Contenido del kit',
  complement: 'Complementos',
  replacement: 'Reemplazos',
  equivalent: 'Equivalencias',
  other: 'Relacionados',
};

/** The heading of a group: the distributor's own title, or ours where it has none. */
export const relationHeading = ({ kind, title }: Pick<RelationGroup, 'kind' | 'title'>): string =>
  title?.trim() || relationTitles[kind];

const shortTexts: Readonly<Record<RelationKind, string>> = {
  kit: 'kit',
  complement: 'complementos',
  replacement: 'reemplazos',
  equivalent: 'equivalencias',
  other: 'relacionados',
};

/** What folds them: 'equivalencias (5)', or 'relacionados (8)' where there is more than that. */
export const relationsText = (groups: readonly RelationGroup[]): string => {
  const isEquivalent = groups.every(({ kind }) => kind === 'equivalent');
  const count = groups.reduce((sum, { parts }) => sum + parts.length, 0);
  return `${shortTexts[isEquivalent ? 'equivalent' : 'other']} (${count})`;
};

/** 'kit (2) · equivalencias (5)' */
export const relationCounts = (groups: readonly RelationGroup[]): string => {
  const counts = new Map<string, number>();
  for (const { kind, parts } of groups) {
    counts.set(shortTexts[kind], (counts.get(shortTexts[kind]) ?? 0) + parts.length);
  }
  return [...counts].map(([text, count]) => `${text} (${count})`).join(' · ');
};

/** How many go: always said of what a kit holds, of others only where it is more than one. */
export const relatedQuantity = (kind: RelationKind, { quantity }: Pick<RelatedPart, 'quantity'>): string =>
  kind === 'kit' || quantity > 1 ? `${quantity} × ` : '';

/** '2 × VKM 15402 SKF (con tornillos)', in one line. */
export const relatedText = (kind: RelationKind, part: RelatedPart): string => {
  const notes = part.notes.trim();
  return `${relatedQuantity(kind, part)}${part.code} ${part.productBrandName}${notes === '' ? '' : ` (${notes})`}`;
};
