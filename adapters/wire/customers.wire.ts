import * as z from 'zod/mini';
import type { Customer, CustomerDiscounts } from '#core/customers/customer.ts';
import { money } from '#core/shared/money.ts';
import { discountsFromWire, discountsToWire, discountWire, percentage } from './amounts.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const optionalText = z.nullish(z.string());
const optionalPercentage = z.nullish(percentage);

/** What was agreed with a customer: up to five stacked discounts, and those of brands and families. */
export const discountTermsWire = z.nullish(
  z.object({
    discount1: optionalPercentage,
    discount2: optionalPercentage,
    discount3: optionalPercentage,
    discount4: optionalPercentage,
    discount5: optionalPercentage,
    items: z.nullish(z.array(discountWire)),
  }),
);

export const discountToWire = ({ cascade, items }: CustomerDiscounts) => {
  const [discount1 = 0, discount2 = 0, discount3 = 0, discount4 = 0, discount5 = 0] = cascade.map((each) =>
    each.toNumber(),
  );
  return { discount1, discount2, discount3, discount4, discount5, items: discountsToWire(items) };
};

export const discountFromWire = (discount: z.infer<typeof discountTermsWire>): CustomerDiscounts => ({
  cascade: [
    discount?.discount1,
    discount?.discount2,
    discount?.discount3,
    discount?.discount4,
    discount?.discount5,
  ].map((each) => money(each ?? 0)),
  items: discountsFromWire(discount?.items ?? []),
});

/** A customer as `for-seller` and `for-admin` answer it (docs/rules/customers.md 6); a seller's has no sellerName. */
export const customerWire = z.object({
  id: answeredId,
  externalCode: z.string(),
  name: z.string(),
  fantasyName: optionalText,
  priceListName: optionalText,
  state: z.string(),
  sellerName: optionalText,
  allowOffers: z.boolean(),
  lastLogin: optionalText,
  lastOrder: optionalText,
  adminLogin: optionalText,
  adminPassword: optionalText,
  userLogin: optionalText,
  userPassword: optionalText,
  discount: discountTermsWire,
  data: z.nullish(z.object({ zone: optionalText, zoneEmail: optionalText })),
});

export const customersWire = z.array(customerWire);

export const customerToWire = ({ discount, sellerName, ...customer }: Customer): z.infer<typeof customerWire> => ({
  ...customer,
  ...(sellerName === '' ? {} : { sellerName }),
  discount: discountToWire(discount),
});

export const customersToWire = (customers: readonly Customer[]): z.infer<typeof customersWire> =>
  customers.map(customerToWire);

export const customersFromWire = (customers: z.infer<typeof customersWire>): Customer[] =>
  customers.map(({ discount, ...customer }) => ({
    id: idFromWire(customer.id),
    externalCode: customer.externalCode,
    name: customer.name,
    fantasyName: customer.fantasyName ?? '',
    priceListName: customer.priceListName ?? '',
    state: customer.state,
    sellerName: customer.sellerName ?? '',
    allowOffers: customer.allowOffers,
    lastLogin: customer.lastLogin ?? null,
    lastOrder: customer.lastOrder ?? null,
    adminLogin: customer.adminLogin ?? null,
    adminPassword: customer.adminPassword ?? null,
    userLogin: customer.userLogin ?? null,
    userPassword: customer.userPassword ?? null,
    discount: discountFromWire(discount),
    data: { zone: customer.data?.zone ?? '', zoneEmail: customer.data?.zoneEmail ?? '' },
  }));
