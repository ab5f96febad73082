import { getOrCreate } from '#core/shared/get-or-create.ts';
import { inStoreOrder, type PaperLine, type PaperOrder } from './paper-order.ts';

/** A product to be fetched for all orders, and how many go with each. */
export interface PickedArticle extends Omit<PaperLine, 'replaces' | 'lot'> {
  readonly orders: readonly { readonly title: string; readonly quantity: number }[];
}

/** An article is a brand and a code, wherever it was ordered from. */
const keyOf = ({ brand, code }: PaperLine): string => `${brand}\n${code}`.toUpperCase();

/** All that these orders need, each article once, in the order of the store (docs/rules/orders.md 9). */
export const pickingList = (orders: readonly PaperOrder[]): readonly PickedArticle[] => {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ line, title: order.title })));
  const together = new Map<string, typeof lines>();
  for (const each of lines.sort((one, other) => inStoreOrder(one.line, other.line))) {
    getOrCreate(together, keyOf(each.line), () => []).push(each);
  }
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { location, family, code, brand } = first.line;
    const ofOrder = new Map<string, number>();
    for (const { line, title } of same) ofOrder.set(title, (ofOrder.get(title) ?? 0) + line.quantity);
    return {
      location,
      family,
      code,
      brand,
      description: firstOf(same.map(({ line }) => line.description)),
      internalCode: firstOf(same.map(({ line }) => line.internalCode)),
      quantity: same.reduce((sum, { line }) => sum + line.quantity, 0),
      orders: [...ofOrder].map(([title, quantity]) => ({ title, quantity })),
    };
  });
};

/** A part of a combo says less of an article than a line of its own. */
const firstOf = (texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';
