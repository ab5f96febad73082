import * as z from 'zod/mini';
import type { SurchargeToSet } from '#core/configuration/customer-configuration.service.ts';
import type { CustomerConfiguration, SpecialDiscountChoice } from '#core/configuration/customer-configuration.ts';
import { maxSurcharge, maxSurcharges, type SurchargeRow } from '#core/configuration/surcharge.ts';
import { companyMails, orderMailsOf } from '#core/mail/order-mails.ts';
import { money } from '#core/shared/money.ts';
import { fromWireOrNull, percentage } from './amounts.wire.ts';
import { discountFromWire, discountTermsWire, discountToWire } from './customers.wire.ts';
import { answeredId, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const text = z.nullish(z.string());

export const choicesWire = z.array(z.object({ id: answeredId, title: z.string(), include: z.boolean() }));

export const surchargeRowsWire = z.array(
  z.object({
    text: z.string(),
    percentage: z.nullish(percentage),
    productBrandId: z.nullish(answeredId),
    productTypeId: z.nullish(answeredId),
    indented: z.nullish(z.boolean()),
  }),
);

/** The body of `POST api/customer-configuration/order-mails`, and its answer: states of an order. */
export const orderMailsWire = z.array(z.enum(companyMails)).check(z.maxLength(companyMails.length));

/**
 * What `GET api/customer-configuration` answers (docs/rules/configuration.md 5); the tags of its lists are what
 * `If-Match` names.
 */
export const customerConfigurationWire = z.object({
  eMail: text,
  zone: text,
  zoneEmail: text,
  zonePhone: text,
  zonePhoneLink: text,
  sellerName: text,
  sellerPhone: text,
  sellerEmail: text,
  discounts: discountTermsWire,
  includeIva: z.boolean(),
  showSellingPrice: z.boolean(),
  specialDiscounts: z.nullish(choicesWire),
  surcharges: z.nullish(surchargeRowsWire),
  orderMails: z.nullish(orderMailsWire),
  tags: z.nullish(z.object({ specialDiscounts: z.string(), surcharges: z.string(), orderMails: z.string() })),
  surchargesChanged: lastChangeWire,
});

/** The body of `POST api/customer-configuration/special-discounts-included`. */
export const includedToSetWire = z.array(idWire).check(z.maxLength(1000));

/** The body of `POST api/customer-configuration/surcharges`: rows as they were answered, changed. */
export const surchargesToSetWire = z
  .array(
    z.strictObject({
      text: z.optional(z.string().check(z.maxLength(400))),
      percentage: z.nullable(z.number().check(z.minimum(0), z.maximum(maxSurcharge.toNumber()))),
      productBrandId: optionalIdWire,
      productTypeId: optionalIdWire,
      indented: z.optional(z.nullable(z.boolean())),
    }),
  )
  .check(z.maxLength(maxSurcharges));

export const surchargesToSetFromWire = (rows: z.infer<typeof surchargesToSetWire>): SurchargeToSet[] =>
  rows.map(({ percentage: set, productBrandId, productTypeId }) => ({
    percentage: set === null ? null : money(set),
    productBrandId: optionalIdFromWire(productBrandId),
    productTypeId: optionalIdFromWire(productTypeId),
  }));

export const surchargesToSetToWire = (rows: readonly SurchargeToSet[]): z.infer<typeof surchargesToSetWire> =>
  rows.map((row) => ({ ...row, percentage: row.percentage?.toNumber() ?? null }));

export const surchargeRowsToWire = (rows: readonly SurchargeRow[]): z.infer<typeof surchargeRowsWire> =>
  rows.map((row) => ({ ...row, percentage: row.percentage?.toNumber() ?? null }));

export const surchargeRowsFromWire = (rows: z.infer<typeof surchargeRowsWire>): SurchargeRow[] =>
  rows.map((row) => ({
    text: row.text,
    percentage: fromWireOrNull(row.percentage),
    productBrandId: optionalIdFromWire(row.productBrandId),
    productTypeId: optionalIdFromWire(row.productTypeId),
    indented: row.indented ?? false,
  }));

export const choicesToWire = (choices: readonly SpecialDiscountChoice[]): z.infer<typeof choicesWire> => [...choices];

export const choicesFromWire = (choices: z.infer<typeof choicesWire>): SpecialDiscountChoice[] =>
  choices.map((choice) => ({ ...choice, id: String(choice.id) }));

export const customerConfigurationToWire = (
  configuration: CustomerConfiguration,
): z.infer<typeof customerConfigurationWire> => ({
  ...configuration,
  discounts: discountToWire(configuration.discounts),
  specialDiscounts: choicesToWire(configuration.specialDiscounts),
  surcharges: surchargeRowsToWire(configuration.surcharges),
  orderMails: configuration.orderMails === null ? null : [...configuration.orderMails],
});

export const customerConfigurationFromWire = (
  answered: z.infer<typeof customerConfigurationWire>,
): CustomerConfiguration => ({
  eMail: answered.eMail ?? '',
  zone: answered.zone ?? '',
  zoneEmail: answered.zoneEmail ?? '',
  zonePhone: answered.zonePhone ?? '',
  zonePhoneLink: answered.zonePhoneLink ?? '',
  sellerName: answered.sellerName ?? '',
  sellerPhone: answered.sellerPhone ?? '',
  sellerEmail: answered.sellerEmail ?? '',
  discounts: discountFromWire(answered.discounts),
  includeIva: answered.includeIva,
  showSellingPrice: answered.showSellingPrice,
  specialDiscounts: choicesFromWire(answered.specialDiscounts ?? []),
  surcharges: surchargeRowsFromWire(answered.surcharges ?? []),
  orderMails: answered.orderMails == null ? null : orderMailsOf(answered.orderMails),
  tags: answered.tags ?? null,
  surchargesChanged: answered.surchargesChanged ?? null,
});
