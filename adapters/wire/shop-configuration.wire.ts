import * as z from 'zod/mini';
import { priceOrders } from '#core/catalogue/price-order.ts';
import { mostDays, mostItems } from '#core/configuration/section-rules.ts';
import {
  newItemId,
  type Section,
  type SectionValues,
  type ShopConfiguration,
  sections,
} from '#core/configuration/shop-configuration.ts';
import { mostAccounts } from '#core/mail/address.ts';
import type { MailGroup } from '#core/mail/mail-group.ts';
import { money } from '#core/shared/money.ts';
import { percentage, pesos } from './amounts.wire.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

/** Where each section is saved, under `api/admin-configuration` (back-office.md §7). */
export const sectionPaths: { readonly [Of in Section]: string } = {
  delivery: 'delivery',
  currentAccount: 'current-account',
  specialDiscounts: 'special-discounts',
  alert: 'alert',
  products: 'products',
  productBrand: 'products-brands',
  productType: 'products-types',
  productBrandTypesDisabled: 'product-brand-type-disabled',
  bankAccounts: 'bank-accounts',
  deliveryMethods: 'delivery-methods',
  whatsAppConfigurations: 'whats-apps',
  demandOrigins: 'demand-origins',
  demandReasons: 'demand-reasons',
  emailSender: 'email-sender',
};

/** More than any rule allows: what is beyond is no number that a rule should have to look at. */
const amountWire = pesos.check(z.minimum(-1e12), z.maximum(1e12));
const short = z.string().check(z.maxLength(200));
const long = z.string().check(z.maxLength(1000));
const text = z.string().check(z.maxLength(4000));
/** A new item has no id, or the empty guid. */
const itemId = z.optional(z.nullable(idWire));
const order = z.enum(priceOrders);

/** More brands and families than any catalogue has. */
const mostNames = 20_000;

const listOf = <Item extends z.ZodMiniType>(item: Item, most = mostItems) => z.array(item).check(z.maxLength(most));
const named = z.strictObject({ id: itemId, name: short });
const switched = { id: idWire, name: z.optional(short), disabled: z.boolean() };

const groupBody = z.strictObject({
  subject: short,
  accounts: z.array(short).check(z.maxLength(mostAccounts)),
  sendToZoneAccount: z.optional(z.nullable(z.boolean())),
});

/** The body of each save. */
export const sectionBodies = {
  delivery: z.strictObject({ minAmount: amountWire, value: amountWire, shoppingCartText: short }),
  currentAccount: z.strictObject({ days: z.number().check(z.minimum(0), z.maximum(mostDays)) }),
  specialDiscounts: listOf(
    z.strictObject({
      id: itemId,
      title: short,
      percentage: percentage.check(z.minimum(-1e6), z.maximum(1e6)),
      explanation: long,
    }),
  ),
  alert: z.strictObject({ title: short, message: text }),
  products: z.strictObject({ priceOrder: order }),
  productBrand: listOf(z.strictObject(switched), mostNames),
  productType: listOf(
    z.strictObject({
      ...switched,
      indented: z.optional(z.nullable(z.boolean())),
      order: z.optional(z.nullable(z.number())),
    }),
    mostNames,
  ),
  productBrandTypesDisabled: listOf(
    z.strictObject({
      productBrandId: idWire,
      productBrandName: z.optional(short),
      productTypeId: idWire,
      productTypeName: z.optional(short),
    }),
    mostNames,
  ),
  bankAccounts: listOf(
    z.strictObject({ id: itemId, bank: short, holder: short, cuit: short, number: short, cbu: short }),
  ),
  deliveryMethods: listOf(
    z.strictObject({
      id: itemId,
      name: short,
      externalCode: z.optional(z.nullable(short)),
      isSystemGenerated: z.optional(z.nullable(z.boolean())),
    }),
  ),
  whatsAppConfigurations: listOf(z.strictObject({ id: itemId, zone: short, display: short, link: long })),
  demandOrigins: listOf(named),
  demandReasons: listOf(named),
  emailSender: z.strictObject({
    account: short,
    user: short,
    /** Empty or left out: the stored one stays. */
    password: z.optional(z.nullable(short)),
    smtp: short,
    port: z.number().check(z.minimum(-1e6), z.maximum(1e6)),
    ssl: z.boolean(),
    hasPassword: z.optional(z.nullable(z.boolean())),
    isOverridden: z.optional(z.nullable(z.boolean())),
    comunication: groupBody,
    orders: groupBody,
    demands: groupBody,
    waranties: groupBody,
  }),
} as const satisfies { readonly [Of in Section]: z.ZodMiniType };

