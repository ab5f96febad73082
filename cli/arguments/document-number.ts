import * as z from 'zod/mini';
import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';

/** A row of a list with its number as `show` takes it: that of the API is without its year. */
export const numberedWire = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) =>
  z.object({ documentNumber: z.string(), ...shape });

export const numberedToWire =
  <Row extends DocumentNumber>(toWire: (row: Row) => object) =>
  (row: Row): object => ({ documentNumber: formatNumber(row), ...toWire(row) });
