import * as z from 'zod/mini';
import { maxPrintedAtOnce } from '#core/orders/desk/order-papers.service.ts';
import { orderPapers, paperFormats } from '#core/orders/desk/order-printer.port.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { deskQueryWire, orderNumberWire } from './order-desk.wire.ts';

export const ordersToPrintWire = z.strictObject({
  paper: z.enum(orderPapers),
  format: z._default(z.enum(paperFormats), 'pdf'),
  orders: z.array(orderNumberWire).check(z.minLength(1), z.maxLength(maxPrintedAtOnce)),
});

/** The desk's filter, and the kind of file. */
export const orderTableQueryWire = z.extend(z.omit(deskQueryWire, { after: true }), {
  format: z.enum(sheetFormats),
});
