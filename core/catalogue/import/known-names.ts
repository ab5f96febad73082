import { folded } from '#core/shared/folded.ts';
import type { Draft } from './drafts.ts';
import { familySeparator } from './new-names.ts';
import { present } from './present.ts';

interface Placed {
  readonly name: string;
  /** What it stands under; null where that is nothing. */
  readonly parent: string | null;
}

/** What lists call something, and what it is (docs/rules/catalogue-names.md 2). */
export interface KnownAlias extends Placed {
  readonly kind: 'brands' | 'families';
  readonly of: Placed;
}

/** The same row with each name as the catalogue has it. */
export type WithKnownNames = <Row extends Draft>(draft: Row) => Row;

const keyOf = (kind: KnownAlias['kind'], parent: string | null, name: string): string =>
  [kind, folded(parent ?? ''), folded(name)].join(familySeparator);

export const withKnownNames = (aliases: readonly KnownAlias[]): WithKnownNames => {
  if (aliases.length === 0) return (draft) => draft;
  const known = new Map(aliases.map(({ kind, parent, name, of }) => [keyOf(kind, parent, name), of]));

  const brand = (name: string): string => known.get(keyOf('brands', null, name))?.name ?? name;

  const rootOf = (name: string): Placed => known.get(keyOf('families', null, name)) ?? { name, parent: null };

  /** A family, and a subfamily of it: a list may name either alone. */
  const place = (family: string | undefined, subfamily: string | undefined): Placed | null => {
    if (family === undefined) return subfamily === undefined ? null : rootOf(subfamily);
    const root = rootOf(family);
    if (subfamily === undefined) return root;
    // What became a subfamily has none of its own: what was under it stands beside it.
    const parent = root.parent ?? root.name;
    return known.get(keyOf('families', parent, subfamily)) ?? { name: subfamily, parent };
  };

  return (draft) => {
    const named = draft.brand === undefined ? draft : { ...draft, brand: brand(draft.brand) };
    if (!('attributes' in named)) return named;
    const { family, subfamily, ...rest } = named;
    const placed = place(family, subfamily);
    if (placed === null) return named;
    // A list that says no family says a subfamily alone, as before.
    const isSubfamilyAlone = placed.parent === null && family === undefined;
    const names = isSubfamilyAlone
      ? { family: undefined, subfamily: placed.name }
      : { family: placed.parent ?? placed.name, subfamily: placed.parent === null ? undefined : placed.name };
    return { ...rest, ...present(names) } as typeof draft;
  };
};
