import * as z from 'zod/mini';

const text = z.string();

/** An address of an order; the name of a customer's main address is empty. */
export const deliveryAddressWire = z.object({
  name: text,
  address: text,
  town: text,
  province: text,
  postcode: text,
  remark: text,
});
