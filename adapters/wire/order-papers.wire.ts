import * as z from 'zod/mini';
import { maxPrintedAtOnce } from '#core/orders/staff/order-papers.service.ts';
import { orderPapers, paperFormats } from '#core/orders/staff/order-printer.port.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { orderNumberWire, staffOrderQueryWire } from './staff-orders.wire.ts';

export const ordersToPrintWire = z.strictObject({
  paper: z.enum(orderPapers),
  format: z._default(z.enum(paperFormats), 'pdf'),
  orders: z.array(orderNumberWire).check(z.minLength(1), z.maxLength(maxPrintedAtOnce)),
});

/** The filter of the list for staff, and the kind of file. */
export const orderTableQueryWire = z.extend(z.omit(staffOrderQueryWire, { after: true }), {
  format: z.enum(sheetFormats),
});
