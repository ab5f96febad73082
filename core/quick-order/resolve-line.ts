import { nearestMultiples, offeredMultiples } from '#core/cart/quantity.ts';
import type { ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import { mayBeNamed } from '#core/catalogue/products/visible-product.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import type { Meaning } from './line-reading.ts';
import { byStockThenCost, isOrderable, type ProductAndRow, toOrderRow } from './order-row.ts';
import type { AskedLine } from './quick-order.service.ts';
import type { Match, OrderLine, OrderRow } from './quick-order.ts';
import { bestOf, matchRows, type RowMatch } from './row-match.ts';
import type { Reading, WrittenLine } from './written-order.ts';
import { isWhole } from './written-quantity.ts';

/** The most rows that are offered to choose among. */
export const maxChoices = 10;

/**
 * What a line orders, or what there is to choose: the rule over what the catalogue answered (`meanings`: none, one or
 * several; `likeliest`: for none).
 */
export const resolveLine = (
  { line, text }: WrittenLine,
  likeliest: Pick<Reading, 'code' | 'quantity' | 'unread'>,
  meanings: readonly Meaning[],
  viewer: ViewerContext,
): OrderLine => {
  const [meaning, ...others] = meanings;
  const { code, quantity, unread } = meaning?.reading ?? likeliest;
  const lackingBrand = others.every((each) => each.lackingBrand !== null) ? (meaning?.lackingBrand ?? null) : null;
  const read = { lines: [line], text, code, quantity, unread, lackingBrand, costBefore: null, costNow: null };
  if (meaning === undefined) return { ...read, ...nothing, state: 'unknown' };
  if (others.length > 0) {
    // Where one meaning has an amount that nobody understands, the quantity of no other is taken.
    const open = meanings.find((each) => each.reading.unread !== null)?.reading.unread ?? null;
    const amount = open === null ? { quantity, unread } : { quantity: null, unread: open };
    // Whichever was meant is not for sale: there is nothing to choose among.
    const [gone] = meanings.some(({ rows }) => rows.some((each) => isOrderable(each, viewer)))
      ? []
      : bestOf(meaning.rows);
    if (gone !== undefined) return { ...read, ...amount, ...orderOf(gone, amount, gone, viewer) };
    return { ...read, ...amount, ...nothing, state: 'ambiguous', choices: choicesOf(meanings, viewer) };
  }
  const meant = meantBy(meaning, viewer);
  if (meant === null) return { ...read, ...nothing, state: 'ambiguous', choices: choicesOf(meanings, viewer) };
  return { ...read, ...orderOf(meant, { quantity, unread }, meant, viewer) };
};

/**
 * The row that a code means, or null where a person has to say. What can't be ordered counts: where nothing that the
 * code names best is for sale the line says so, and where something else has the same code nobody takes that in its
 * place unasked.
 */
const meantBy = ({ rows, lackingBrand }: Meaning, viewer: ViewerContext): RowMatch | null => {
  const best = bestOf(rows);
  const [first, ...others] = best;
  if (first === undefined) return null;
  if (!best.some((each) => isOrderable(each, viewer))) return first;
  return others.length > 0 || rows.length > best.length || lackingBrand !== null ? null : first;
};

/** A line whose row a person chose; the written text does not decide it any more. */
export const resolveChosen = (asked: AskedLine, chosen: ProductAndRow, viewer: ViewerContext): OrderLine => {
  const { lines, text, code, quantity, unread, costBefore } = asked;
  const matched = matchRows(code, chosen.product).find(({ row }) => row.productPriceId === chosen.row.productPriceId);
  // A list keeps the cost at its own quantity: more of it in the cart may reach an offer, and that is no change of
  // price.
  const costNow = costBefore === null ? null : toOrderRow(chosen, quantity, { ...viewer, inCart: new Map() }).cost;
  const read = { lines, text, code, quantity, unread, lackingBrand: null, costBefore, costNow };
  return { ...read, ...orderOf(chosen, asked, matched, viewer) };
};

const nothing = { match: null, foundBy: null, row: null, choices: [], nearest: [] } as const;

/** How many a line asks for: what was understood of it, and what was not. */
type Amount = Pick<OrderLine, 'quantity' | 'unread'>;

type Ordered = Pick<OrderLine, 'state' | 'match' | 'foundBy' | 'row' | 'choices' | 'nearest'>;

const orderOf = (which: ProductAndRow, asked: Amount, matched: RowMatch | undefined, viewer: ViewerContext): Ordered =>
  stateOf(
    toOrderRow(which, asked.quantity, viewer),
    asked,
    matched?.match ?? 'chosen',
    namedBy(which, matched, viewer),
  );

/** The code of another maker that led to the row, unless that maker is switched off. */
const namedBy = (
  { product }: ProductAndRow,
  matched: RowMatch | undefined,
  viewer: ViewerContext,
): OrderLine['foundBy'] =>
  matched?.foundBy != null && mayBeNamed(product, matched.foundBy.brand, viewer) ? matched.foundBy : null;

/** A wrong quantity of a row comes before how the row was found. */
export const stateOf = (
  row: OrderRow,
  { quantity: asked, unread }: Amount,
  match: Match,
  foundBy: OrderLine['foundBy'],
): Ordered => {
  const found = { ...nothing, match, foundBy, row };
  if (row.isDiscontinued) return { ...found, state: 'discontinued' };
  if (row.isNotAvailable) return { ...found, state: 'not-available' };
  if (unread !== null || (asked !== null && asked <= 0)) return { ...found, state: 'not-understood' };
  if (row.inCart + row.quantity > maxPerLine) return { ...found, state: 'too-many' };
  if (asked !== null && !isWhole(asked)) return { ...found, state: 'not-whole', nearest: nearestTo(asked, row) };
  if ((row.inCart + row.quantity) % row.multiple !== 0) {
    return { ...found, state: 'wrong-multiple', nearest: nearestTo(row.quantity, row) };
  }
  const nearest = beside(row, offeredMultiples(row, row.inCart + row.quantity));
  return { ...found, state: row.stockState === 'Red' ? 'no-stock' : match, nearest };
};

/** The quantity in the cart and this one together must be a multiple. */
const nearestTo = (quantity: number, row: OrderRow): readonly number[] =>
  beside(row, nearestMultiples(row.inCart + quantity, row.multiple));

/** The quantity to add to the cart's to come to each of these totals. */
const beside = ({ inCart }: OrderRow, totals: readonly number[]): readonly number[] =>
  totals.map((total) => total - inCart).filter((each) => each > 0);

const choicesOf = (meanings: readonly Meaning[], viewer: ViewerContext): readonly OrderRow[] =>
  meanings
    .flatMap(({ reading, rows }) => rows.map((each) => toOrderRow(each, reading.quantity, viewer)))
    .sort(byStockThenCost)
    .slice(0, maxChoices);
