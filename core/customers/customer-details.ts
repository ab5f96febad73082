import { isAddress } from '#core/mail/address.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import type { PriceListId, ProductBrandId, ProductTypeId, SellerId } from '#core/shared/ids.ts';
import { isAmountUpTo, isInCents } from '#core/shared/in-cents.ts';
import { type Money, zero } from '#core/shared/money.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { loginFlaw } from './customer-logins.ts';
import { mapAddress, type OtherAddress, type OtherAddressFlaw, otherAddressFlaws } from './delivery-address.ts';
import { type OtherEmail, type OtherEmailFlaw, otherEmailFlaws } from './other-email.ts';

/** A percentage off for a brand, a family or both. */
export interface DiscountItem {
  readonly brandId: ProductBrandId | null;
  readonly typeId: ProductTypeId | null;
  readonly percentage: Money;
  /** What it is called where a price is explained; empty for the names of its brand and family. */
  readonly text: string;
}

/** All that staff settle about a customer. */
export interface CustomerDetails {
  /** The distributor's own number for it. */
  readonly code: string;
  readonly name: string;
  readonly fantasyName: string;
  /** '30-50001091-2', or empty where there is none (docs/rules/customers.md 7). */
  readonly cuit: string;
  /** The main one, which gets all that the customer is mailed. */
  readonly email: string;
  readonly otherEmails: readonly OtherEmail[];
  readonly phone: string;
  readonly address: string;
  readonly town: string;
  readonly province: string;
  readonly postcode: string;
  /** Further addresses for deliveries (docs/rules/customers.md 15). */
  readonly otherAddresses: readonly OtherAddress[];
  readonly zone: string;
  readonly zoneEmail: string;
  readonly sellerId: SellerId | null;
  readonly priceListId: PriceListId | null;
  /** discount1 to discount5, taken one after the other; 0 where there is none. */
  readonly discounts: readonly Money[];
  readonly discountItems: readonly DiscountItem[];
  readonly allowOffers: boolean;
  /** In pesos; null where none is agreed. */
  readonly creditLimit: Money | null;
  readonly state: string;
  /** User names of its two logins. */
  readonly adminLogin: string;
  readonly userLogin: string;
}

/** Fields that older clients do not send; a change by them keeps what is stored. */
type LaterField = 'otherEmails' | 'phone' | 'otherAddresses';

/** What a change says of it: what came later and is not named stays, for clients that know nothing of it. */
export type CustomerChange = Omit<CustomerDetails, LaterField> & {
  readonly [Field in LaterField]?: CustomerDetails[Field] | undefined;
};

/** The whole of a change: what it does not name as `kept` has it. */
export const wholeChange = (change: CustomerChange, kept: Pick<CustomerDetails, LaterField>): CustomerDetails => ({
  ...change,
  otherEmails: change.otherEmails ?? kept.otherEmails,
  phone: change.phone ?? kept.phone,
  otherAddresses: change.otherAddresses ?? kept.otherAddresses,
});

export const discountCount = 5;
export const maxDiscountItems = 200;
const maxDiscountText = 80;

/** How long each text may be. */
export const textLengths = {
  code: 30,
  name: 120,
  fantasyName: 120,
  email: 200,
  phone: 60,
  address: 200,
  town: 80,
  province: 80,
  postcode: 12,
  zone: 80,
  zoneEmail: 200,
  state: 40,
} as const satisfies Partial<Record<keyof CustomerDetails, number>>;

type TextField = keyof typeof textLengths;

/** What is wrong with what was given, and at which field: 'name', 'discounts.2', 'discountItems.0.percentage'. */
export type CustomerFlaw =
  | OtherEmailFlaw
  | OtherAddressFlaw
  | ({ readonly field: string } & (
      | { readonly code: 'text-missing' }
      | { readonly code: 'text-too-long'; readonly max: number }
      | { readonly code: 'cuit-wrong' }
      | { readonly code: 'address-wrong' }
      | { readonly code: 'percentage-wrong' }
      | { readonly code: 'amount-wrong' }
      | { readonly code: 'choice-missing' }
      | { readonly code: 'discount-without-scope' }
      | { readonly code: 'discount-twice' }
      | { readonly code: 'too-many-discounts'; readonly max: number }
      | { readonly code: 'login-wrong' }
      | { readonly code: 'logins-equal' }
      | { readonly code: 'state-unknown' }
    ));

const required: readonly TextField[] = ['code', 'name', 'state'];
const largestLimit = 100_000_000_000;

