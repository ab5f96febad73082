import { asId } from '#core/shared/ids.ts';
import { type Money, money, zero } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { type CustomerDetails, type DiscountItem, discountCount } from './customer-details.ts';
import { suggestedLogins } from './customer-logins.ts';
import type { OtherAddress } from './delivery-address.ts';
import type { CustomerChoices } from './managed-customer.ts';
import type { OtherEmail } from './other-email.ts';

export interface TypedDiscountItem {
  readonly brandId: string;
  readonly typeId: string;
  readonly percentage: string;
  readonly text: string;
}

/** A customer as a form or a spreadsheet has it: amounts as people write them, '' for what is not there. */
export type TypedCustomer = {
  readonly [Field in Exclude<
    keyof CustomerDetails,
    'allowOffers' | 'discounts' | 'discountItems' | 'otherEmails' | 'otherAddresses'
  >]: string;
} & {
  readonly allowOffers: boolean;
  readonly otherEmails: readonly OtherEmail[];
  readonly otherAddresses: readonly OtherAddress[];
  readonly discounts: readonly string[];
  readonly discountItems: readonly TypedDiscountItem[];
};

/** A text that is no number becomes a negative amount, which the rules refuse. */
const unreadable = money(-1);

const amountOf = <Blank>(typed: string, blank: Blank): Money | Blank => {
  if (typed.trim() === '') return blank;
  const read = parseNumber(typed, 'auto');
  return read === undefined ? unreadable : money(read);
};

/** '10', '10,5' or '10 %'. */
const percentageOf = (typed: string, blank: Money): Money => amountOf(typed.replace(/\s*%\s*$/, ''), blank);

const idOf = <Noun extends string>(typed: string) => (typed === '' ? null : asId<Noun>(typed));

/** The typed texts as details; the rules (`customerFlaws`) tell what of them is wrong. */
export const readTypedCustomer = (typed: TypedCustomer): CustomerDetails => ({
  ...typed,
  sellerId: idOf(typed.sellerId),
  priceListId: idOf(typed.priceListId),
  discounts: typed.discounts.map((each) => percentageOf(each, zero)),
  discountItems: typed.discountItems.map(({ brandId, typeId, percentage, text }) => ({
    brandId: idOf(brandId),
    typeId: idOf(typeId),
    percentage: percentageOf(percentage, unreadable),
    text,
  })),
  creditLimit: amountOf(typed.creditLimit, null),
});

const written = (amount: Money): string => amount.toString().replace('.', ',');

export const typedDiscountItems = (items: readonly DiscountItem[]): readonly TypedDiscountItem[] =>
  items.map(({ brandId, typeId, percentage, text }) => ({
    brandId: brandId ?? '',
    typeId: typeId ?? '',
    percentage: written(percentage),
    text,
  }));

/** The form of a stored customer, before anybody changes a field of it. */
export const typedCustomer = (details: CustomerDetails): TypedCustomer => ({
  ...details,
  sellerId: details.sellerId ?? '',
  priceListId: details.priceListId ?? '',
  discounts: details.discounts.map((each) => (each.isZero() ? '' : written(each))),
  discountItems: typedDiscountItems(details.discountItems),
  creditLimit: details.creditLimit === null ? '' : written(details.creditLimit),
});

export const blankCustomer: TypedCustomer = {
  code: '',
  name: '',
  fantasyName: '',
  cuit: '',
  email: '',
  otherEmails: [],
  phone: '',
  address: '',
  town: '',
  province: '',
  postcode: '',
  otherAddresses: [],
  zone: '',
  zoneEmail: '',
  sellerId: '',
  priceListId: '',
  discounts: Array<string>(discountCount).fill(''),
  discountItems: [],
  allowOffers: true,
  creditLimit: '',
  state: 'Ok',
  adminLogin: '',
  userLogin: '',
};

/** A new one: by the price list that there is, where there is one only. */
export const newCustomer = ({ priceLists }: Pick<CustomerChoices, 'priceLists'>): TypedCustomer => ({
  ...blankCustomer,
  priceListId: priceLists.length === 1 ? (priceLists[0]?.id ?? '') : '',
});

/** The terms of one for another: what names a company, and its logins, are its own. */
export const copiedCustomer = (from: TypedCustomer): TypedCustomer => ({
  ...from,
  code: '',
  name: '',
  fantasyName: '',
  cuit: '',
  email: '',
  otherEmails: [],
  phone: '',
  address: '',
  otherAddresses: [],
  state: 'Ok',
  adminLogin: '',
  userLogin: '',
});

/** Gives the customer another code; logins that nobody typed follow it (docs/rules/customers.md 9). */
export const withCode = (typed: TypedCustomer, code: string): TypedCustomer => {
  const suggested = suggestedLogins(typed.code);
  const next = suggestedLogins(code);
  const follows = (field: 'adminLogin' | 'userLogin') => typed[field] === '' || typed[field] === suggested[field];
  return {
    ...typed,
    code,
    adminLogin: follows('adminLogin') ? next.adminLogin : typed.adminLogin,
    userLogin: follows('userLogin') ? next.userLogin : typed.userLogin,
  };
};