type Bodies = { readonly [Of in Section]: z.infer<(typeof sectionBodies)[Of]> };

const idOf = (id: string | number | null | undefined): string =>
  id === null || id === undefined || id === '' ? newItemId : String(id);

const groupFromWire = (group: z.infer<typeof groupBody>): MailGroup => ({
  ...group,
  sendToZoneAccount: group.sendToZoneAccount ?? false,
});

const namedFromWire = (items: Bodies['demandOrigins']) => items.map(({ id, name }) => ({ id: idOf(id), name }));

/** Each body, which is each answer too, as the section that it is. */
export const sectionFromWire: { readonly [Of in Section]: (body: Bodies[Of]) => SectionValues[Of] } = {
  delivery: ({ minAmount, value, shoppingCartText }) => ({
    minAmount: money(minAmount),
    value: money(value),
    shoppingCartText,
  }),
  currentAccount: (body) => body,
  specialDiscounts: (items) =>
    items.map((item) => ({ ...item, id: idOf(item.id), percentage: money(item.percentage) })),
  alert: (body) => body,
  products: (body) => body,
  productBrand: (items) => items.map(({ id, name, disabled }) => ({ id: idFromWire(id), name: name ?? '', disabled })),
  productType: (items) =>
    items.map(({ id, name, disabled, indented, order: place }) => ({
      id: idFromWire(id),
      name: name ?? '',
      disabled,
      indented: indented ?? false,
      order: place ?? 0,
    })),
  productBrandTypesDisabled: (pairs) =>
    pairs.map((pair) => ({
      productBrandId: idFromWire(pair.productBrandId),
      productBrandName: pair.productBrandName ?? '',
      productTypeId: idFromWire(pair.productTypeId),
      productTypeName: pair.productTypeName ?? '',
    })),
  bankAccounts: (items) => items.map((item) => ({ ...item, id: idOf(item.id) })),
  deliveryMethods: (items) =>
    items.map(({ id, name, externalCode, isSystemGenerated }) => ({
      id: idOf(id),
      name,
      externalCode: externalCode ?? '',
      isSystemGenerated: isSystemGenerated ?? false,
    })),
  whatsAppConfigurations: (items) => items.map((item) => ({ ...item, id: idOf(item.id) })),
  demandOrigins: namedFromWire,
  demandReasons: namedFromWire,
  emailSender: (sender) => ({
    ...sender,
    password: sender.password ?? '',
    hasPassword: sender.hasPassword ?? false,
    isOverridden: sender.isOverridden ?? false,
    comunication: groupFromWire(sender.comunication),
    orders: groupFromWire(sender.orders),
    demands: groupFromWire(sender.demands),
    waranties: groupFromWire(sender.waranties),
  }),
};

/** Lists and plain values go as they are; amounts as numbers. */
const asIs = <Value>(value: Value): Value => value;

const groupToWire = ({ accounts, ...group }: MailGroup) => ({ ...group, accounts: [...accounts] });

