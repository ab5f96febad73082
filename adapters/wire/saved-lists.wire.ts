import * as z from 'zod/mini';
import type { KeptList, NewList } from '#core/saved-lists/saved-list.service.ts';
import { type LineToSave, maxListLines, type SavedList, type SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

const name = z.string().check(z.maxLength(400));
const lines = z
  .array(
    z.strictObject({
      productPriceId: idWire,
      quantity: z.number().check(z.int(), z.positive(), z.maximum(maxPerLine)),
    }),
  )
  .check(z.maxLength(2 * maxListLines));

/** The body of `POST api/SavedLists`: its lines, or those of the cart. */
export const newListWire = z.union([
  z.strictObject({ name, lines }),
  z.strictObject({ name, fromCart: z.literal(true) }),
]);

/** The body of `PUT api/SavedLists/{id}`; what is left out stays. */
export const listChangeWire = z.strictObject({ name: z.optional(name), lines: z.optional(lines) });

const linesFromWire = (saved: z.infer<typeof lines>): LineToSave[] =>
  saved.map(({ productPriceId, quantity }) => ({ productPriceId: idFromWire(productPriceId), quantity }));

export const newListFromWire = (body: z.infer<typeof newListWire>): NewList => ({
  name: body.name,
  lines: 'lines' in body ? linesFromWire(body.lines) : 'cart',
});

export const listChangeFromWire = (
  body: z.infer<typeof listChangeWire>,
): { readonly name?: string; readonly lines?: readonly LineToSave[] } => ({
  ...(body.name === undefined ? {} : { name: body.name }),
  ...(body.lines === undefined ? {} : { lines: linesFromWire(body.lines) }),
});

export const savedListSummaryWire = z.object({
  id: answeredId,
  name: z.string(),
  lineCount: z.number(),
  version: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});

export const savedListSummariesWire = z.array(savedListSummaryWire);

export const keptListWire = z.extend(savedListSummaryWire, { leftOut: z.number() });

export const savedListWire = z.extend(savedListSummaryWire, {
  lines: z.array(
    z.object({
      productPriceId: answeredId,
      quantity: z.number(),
      code: z.string(),
      brand: z.string(),
      cost: z.nullable(pesos),
    }),
  ),
});

export const summaryFromWire = (summary: z.infer<typeof savedListSummaryWire>): SavedListSummary => ({
  ...summary,
  id: idFromWire(summary.id),
});

export const keptFromWire = (kept: z.infer<typeof keptListWire>): KeptList => ({
  ...summaryFromWire(kept),
  leftOut: kept.leftOut,
});

export const savedListToWire = (list: SavedList): z.infer<typeof savedListWire> => ({
  ...list,
  lines: list.lines.map((line) => ({ ...line, cost: toWireOrNull(line.cost) })),
});

export const savedListFromWire = (list: z.infer<typeof savedListWire>): SavedList => ({
  ...summaryFromWire(list),
  lines: list.lines.map((line) => ({
    ...line,
    productPriceId: idFromWire(line.productPriceId),
    cost: fromWireOrNull(line.cost),
  })),
});
