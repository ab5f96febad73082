interface Grouped {
  readonly types: readonly { readonly id: unknown }[];
  readonly subTypes: readonly {
    readonly id: unknown;
    readonly isMention?: boolean;
    readonly products: readonly unknown[];
  }[];
}

type GroupOf<Page extends Grouped> = Page['subTypes'][number];

const goesOn = <Page extends Grouped>(last: GroupOf<Page> | undefined, group: GroupOf<Page>): boolean =>
  last !== undefined && last.id === group.id && last.isMention === group.isMention;

/** The first `limit` products of following pages of a search: a group that goes on in the next page is one group. */
export const firstProducts = <Page extends Grouped>(
  pages: readonly Page[],
  limit: number,
): { readonly types: readonly Page['types'][number][]; readonly subTypes: readonly GroupOf<Page>[] } => {
  const subTypes: GroupOf<Page>[] = [];
  let room = limit;
  for (const group of pages.flatMap((page): readonly GroupOf<Page>[] => page.subTypes)) {
    const products = group.products.slice(0, room);
    if (products.length === 0) continue;
    room -= products.length;
    const last = goesOn<Page>(subTypes.at(-1), group) ? subTypes.pop() : undefined;
    subTypes.push(last === undefined ? { ...group, products } : { ...last, products: [...last.products, ...products] });
  }
  const types = new Map<unknown, Page['types'][number]>(
    pages.flatMap((page) => page.types.map((type) => [type.id, type])),
  );
  return { types: [...types.values()], subTypes };
};
