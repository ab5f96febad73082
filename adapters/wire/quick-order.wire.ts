import * as z from 'zod/mini';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { AskedLine, AskedOrder } from '#core/quick-order/quick-order.service.ts';
import { lineStates, matches, type OrderLine, type OrderRow, type QuickOrder } from '#core/quick-order/quick-order.ts';
import { maxLines, maxRows } from '#core/quick-order/quick-order-limits.ts';
import { ignoredReasons } from '#core/quick-order/written-order.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { answeredId, idFromWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

/** Characters of a pasted text. */
const maxTextLength = 400_000;
const lineNumber = z.number().check(z.int(), z.nonnegative(), z.maximum(10_000_000));

const askedLineWire = z.strictObject({
  lines: z.array(lineNumber).check(z.minLength(1), z.maxLength(maxLines)),
  text: z.string().check(z.maxLength(400)),
  code: z.string().check(z.maxLength(400)),
  // As it was written; where it is no whole number the answer says so.
  quantity: z.nullable(z.number().check(z.nonnegative(), z.maximum(maxPerLine + 1))),
  unread: z.nullish(z.string().check(z.maxLength(400))),
  productPriceId: optionalIdWire,
  costBefore: z.nullish(pesos.check(z.nonnegative(), z.maximum(1e12))),
});

/** The body of `POST api/QuickOrders/resolve`: a pasted text, or the lines as they were mended. */
export const askedOrderWire = z.union([
  z.strictObject({ text: z.string().check(z.maxLength(maxTextLength)) }),
  // The service refuses more than a quick order holds, in words of its own.
  z.strictObject({ lines: z.array(askedLineWire).check(z.maxLength(maxRows)) }),
]);

export const askedOrderFromWire = (body: z.infer<typeof askedOrderWire>): AskedOrder =>
  'text' in body
    ? body
    : {
        lines: body.lines.map(
          (line): AskedLine => ({
            ...line,
            unread: line.unread ?? null,
            productPriceId: optionalIdFromWire(line.productPriceId),
            costBefore: fromWireOrNull(line.costBefore),
          }),
        ),
      };

const orderRowWire = z.object({
  productId: answeredId,
  productPriceId: answeredId,
  code: z.string(),
  brand: z.string(),
  description: z.string(),
  drawing: z.string(),
  multiple: z.number(),
  offers: z.optional(z.array(z.object({ minQuantity: z.number(), multiplesOnly: z.boolean() }))),
  stockState: z.enum(stockStates),
  isDiscontinued: z.boolean(),
  isNotAvailable: z.boolean(),
  isWithoutPrice: z.optional(z.boolean()),
  inCart: z.number(),
  quantity: z.number(),
  cost: z.nullable(pesos),
  subtotal: z.nullable(pesos),
});

const orderLineWire = z.object({
  lines: z.array(z.number()),
  text: z.string(),
  code: z.string(),
  quantity: z.nullable(z.number()),
  unread: z.nullish(z.string()),
  /** A server of before does not say. */
  lackingBrand: z.nullish(z.string()),
  state: z.enum(lineStates),
  match: z.nullable(z.enum(matches)),
  costBefore: z.nullish(pesos),
  costNow: z.nullish(pesos),
  foundBy: z.nullable(z.object({ code: z.string(), brand: z.string() })),
  row: z.nullable(orderRowWire),
  choices: z.array(orderRowWire),
  nearest: z.array(z.number()),
});

export const askedOrderToWire = (asked: AskedOrder): z.input<typeof askedOrderWire> =>
  'text' in asked
    ? asked
    : {
        lines: asked.lines.map(({ lines, text, code, quantity, unread, productPriceId, costBefore }) => ({
          lines: [...lines],
          text,
          code,
          quantity,
          unread,
          productPriceId,
          costBefore: toWireOrNull(costBefore),
        })),
      };

export const quickOrderWire = z.object({
  lines: z.array(orderLineWire),
  ignored: z.array(z.object({ line: z.number(), text: z.string(), reason: z.enum(ignoredReasons) })),
  total: pesos,
});

const rowToWire = (row: OrderRow): z.infer<typeof orderRowWire> => ({
  ...row,
  offers: [...row.offers],
  cost: toWireOrNull(row.cost),
  subtotal: toWireOrNull(row.subtotal),
});

const rowFromWire = (row: z.infer<typeof orderRowWire>): OrderRow => ({
  ...row,
  isWithoutPrice: row.isWithoutPrice ?? false,
  offers: row.offers ?? [],
  productId: idFromWire(row.productId),
  productPriceId: idFromWire(row.productPriceId),
  cost: fromWireOrNull(row.cost),
  subtotal: fromWireOrNull(row.subtotal),
});

const lineToWire = (line: OrderLine): z.infer<typeof orderLineWire> => ({
  ...line,
  lines: [...line.lines],
  costBefore: toWireOrNull(line.costBefore),
  costNow: toWireOrNull(line.costNow),
  row: line.row === null ? null : rowToWire(line.row),
  choices: line.choices.map(rowToWire),
  nearest: [...line.nearest],
});

const lineFromWire = (line: z.infer<typeof orderLineWire>): OrderLine => ({
  ...line,
  unread: line.unread ?? null,
  lackingBrand: line.lackingBrand ?? null,
  costBefore: fromWireOrNull(line.costBefore),
  costNow: fromWireOrNull(line.costNow),
  row: line.row === null ? null : rowFromWire(line.row),
  choices: line.choices.map(rowFromWire),
});

export const quickOrderToWire = ({ lines, ignored, total }: QuickOrder): z.infer<typeof quickOrderWire> => ({
  lines: lines.map(lineToWire),
  ignored: [...ignored],
  total: toPesos(total),
});

export const quickOrderFromWire = ({ lines, ignored, total }: z.infer<typeof quickOrderWire>): QuickOrder => ({
  lines: lines.map(lineFromWire),
  ignored,
  total: money(total),
});
