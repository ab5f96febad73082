import type { SubTypeGroup } from './product-groups.ts';

/**
 * The groups of a page as they stand under headings: what is found by a code and what is found by its words are groups
 * of their own, and neighbours of one type are one where the page has all of both. Else each keeps its own numbers,
 * which are the same on every page.
 */
export const joinedGroups = (groups: readonly SubTypeGroup[]): readonly SubTypeGroup[] => {
  const joined: SubTypeGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last?.id === group.id && last.isMention === group.isMention && isWhole(last) && isWhole(group)) {
      const products = [...last.products, ...group.products];
      joined[joined.length - 1] = { ...last, products, totalCount: products.length };
    } else joined.push(group);
  }
  return joined;
};

const isWhole = ({ products, totalCount }: SubTypeGroup): boolean => products.length === totalCount;
