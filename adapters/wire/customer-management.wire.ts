import * as z from 'zod/mini';
import {
  type CustomerChange,
  type CustomerDetails,
  discountCount,
  maxDiscountItems,
  wholeChange,
} from '#core/customers/customer-details.ts';
import type { CustomerFilter } from '#core/customers/customer-search.ts';
import { maxOtherAddresses } from '#core/customers/delivery-address.ts';
import type { CustomerChoices, CustomerPage, ManagedCustomer, SeenCustomer } from '#core/customers/managed-customer.ts';
import { emailKinds, maxOtherEmails } from '#core/customers/other-email.ts';
import { companyMails } from '#core/mail/order-mails.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { fromWireOrNull, percentage, pesos, toWireOrNull } from './amounts.wire.ts';
import { deliveryAddressWire } from './delivery-address.wire.ts';
import { answeredId, idFromWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const typed = z._default(z.string().check(z.maxLength(400)), '');
const typedPercentage = z.number();

/**
 * The body of `POST` and `PUT api/Management/Customers`, where other e-mails, telephone and other addresses that are
 * not named stay; what is right of it the rules of core tell.
 */
export const customerDetailsWire = z.strictObject({
  code: typed,
  name: typed,
  fantasyName: typed,
  cuit: typed,
  email: typed,
  otherEmails: z.optional(
    z.array(z.strictObject({ address: typed, gets: z.enum(emailKinds) })).check(z.maxLength(maxOtherEmails)),
  ),
  phone: z.optional(z.string().check(z.maxLength(400))),
  address: typed,
  town: typed,
  province: typed,
  postcode: typed,
  otherAddresses: z.optional(
    z
      .array(
        z.strictObject({ name: typed, address: typed, town: typed, province: typed, postcode: typed, remark: typed }),
      )
      .check(z.maxLength(maxOtherAddresses)),
  ),
  zone: typed,
  zoneEmail: typed,
  sellerId: optionalIdWire,
  priceListId: optionalIdWire,
  discounts: z._default(z.array(typedPercentage).check(z.maxLength(discountCount)), []),
  discountItems: z._default(
    z
      .array(
        z.strictObject({ brandId: optionalIdWire, typeId: optionalIdWire, percentage: typedPercentage, text: typed }),
      )
      .check(z.maxLength(maxDiscountItems)),
    [],
  ),
  allowOffers: z._default(z.boolean(), true),
  creditLimit: z.nullish(z.number()),
  state: z._default(z.string().check(z.maxLength(400)), 'Ok'),
  adminLogin: typed,
  userLogin: typed,
});

export const customerChangeFromWire = (body: z.infer<typeof customerDetailsWire>): CustomerChange => ({
  ...body,
  sellerId: optionalIdFromWire(body.sellerId),
  priceListId: optionalIdFromWire(body.priceListId),
  discounts: body.discounts.map((each) => money(each)),
  discountItems: body.discountItems.map((item) => ({
    brandId: optionalIdFromWire(item.brandId),
    typeId: optionalIdFromWire(item.typeId),
    percentage: money(item.percentage),
    text: item.text,
  })),
  creditLimit: fromWireOrNull(body.creditLimit),
});

/** A whole customer: what is not named is blank. */
export const customerDetailsFromWire = (body: z.infer<typeof customerDetailsWire>): CustomerDetails =>
  wholeChange(customerChangeFromWire(body), { otherEmails: [], phone: '', otherAddresses: [] });

export const customerDetailsToWire = ({
  otherEmails,
  otherAddresses,
  ...details
}: CustomerChange): z.infer<typeof customerDetailsWire> => ({
  ...details,
  otherEmails: otherEmails && [...otherEmails],
  otherAddresses: otherAddresses && [...otherAddresses],
  discounts: details.discounts.map((each) => each.toNumber()),
  discountItems: details.discountItems.map((item) => ({ ...item, percentage: item.percentage.toNumber() })),
  creditLimit: details.creditLimit === null ? null : details.creditLimit.toNumber(),
});

const text = z.string();
const optionalText = z.nullable(z.string());
const named = z.object({ id: answeredId, name: text });

/** What `GET api/Management/Customers/{id}` answers; the tag is what `If-Match` names. */
export const managedCustomerWire = z.object({
  id: answeredId,
  details: z.object({
    code: text,
    name: text,
    fantasyName: text,
    cuit: text,
    email: text,
    otherEmails: z._default(z.array(z.object({ address: text, gets: z.enum(emailKinds) })), []),
    phone: z._default(text, ''),
    address: text,
    town: text,
    province: text,
    postcode: text,
    otherAddresses: z._default(z.array(deliveryAddressWire), []),
    zone: text,
    zoneEmail: text,
    sellerId: z.nullable(answeredId),
    priceListId: z.nullable(answeredId),
    discounts: z.array(percentage),
    discountItems: z.array(
      z.object({ brandId: z.nullable(answeredId), typeId: z.nullable(answeredId), percentage, text }),
    ),
    allowOffers: z.boolean(),
    creditLimit: z.nullable(pesos),
    state: text,
    adminLogin: text,
    userLogin: text,
  }),
  priceListName: z._default(text, ''),
  sellerName: z._default(text, ''),
  lastLogin: optionalText,
  lastOrder: optionalText,
  createdAt: z._default(optionalText, null),
  debt: pesos,
  orderMails: z.array(z.enum(companyMails)),
  tag: text,
  changed: lastChangeWire,
});

export const managedCustomerToWire = ({ details, debt, orderMails, ...customer }: SeenCustomer) => ({
  ...customer,
  orderMails: [...orderMails],
  details: { ...customerDetailsToWire(details), creditLimit: toWireOrNull(details.creditLimit) },
  debt: toPesos(debt),
});

export const managedCustomerFromWire = (customer: z.infer<typeof managedCustomerWire>): SeenCustomer => {
  const { details } = customer;
  const whole: ManagedCustomer = {
    id: idFromWire(customer.id),
    details: customerDetailsFromWire(details),
    priceListName: customer.priceListName,
    sellerName: customer.sellerName,
    lastLogin: customer.lastLogin,
    lastOrder: customer.lastOrder,
    createdAt: customer.createdAt,
    debt: money(customer.debt),
    orderMails: customer.orderMails,
  };
  return { ...whole, tag: customer.tag, changed: customer.changed };
};

/** What `GET api/Management/Customers` answers. */
export const customerPageWire = z.object({
  customers: z.array(
    z.object({
      id: answeredId,
      externalCode: text,
      name: text,
      fantasyName: text,
      cuit: text,
      town: text,
      zone: text,
      priceListName: text,
      state: text,
      sellerName: text,
      allowOffers: z.boolean(),
      lastLogin: optionalText,
      lastOrder: optionalText,
    }),
  ),
  next: optionalText,
  total: z.number(),
});

export const customerPageToWire = ({ customers, ...page }: CustomerPage): z.infer<typeof customerPageWire> => ({
  customers: [...customers],
  ...page,
});

export const customerPageFromWire = ({ customers, ...page }: z.infer<typeof customerPageWire>): CustomerPage => ({
  customers: customers.map((customer) => ({ ...customer, id: idFromWire(customer.id) })),
  ...page,
});

const asked = z._default(z.string().check(z.maxLength(100)), '');

/** The query of `GET api/Management/Customers`; '' is any. */
export const customerFilterWire = z.strictObject({
  text: asked,
  state: asked,
  sellerId: asked,
  zone: asked,
  priceListId: asked,
  idleSince: z._default(z.string().check(z.refine((day) => day === '' || isCalendarDate(day))), ''),
  access: z._default(z.enum(['', 'none']), ''),
});

export const customerQuestionWire = z.extend(customerFilterWire, {
  after: z.optional(z.string().check(z.maxLength(1000))),
});

export const customerTableQueryWire = z.extend(customerFilterWire, { format: z.enum(sheetFormats) });

/** The query of a filter, without what asks for any. */
export const customerFilterToQuery = (filter: CustomerFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

export const customerChoicesWire = z.object({
  priceLists: z.array(named),
  sellers: z.array(z.extend(named, { isInactive: z.boolean() })),
  zones: z.array(z.object({ name: text, email: text })),
  brands: z.array(named),
  families: z.array(z.extend(named, { indented: z.boolean() })),
  states: z.array(text),
});

export const customerChoicesToWire = (choices: CustomerChoices): z.infer<typeof customerChoicesWire> => ({
  priceLists: [...choices.priceLists],
  sellers: [...choices.sellers],
  zones: [...choices.zones],
  brands: [...choices.brands],
  families: [...choices.families],
  states: [...choices.states],
});

export const customerChoicesFromWire = (choices: z.infer<typeof customerChoicesWire>): CustomerChoices => {
  const named = <Each extends { readonly id: string | number }>(each: Each) => ({ ...each, id: String(each.id) });
  return {
    ...choices,
    priceLists: choices.priceLists.map(named),
    sellers: choices.sellers.map(named),
    brands: choices.brands.map(named),
    families: choices.families.map(named),
  };
};