/** From 0, or from just above it, to under 100, with two decimals at most: nothing is sold for nothing. */
const isPercentage = (percentage: Money, canBeZero: boolean): boolean =>
  !percentage.isNegative() && percentage.lt(100) && isInCents(percentage) && (canBeZero || percentage.gt(0));

const textFlaws = (details: CustomerDetails): readonly CustomerFlaw[] =>
  (Object.keys(textLengths) as TextField[]).flatMap((field): CustomerFlaw[] => {
    const max = textLengths[field];
    if (details[field].length > max) return [{ field, code: 'text-too-long', max }];
    return required.includes(field) && details[field] === '' ? [{ field, code: 'text-missing' }] : [];
  });

const itemFlaws = (items: readonly DiscountItem[]): readonly CustomerFlaw[] => {
  if (items.length > maxDiscountItems) {
    return [{ field: 'discountItems', code: 'too-many-discounts', max: maxDiscountItems }];
  }
  const scopes = items.map(({ brandId, typeId }) => `${brandId ?? ''} ${typeId ?? ''}`);
  return items.flatMap(({ percentage, text }, place): CustomerFlaw[] => {
    const field = `discountItems.${place}`;
    if (text.length > maxDiscountText) return [{ field: `${field}.text`, code: 'text-too-long', max: maxDiscountText }];
    if (scopes[place] === ' ') return [{ field, code: 'discount-without-scope' }];
    if (scopes.indexOf(scopes[place] ?? '') < place) return [{ field, code: 'discount-twice' }];
    return isPercentage(percentage, false) ? [] : [{ field: `${field}.percentage`, code: 'percentage-wrong' }];
  });
};

/**
 * What keeps a customer from being stored, in the order of its fields; whether others have its code or CUIT only the
 * database knows. `kept` are the other addresses that it had before.
 */
export const customerFlaws = (
  details: CustomerDetails,
  kept: readonly OtherAddress[] = [],
): readonly CustomerFlaw[] => {
  const { cuit, discounts, creditLimit, priceListId, adminLogin, userLogin } = details;
  const isLimit = isAmountUpTo(creditLimit, largestLimit);
  return [
    ...textFlaws(details),
    ...(cuit === '' || parseCuit(cuit) !== null ? [] : [{ field: 'cuit', code: 'cuit-wrong' } as const]),
    ...(['email', 'zoneEmail'] as const).flatMap((field) =>
      details[field] === '' || isAddress(details[field]) ? [] : [{ field, code: 'address-wrong' } as const],
    ),
    ...otherEmailFlaws(details.email, details.otherEmails),
    ...otherAddressFlaws(details.otherAddresses, kept),
    ...(priceListId === null ? [{ field: 'priceListId', code: 'choice-missing' } as const] : []),
    ...discounts.flatMap((percentage, place) =>
      isPercentage(percentage, true) ? [] : [{ field: `discounts.${place}`, code: 'percentage-wrong' } as const],
    ),
    ...(discounts.length > discountCount
      ? [{ field: 'discounts', code: 'too-many-discounts', max: discountCount } as const]
      : []),
    ...itemFlaws(details.discountItems),
    ...(isLimit ? [] : [{ field: 'creditLimit', code: 'amount-wrong' } as const]),
    ...(['adminLogin', 'userLogin'] as const).flatMap((field) => {
      const code = loginFlaw(details[field]);
      return code === null ? [] : [{ field, code }];
    }),
    ...(adminLogin !== '' && adminLogin === userLogin ? [{ field: 'userLogin', code: 'logins-equal' } as const] : []),
  ];
};

/** As it is stored: without needless space, the CUIT with its hyphens, logins in small letters, five discounts. */
export const tidied = (details: CustomerDetails): CustomerDetails => ({
  ...details,
  ...(Object.fromEntries(
    (Object.keys(textLengths) as TextField[]).map((field) => [field, visibleLine(details[field])]),
  ) as Record<TextField, string>),
  cuit: parseCuit(details.cuit) ?? visibleLine(details.cuit),
  otherEmails: details.otherEmails.map(({ address, gets }) => ({ address: visibleLine(address), gets })),
  otherAddresses: details.otherAddresses.map((each) => mapAddress(each, visibleLine)),
  discounts: [...details.discounts, ...Array<Money>(discountCount).fill(zero)].slice(
    0,
    Math.max(discountCount, details.discounts.length),
  ),
  discountItems: details.discountItems.map((item) => ({ ...item, text: visibleLine(item.text) })),
  adminLogin: details.adminLogin.trim().toLowerCase(),
  userLogin: details.userLogin.trim().toLowerCase(),
});
