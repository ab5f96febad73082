import { folded } from '#core/shared/folded.ts';
import type { Id } from '#core/shared/ids.ts';

/** Kinds of names that staff manage. An engine is one of a model. */
export const nameKinds = ['brands', 'families', 'vehicle-brands', 'models', 'engines', 'segments'] as const;
export type NameKind = (typeof nameKinds)[number];

/** What each kind stands under, and whether it may stand under nothing; null where it always does. */
export const parentKinds: {
  readonly [Kind in NameKind]: { readonly kind: NameKind; readonly isOptional: boolean } | null;
} = {
  brands: null,
  families: { kind: 'families', isOptional: true },
  'vehicle-brands': { kind: 'segments', isOptional: true },
  models: { kind: 'vehicle-brands', isOptional: false },
  engines: { kind: 'models', isOptional: false },
  segments: null,
};

export type NameId = Id<'catalogue-name'>;

/**
 * Another name that lists use for a brand, family or vehicle: what an import says under it is the same thing
 * (docs/rules/catalogue-names.md 2).
 */
export interface NameAlias {
  readonly id: string;
  readonly name: string;
}

export interface StoredName {
  readonly id: NameId;
  readonly name: string;
  /** The family of a subfamily, the brand of a model, the model of an engine. */
  readonly parent: { readonly id: NameId; readonly name: string } | null;
  /** How many stand under it: the subfamilies of a family, the models of a vehicle brand. */
  readonly within: number;
  readonly aliases: readonly NameAlias[];
}

/** The details of a name. */
export interface NameDetails {
  readonly name: string;
  readonly parentId: NameId | null;
}

export type NameFlaw =
  | { readonly code: 'name-missing' }
  | { readonly code: 'name-too-long'; readonly max: number }
  /** The name has no letter or digit to compare by: '---'. */
  | { readonly code: 'name-without-letters' };

export const maxNameLength = 80;

export const nameFlaw = (name: string): NameFlaw | null => {
  if (name === '') return { code: 'name-missing' };
  if (name.length > maxNameLength) return { code: 'name-too-long', max: maxNameLength };
  return folded(name) === '' ? { code: 'name-without-letters' } : null;
};

export type MergeRefusal =
  | { readonly code: 'merge-itself' }
  /** A family into one of its own subfamilies. */
  | { readonly code: 'merge-into-own' }
  /** A family with subfamilies into a subfamily: there is no third level. */
  | { readonly code: 'merge-too-deep' }
  /** An engine into one of another model. */
  | { readonly code: 'merge-elsewhere' };

type Place = Pick<StoredName, 'id' | 'parent' | 'within'>;

/** Why one cannot become the other; null where it can. */
export const mergeRefusal = (kind: NameKind, source: Place, target: Place): MergeRefusal | null => {
  if (source.id === target.id) return { code: 'merge-itself' };
  if (kind === 'engines') return source.parent?.id === target.parent?.id ? null : { code: 'merge-elsewhere' };
  if (kind !== 'families') return null;
  if (target.parent?.id === source.id) return { code: 'merge-into-own' };
  return source.within > 0 && target.parent !== null ? { code: 'merge-too-deep' } : null;
};
