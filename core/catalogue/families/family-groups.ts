/** A family with articles; `parent` is the family above it, null where there is none. */
export interface StockedFamily {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
}

/** Families that are shown together; `name` is null for those that belong to nothing. */
interface FamilyGroup {
  readonly name: string | null;
  readonly families: readonly StockedFamily[];
}

/**
 * Families under those above them, in the order given; one without either stands in the usual group that names it, else among the last
 * (docs/rules/search.md 16). `usual`: names of groups with their families.
 */
export const familyGroups = (
  families: readonly StockedFamily[],
  usual: readonly { readonly name: string; readonly families: readonly string[] }[],
): readonly FamilyGroup[] => {
  const above = new Set(families.flatMap(({ parent }) => parent ?? []));
  const groupOf = ({ name, parent }: StockedFamily): string | null =>
    parent ?? usual.find((group) => group.families.includes(name))?.name ?? null;
  const groups = new Map<string | null, StockedFamily[]>();
  for (const family of families) {
    if (family.parent === null && above.has(family.name)) continue;
    const group = groupOf(family);
    groups.set(group, [...(groups.get(group) ?? []), family]);
  }
  const named = [...groups].filter(([name]) => name !== null);
  const others = groups.get(null);
  return [...named, ...(others === undefined ? [] : [[null, others] as const])].map(([name, of]) => ({
    name,
    families: of,
  }));
};
