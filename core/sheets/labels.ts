import { folded } from '#core/shared/folded.ts';

/** Names for ids and ids for names: where two have the same name, each has its id with it. */
export interface Labels {
  of(id: string): string;
  /** Null where nothing is called so, or several things are. */
  idOf(label: string): string | null;
  /** The labels of all things of that name, where there are several. */
  namesakes(name: string): readonly string[];
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface NamedFamily extends Named {
  /** The family belongs to a row above it. */
  readonly indented: boolean;
}

export const labelsOf = (named: readonly Named[]): Labels => {
  const count = new Map<string, number>();
  for (const { name } of named) count.set(folded(name), (count.get(folded(name)) ?? 0) + 1);
  const byId = new Map(
    named.map(({ id, name }) => [id, (count.get(folded(name)) ?? 0) > 1 ? `${name} (${id})` : name]),
  );
  const exact = new Map([...byId].map(([id, label]) => [label, id]));
  const loose = new Map([...byId].map(([id, label]) => [folded(label), id]));
  return {
    of: (id) => byId.get(id) ?? '',
    idOf: (label) => exact.get(label.trim()) ?? loose.get(folded(label)) ?? null,
    namesakes: (name) =>
      (count.get(folded(name)) ?? 0) < 2
        ? []
        : named.flatMap((each) => (folded(each.name) === folded(name) ? [byId.get(each.id) ?? ''] : [])),
  };
};

/** Families, each followed by its subfamilies, which are called with it: 'Motor > Bombas de agua'. */
export const familyPaths = (families: readonly NamedFamily[]): readonly Named[] => {
  let parent = '';
  return families.map(({ id, name, indented }) => {
    if (!indented) parent = name;
    return { id, name: indented ? `${parent} > ${name}` : name };
  });
};
