import { folded } from '#core/shared/folded.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { normaliseCode, sizedCode } from '#core/shared/product-code.ts';
import type { ShownProduct } from './product.ts';

/** What relates two products, in the order in which a counter looks at it. */
export const relationKinds = ['kit', 'complement', 'replacement', 'equivalent', 'other'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** The words by which a title says its kind; the first that is in it counts. */
const words: readonly (readonly [RelationKind, RegExp])[] = [
  ['replacement', /reempla|sustitu/],
  ['equivalent', /equival|otras? marcas?/],
  ['complement', /complement|accesorio|se usa con|va con/],
  ['kit', /\bkits?\b|conten|contiene|componente|compuesto|incluye/],
];

/** Titles are the distributor's own words: what none of ours is in stays apart under its title. */
export const relationKind = (title: string): RelationKind => {
  const text = folded(title);
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
};

/** A related product, or a code of another maker that stands for no product of ours. */
export interface RelatedPart {
  readonly productId: ProductId | null;
  readonly code: string;
  readonly productBrandName: string;
  readonly quantity: number;
  readonly notes: string;
}

export interface RelationGroup {
  readonly kind: RelationKind;
  /** The distributor's title; null for codes of other makers where no title is for equivalents. */
  readonly title: string | null;
  readonly parts: readonly RelatedPart[];
}

/** Equal for equal codes of one maker; a slash between digits tells sizes apart (docs/rules/search.md 2). */
export const relatedKey = ({ code, productBrandName }: Pick<RelatedPart, 'code' | 'productBrandName'>): string =>
  `${normaliseCode(productBrandName)} ${sizedCode(code)}`;

/**
 * Everything that a product is related to, grouped by what relates it. The codes of other makers come after the
 * equivalent products of a title; a code that such a product has is not repeated (docs/rules/catalogue.md 7).
 */
export const relationGroups = ({
  shown,
}: {
  readonly shown: Pick<ShownProduct, 'relations' | 'codesOtherBrands'>;
}): readonly RelationGroup[] => {
  const named = shown.relations
    .map(({ title, products }): RelationGroup => ({ kind: relationKind(title), title, parts: products }))
    .filter(({ parts }) => parts.length > 0);
  const equivalents = named.filter(({ kind }) => kind === 'equivalent');
  const equivalentKeys = new Set(equivalents.flatMap(({ parts }) => parts.map(relatedKey)));
  const codes = shown.codesOtherBrands
    .map(({ brand, code }) => ({ productId: null, code, productBrandName: brand, quantity: 1, notes: '' }))
    .filter((part) => !equivalentKeys.has(relatedKey(part)));
  const last = equivalents.at(-1);
  const groups =
    last === undefined
      ? [...named, { kind: 'equivalent' as const, title: null, parts: codes }]
      : named.map((group) => (group === last ? { ...group, parts: [...group.parts, ...codes] } : group));
  return groups
    .filter(({ parts }) => parts.length > 0)
    .sort((a, b) => relationKinds.indexOf(a.kind) - relationKinds.indexOf(b.kind));
};
