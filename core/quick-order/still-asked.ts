import type { ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import { type Meaning, withAmount } from './line-reading.ts';
import type { ProductAndRow } from './order-row.ts';
import type { AskedLine } from './quick-order.service.ts';
import type { OrderLine } from './quick-order.ts';
import { resolveLine } from './resolve-line.ts';
import type { Reading, WrittenLine } from './written-order.ts';

type Likeliest = Pick<Reading, 'code' | 'quantity' | 'unread'>;
type Amount = Pick<AskedLine, 'quantity' | 'unread'>;

const isSameAmount = (a: Amount, b: Amount): boolean => a.quantity === b.quantity && a.unread === b.unread;

/**
 * What a line's own text asks while nobody chose a row of it or wrote its code again; null where its code is settled. A
 * quantity that was given since does not say which row: each of the choices takes it.
 */
export const stillAsked = (
  line: WrittenLine,
  asked: AskedLine,
  likeliest: Likeliest,
  written: readonly Meaning[],
  viewer: ViewerContext,
): OrderLine | null => {
  const before = resolveLine(line, likeliest, written, viewer);
  if (before.state !== 'ambiguous' || asked.code !== before.code) return null;
  if (isSameAmount(asked, before)) return before;
  return { ...resolveLine(line, likeliest, withAmount(written, asked), viewer), code: asked.code };
};

/**
 * How many of a row that was chosen while its line could be read in several ways: what the readings that mean the row
 * say, where these are understood and say the same; the other readings do not count.
 */
export const amountOfChosen = (
  line: WrittenLine,
  asked: AskedLine,
  { row }: ProductAndRow,
  likeliest: Likeliest,
  written: readonly Meaning[],
  viewer: ViewerContext,
): Amount => {
  if (asked.unread === null) return asked;
  const before = resolveLine(line, likeliest, written, viewer);
  if (before.state !== 'ambiguous' || asked.code !== before.code || !isSameAmount(asked, before)) return asked;
  const own = written
    .filter(({ rows }) => rows.some((each) => each.row.productPriceId === row.productPriceId))
    .map(({ reading }) => reading);
  const [first] = own;
  return first !== undefined && own.every((each) => each.unread === null && isSameAmount(each, first)) ? first : asked;
};
