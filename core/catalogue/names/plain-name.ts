import { folded } from '#core/shared/folded.ts';

/** A brand or a family as every server lists it: without its articles and other names. */
export interface PlainName {
  readonly id: string;
  readonly name: string;
  /** The family of a subfamily; null for what stands under nothing. */
  readonly parent: { readonly id: string; readonly name: string } | null;
}

/** A name of a list that says the id of what it stands under. */
interface ListedName {
  readonly id: string;
  readonly name: string;
  readonly productTypeParentId?: string | null;
}

/** The names that contain the text, by name. */
export const plainNames = (all: readonly ListedName[], text: string): readonly PlainName[] => {
  const nameOf = new Map(all.map(({ id, name }) => [id, name]));
  return all
    .filter(({ name }) => folded(name).includes(folded(text.trim())))
    .map(({ id, name, productTypeParentId: parent = null }) => ({
      ...{ id, name },
      parent: parent === null ? null : { id: parent, name: nameOf.get(parent) ?? '' },
    }))
    .toSorted((one, other) => (folded(one.name) < folded(other.name) ? -1 : 1));
};
