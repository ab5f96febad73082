import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { OpenOrderStore } from '#core/orders/open-order.ts';
import { asId } from '#core/shared/ids.ts';
import { readJsonFile, writePrivateJsonFile } from './json-file.ts';

const fileWire = z.object({
  owner: z.string(),
  order: z.object({
    deliveryMethodId: z.string(),
    deliveryAddress: z.string(),
    notes: z.string(),
    idempotencyKey: z.string(),
    seenTag: z.nullable(z.string()),
    cartUpdatedAt: z.string(),
  }),
});

/** The folder of a terminal's orders that were sent and not answered. */
export const openOrdersFolder = (directory: string): string => join(directory, 'open-orders');

/**
 * The order that `owner` (who, on which server) sent and nobody answered, in a file of its own that only the user can
 * read (mode 0600).
 */
export const createOpenOrderFile = (directory: string, owner: string): OpenOrderStore => {
  const name = createHash('sha256').update(owner).digest('hex').slice(0, 32);
  const path = join(openOrdersFolder(directory), `${name}.json`);
  return {
    read() {
      const read = z.safeParse(fileWire, readJsonFile(path));
      if (!read.success || read.data.owner !== owner) return null;
      const { order } = read.data;
      return { ...order, deliveryMethodId: asId(order.deliveryMethodId) };
    },
    keep({ deliveryMethodId, deliveryAddress = '', notes, idempotencyKey, seenTag, cartUpdatedAt }) {
      const order = { deliveryMethodId, deliveryAddress, notes, idempotencyKey, seenTag, cartUpdatedAt };
      return writePrivateJsonFile(path, { owner, order });
    },
    forget() {
      try {
        rmSync(path, { force: true });
      } catch {
        // The folder can't be written any more: the next order replaces it, or says so.
      }
    },
  };
};
