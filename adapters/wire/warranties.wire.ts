import * as z from 'zod/mini';
import { formatNumber } from '#core/orders/number.ts';
import { warrantyStates } from '#core/warranties/state.ts';
import type { FaultSequence, Warranty } from '#core/warranties/warranty.ts';
import { answeredId } from './ids.wire.ts';

export const warrantiesWire = z.array(
  z.object({
    id: answeredId,
    /** '2026-00000001'. */
    rmaNumber: z.string(),
    date: z.string(),
    product: z.string(),
    productBrandName: z.string(),
    quantity: z.number(),
    resolution: z.string(),
    currentTracking: z.object({ date: z.string(), state: z.enum(warrantyStates) }),
  }),
);

export const faultSequencesWire = z.array(z.object({ id: answeredId, title: z.string(), detail: z.string() }));

export const warrantiesToWire = (warranties: readonly Warranty[]): z.infer<typeof warrantiesWire> =>
  warranties.map((warranty) => ({
    id: warranty.id,
    rmaNumber: formatNumber(warranty),
    date: warranty.date,
    product: warranty.productCode,
    productBrandName: warranty.productBrandName,
    quantity: warranty.quantity,
    resolution: warranty.resolution,
    currentTracking: warranty.currentTracking,
  }));

export const faultSequencesToWire = (sequences: readonly FaultSequence[]): z.infer<typeof faultSequencesWire> => [
  ...sequences,
];
