import type { ProductTypeId } from '#core/shared/ids.ts';
import type { Family } from './family.service.ts';

/** What grouping looks at: a family has articles where somebody makes them, its subfamilies' included. */
export type GroupedFamily = Pick<Family, 'id' | 'name' | 'productTypeParentId' | 'productBrandIds'>;

/** Families that are shown together. */
export interface FamilyGroup {
  /** Null for those that belong to nothing. */
  readonly name: string | null;
  /** The family that stands above them, and finds all of theirs and its own; null where none does. */
  readonly above: ProductTypeId | null;
  readonly families: readonly GroupedFamily[];
}

/** A usual group of families that stand under no other, by their names. */
export interface UsualGroup {
  readonly name: string;
  readonly families: readonly string[];
}

/**
 * Families with articles under those above them, in the order given; one without either stands in the usual group that
 * names it, else among the last. A family that stands above others heads them, and is found there. Families are the
 * same by what they are, not by their names (docs/rules/search.md 18).
 */
export const familyGroups = (
  families: readonly GroupedFamily[],
  usual: readonly UsualGroup[],
): readonly FamilyGroup[] => {
  const known = new Map(families.map((family) => [family.id, family]));
  const stocked = families.filter(({ productBrandIds }) => productBrandIds.length > 0);
  const aboveOf = ({ productTypeParentId }: GroupedFamily) =>
    productTypeParentId === null ? null : (known.get(productTypeParentId) ?? null);
  const heads = new Map(stocked.flatMap((family) => aboveOf(family) ?? []).map((head) => [head.id, head]));
  const headsByName = new Map([...heads.values()].reverse().map(({ id, name }) => [name, id]));

  const groups = new Map<string, FamilyGroup>();
  const last: GroupedFamily[] = [];
  const put = (family: GroupedFamily, { name, above }: Pick<FamilyGroup, 'name' | 'above'>) => {
    const key = above === null ? `usual ${name}` : `family ${above}`;
    groups.set(key, { name, above, families: [...(groups.get(key)?.families ?? []), family] });
  };
  for (const family of stocked) {
    const head = aboveOf(family);
    const named = usual.find((group) => group.families.includes(family.name))?.name;
    if (head !== null) put(family, { name: head.name, above: head.id });
    else if (heads.has(family.id)) continue;
    else if (named !== undefined) put(family, { name: named, above: headsByName.get(named) ?? null });
    else last.push(family);
  }
  return [...groups.values(), ...(last.length === 0 ? [] : [{ name: null, above: null, families: last }])];
};

/** Groups and families by their names alone, each once in its group: what everybody may know (docs/rules/home.md 1). */
export const groupNames = (groups: readonly FamilyGroup[]) =>
  groups.map(({ name, families }) => ({ name, families: [...new Set(families.map((family) => family.name))] }));
