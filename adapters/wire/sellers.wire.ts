import * as z from 'zod/mini';
import type { Seller } from '#core/sellers/seller.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

const optionalText = z.nullish(z.string());

/** A seller as `for-admin` answers it (docs/rules/sellers.md 1). */
export const sellersWire = z.array(
  z.object({
    id: answeredId,
    name: z.string(),
    phone: optionalText,
    email: optionalText,
    inactive: z.nullish(z.boolean()),
    lastLogin: optionalText,
    user: optionalText,
    password: optionalText,
  }),
);

export const sellersToWire = (sellers: readonly Seller[]): z.infer<typeof sellersWire> => [...sellers];

export const sellersFromWire = (sellers: z.infer<typeof sellersWire>): Seller[] =>
  sellers.map((seller) => ({
    id: idFromWire(seller.id),
    name: seller.name,
    phone: seller.phone ?? '',
    email: seller.email ?? '',
    inactive: seller.inactive ?? false,
    lastLogin: seller.lastLogin ?? null,
    user: seller.user ?? null,
    password: seller.password ?? null,
  }));

export const sellerPathWire = z.object({ id: idWire });
