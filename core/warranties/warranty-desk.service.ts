import { Err, Ok } from '#core/shared/result.ts';
import type { WarrantyBook } from './warranty-book.port.ts';
import type { WarrantyDesk } from './warranty-desk.ts';

export const createWarrantyDesk = (warranties: WarrantyBook): WarrantyDesk => ({
  async list({ customerId }) {
    return customerId === null ? Err({ code: 'not-allowed' }) : Ok(await warranties.ofCustomer(customerId));
  },
  faultSequences: async () => Ok(await warranties.faultSequences()),
});
