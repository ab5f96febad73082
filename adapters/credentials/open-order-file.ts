import { join } from 'node:path';
import * as z from 'zod/mini';
import type { OpenOrderStore } from '#core/orders/open-order.ts';
import { asId } from '#core/shared/ids.ts';
import { readJsonFile, writePrivateJsonFile } from './json-file.ts';

const orderWire = z.object({
  deliveryMethodId: z.string(),
  deliveryAddress: z.string(),
  notes: z.string(),
  idempotencyKey: z.string(),
  seenTag: z.nullable(z.string()),
  // What an older terminal kept does not say it.
  cartUpdatedAt: z._default(z.string(), ''),
});
const ordersWire = z.record(z.string(), orderWire);

/** A terminal's orders that were sent and not answered, one for each `owner`, in a file that only its owner can read (mode 0600). */
export const createOpenOrderFile = (directory: string, owner: string): OpenOrderStore => {
  const path = join(directory, 'open-orders.json');

  const orders = (): Readonly<Record<string, z.infer<typeof orderWire>>> => {
    const read = z.safeParse(ordersWire, readJsonFile(path));
    return read.success ? read.data : {};
  };

  return {
    read() {
      const order = orders()[owner];
      return order === undefined ? null : { ...order, deliveryMethodId: asId(order.deliveryMethodId) };
    },
    keep({ deliveryMethodId, deliveryAddress = '', notes, idempotencyKey, seenTag, cartUpdatedAt }) {
      const order = { deliveryMethodId, deliveryAddress, notes, idempotencyKey, seenTag, cartUpdatedAt };
      writePrivateJsonFile(path, { ...orders(), [owner]: order });
    },
    forget() {
      const { [owner]: forgotten, ...others } = orders();
      if (forgotten !== undefined) writePrivateJsonFile(path, others);
    },
  };
};
