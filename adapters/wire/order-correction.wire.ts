import * as z from 'zod/mini';
import { type CorrectionToMake, type LineCorrection, maxReasonLength } from '#core/orders/staff/correct-order.ts';
import type { PricedCorrection } from '#core/orders/staff/staff-order.service.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { idFromWire, idWire } from './ids.wire.ts';

const correctedLinesWire = z
  .array(
    z.strictObject({
      id: z.string().check(z.maxLength(64)),
      quantity: z.number().check(z.int(), z.nonnegative()),
      /** The price row that goes in its place; left out where the product stays. */
      productPriceId: z.optional(idWire),
      /** The cost that the customer was shown for the replacement. */
      seenCost: z.optional(pesos),
    }),
  )
  .check(z.minLength(1), z.maxLength(2000));

/** The lines that would change, and what would go in their place. */
export const correctionToPriceWire = z.strictObject({ lines: correctedLinesWire });

/** The lines that change, what goes in their place, and why. */
export const correctionToMakeWire = z.strictObject({
  reason: z.string().check(z.maxLength(maxReasonLength)),
  lines: correctedLinesWire,
});

export const correctedLinesFromWire = (lines: z.infer<typeof correctedLinesWire>): readonly LineCorrection[] =>
  lines.map(({ id: line, quantity, productPriceId, seenCost }) => ({
    id: line,
    quantity,
    ...(productPriceId === undefined ? {} : { productPriceId: idFromWire<'product-price'>(productPriceId) }),
    ...(seenCost === undefined ? {} : { seenCost: money(seenCost) }),
  }));

export const correctedLinesToWire = (lines: readonly LineCorrection[]): z.infer<typeof correctedLinesWire> =>
  lines.map(({ seenCost, ...line }) => ({
    ...line,
    ...(seenCost === undefined ? {} : { seenCost: toPesos(seenCost) }),
  }));

export const correctionFromWire = ({ reason, lines }: z.infer<typeof correctionToMakeWire>): CorrectionToMake => ({
  reason,
  lines: correctedLinesFromWire(lines),
});

/** What each replacement costs the customer, one and all of its line, and what the order comes to. */
export const pricedCorrectionWire = z.object({
  replacements: z.array(z.object({ id: z.string(), cost: pesos, subtotal: pesos })),
  total: pesos,
});

export const pricedCorrectionToWire = ({ replacements, total }: PricedCorrection) => ({
  replacements: replacements.map(({ id: line, cost, subtotal }) => ({
    id: line,
    cost: toPesos(cost),
    subtotal: toPesos(subtotal),
  })),
  total: toPesos(total),
});

export const pricedCorrectionFromWire = ({
  replacements,
  total,
}: z.infer<typeof pricedCorrectionWire>): PricedCorrection => ({
  replacements: replacements.map(({ id: line, cost, subtotal }) => ({
    id: line,
    cost: money(cost),
    subtotal: money(subtotal),
  })),
  total: money(total),
});