export const sectionToWire: { readonly [Of in Section]: (value: SectionValues[Of]) => Bodies[Of] } = {
  delivery: ({ minAmount, value, shoppingCartText }) => ({
    minAmount: minAmount.toNumber(),
    value: value.toNumber(),
    shoppingCartText,
  }),
  currentAccount: asIs,
  specialDiscounts: (items) => items.map((item) => ({ ...item, percentage: item.percentage.toNumber() })),
  alert: asIs,
  products: asIs,
  productBrand: (items) => [...items],
  productType: (items) => [...items],
  productBrandTypesDisabled: (pairs) => [...pairs],
  bankAccounts: (items) => [...items],
  deliveryMethods: (items) => [...items],
  whatsAppConfigurations: (items) => [...items],
  demandOrigins: (items) => [...items],
  demandReasons: (items) => [...items],
  emailSender: ({ passwordSetAt: _, ...sender }) => ({
    ...sender,
    comunication: groupToWire(sender.comunication),
    orders: groupToWire(sender.orders),
    demands: groupToWire(sender.demands),
    waranties: groupToWire(sender.waranties),
  }),
};

/** What another back end tells besides is dropped. */
const answered = <Schema extends z.ZodMiniObject>(schema: Schema) => z.object(schema.shape);
const answeredNamed = z.array(z.object({ id: answeredId, name: z.string() }));

const answeredGroup = z.object({
  subject: z.string(),
  accounts: z.array(z.string()),
  sendToZoneAccount: z.nullish(z.boolean()),
});

/** What `GET api/admin-configuration` answers; the tag of each section is what `If-Match` names. */
export const shopConfigurationWire = z.object({
  delivery: answered(sectionBodies.delivery),
  currentAccount: answered(sectionBodies.currentAccount),
  specialDiscounts: z.array(z.object({ id: answeredId, title: z.string(), percentage, explanation: z.string() })),
  alert: z.object({ title: z.string(), message: z.string() }),
  products: z.object({ priceOrder: order }),
  productBrand: z.array(z.object({ id: answeredId, name: z.string(), disabled: z.boolean() })),
  productType: z.array(
    z.object({
      id: answeredId,
      name: z.string(),
      disabled: z.boolean(),
      indented: z.nullish(z.boolean()),
      order: z.nullish(z.number()),
    }),
  ),
  productBrandTypesDisabled: z.array(
    z.object({
      productBrandId: answeredId,
      productBrandName: z.string(),
      productTypeId: answeredId,
      productTypeName: z.string(),
    }),
  ),
  bankAccounts: z.array(
    z.object({
      id: answeredId,
      bank: z.string(),
      holder: z.string(),
      cuit: z.string(),
      number: z.string(),
      cbu: z.string(),
    }),
  ),
  deliveryMethods: z.array(
    z.object({
      id: answeredId,
      name: z.string(),
      externalCode: z.nullish(z.string()),
      isSystemGenerated: z.nullish(z.boolean()),
    }),
  ),
  whatsAppConfigurations: z.array(
    z.object({ id: answeredId, zone: z.string(), display: z.string(), link: z.string() }),
  ),
  demandOrigins: answeredNamed,
  demandReasons: answeredNamed,
  emailSender: z.object({
    account: z.string(),
    user: z.string(),
    password: z.nullish(z.string()),
    smtp: z.string(),
    port: z.number(),
    ssl: z.boolean(),
    hasPassword: z.nullish(z.boolean()),
    isOverridden: z.nullish(z.boolean()),
    comunication: answeredGroup,
    orders: answeredGroup,
    demands: answeredGroup,
    waranties: answeredGroup,
  }),
  tags: z.nullish(z.record(z.string(), z.string())),
});

/** One section goes into its own field: the pairing is by name, which TypeScript can't follow through a union. */
const eachSection = (convert: (section: Section) => unknown): Record<string, unknown> =>
  Object.fromEntries(sections.map((section) => [section, convert(section)]));

export const shopConfigurationToWire = ({ tags, ...values }: ShopConfiguration) => {
  const one = <Of extends Section>(section: Of) => sectionToWire[section](values[section]);
  return { ...eachSection(one), tags } as z.infer<typeof shopConfigurationWire>;
};

export const shopConfigurationFromWire = ({
  tags,
  ...bodies
}: z.infer<typeof shopConfigurationWire>): ShopConfiguration => {
  const one = <Of extends Section>(section: Of) => sectionFromWire[section]((bodies as Bodies)[section]);
  return { ...eachSection(one), tags: tags ?? null } as unknown as ShopConfiguration;
};
