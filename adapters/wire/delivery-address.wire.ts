import * as z from 'zod/mini';

const text = z.string();

/** Where an order may go, or went: of a customer's main address the name is empty. */
export const deliveryAddressWire = z.object({
  name: text,
  address: text,
  town: text,
  province: text,
  postcode: text,
  remark: text,
});
