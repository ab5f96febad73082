import { suggestedLogins } from '#core/customers/customer-logins.ts';
import type { OtherAddress } from '#core/customers/delivery-address.ts';
import type { CustomerChoices } from '#core/customers/managed-customer.ts';
import type { EmailKind, OtherEmail } from '#core/customers/other-email.ts';
import { blankCustomer, type TypedCustomer, type TypedDiscountItem } from '#core/customers/typed-customer.ts';
import { cellOfParts, partsInCell } from '#core/sheets/cell-parts.ts';
import { familyPaths, type Labels, labelsOf } from '#core/sheets/labels.ts';
import {
  type SheetCells,
  type SheetColumnSet,
  type SheetHeadings,
  sheetColumnSet,
} from '#core/sheets/sheet-columns.ts';
import { readYes } from '#core/sheets/yes-no.ts';

/** The columns of a sheet of customers, in their order: the same out and in. */
export const customerSheetFields = [
  'code',
  'name',
  'fantasyName',
  'cuit',
  'email',
  'otherEmails',
  'phone',
  'address',
  'town',
  'province',
  'postcode',
  'otherAddresses',
  'zone',
  'zoneEmail',
  'seller',
  'priceList',
  'state',
  'discount1',
  'discount2',
  'discount3',
  'discount4',
  'discount5',
  'discountItems',
  'allowOffers',
  'creditLimit',
  'adminLogin',
  'userLogin',
] as const;
export type CustomerSheetField = (typeof customerSheetFields)[number];

export const customerColumns = (headings: SheetHeadings<CustomerSheetField>): SheetColumnSet<CustomerSheetField> =>
  sheetColumnSet({
    kind: 'customers',
    headings,
    required: ['code'],
    constants: ['zone', 'seller', 'priceList', 'state', 'province', 'allowOffers'],
    // Beside a column of codes 'Cliente' is the name, beside a column of names it is the code.
    unclear: [{ heading: 'Cliente', fields: ['code', 'name'] }],
    codes: ['code'],
    numbers: ['discount1', 'discount2', 'discount3', 'discount4', 'discount5', 'creditLimit'],
    amounts: ['creditLimit'],
  });

/** A column that a sheet does not have leaves what is stored. */
export type CustomerCells = SheetCells<CustomerSheetField>;

/** How the words of a sheet are written. */
export interface CustomerSheetWords {
  readonly yes: string;
  readonly no: string;
  emailKindText(kind: EmailKind): string;
  /** Which kind of mail a word of a sheet says; null where it says none. */
  emailKindOf(text: string): EmailKind | null;
  stateText(state: string): string;
  /** Which state a word of a sheet says; another word is a state itself. */
  stateOf(text: string): string;
}

export interface CustomerLabels {
  readonly sellers: Labels;
  /** Sellers who left: a customer may still have one, but gets none (docs/rules/staff.md 5). */
  readonly goneSellers: ReadonlySet<string>;
  readonly priceLists: Labels;
  /** Where there is one list alone, a new customer buys by it unless the sheet says otherwise; else empty. */
  readonly onlyPriceListId: string;
  readonly brands: Labels;
  readonly families: Labels;
}

export const customerLabels = ({ sellers, priceLists, brands, families }: CustomerChoices): CustomerLabels => ({
  sellers: labelsOf(sellers),
  goneSellers: new Set(sellers.flatMap(({ id, isInactive }) => (isInactive ? [id] : []))),
  priceLists: labelsOf(priceLists),
  onlyPriceListId: priceLists.length === 1 ? (priceLists[0]?.id ?? '') : '',
  brands: labelsOf(brands),
  families: labelsOf(familyPaths(families)),
});

const cellOfItem = ({ brandId, typeId, percentage, text }: TypedDiscountItem, { brands, families }: CustomerLabels) =>
  cellOfParts([brands.of(brandId), families.of(typeId), percentage, text]);

/** An e-mail that gets everything says no more than itself. */
const cellOfEmail = ({ address, gets }: OtherEmail, words: CustomerSheetWords): string =>
  cellOfParts(gets === 'all' ? [address] : [address, words.emailKindText(gets)]);

/** Parts that are empty at the end are left out. */
const cellOfAddress = ({ name, address, town, province, postcode, remark }: OtherAddress): string => {
  const parts = [name, address, town, province, postcode, remark];
  return cellOfParts(parts.slice(0, parts.findLastIndex((part) => part !== '') + 1));
};

/** A customer as a row of the sheet. */
export const cellsOfCustomer = (
  typed: TypedCustomer,
  labels: CustomerLabels,
  words: CustomerSheetWords,
): Readonly<Record<CustomerSheetField, string>> => {
  const [discount1 = '', discount2 = '', discount3 = '', discount4 = '', discount5 = ''] = typed.discounts;
  const { code, name, fantasyName, cuit, email, phone, address, town, province, postcode, zone, zoneEmail } = typed;
  return {
    ...{ code, name, fantasyName, cuit, email, phone, address, town, province, postcode, zone, zoneEmail },
    ...{ discount1, discount2, discount3, discount4, discount5 },
    seller: labels.sellers.of(typed.sellerId),
    priceList: labels.priceLists.of(typed.priceListId),
    state: words.stateText(typed.state),
    otherEmails: typed.otherEmails.map((each) => cellOfEmail(each, words)).join('; '),
    otherAddresses: typed.otherAddresses.map(cellOfAddress).join('; '),
    discountItems: typed.discountItems.map((item) => cellOfItem(item, labels)).join('; '),
    allowOffers: typed.allowOffers ? words.yes : words.no,
    creditLimit: typed.creditLimit,
    adminLogin: typed.adminLogin,
    userLogin: typed.userLogin,
  };
};

/** A name in a cell that nothing is called by, or several are: then `choices` says which. */
export interface UnknownName {
  readonly code: 'name-unknown';
  readonly choices?: readonly string[];
  readonly field: 'seller' | 'priceList' | 'discountItems' | 'allowOffers' | 'otherEmails' | 'otherAddresses';
  readonly name: string;
}

const texts = [
  'code',
  'name',
  'fantasyName',
  'cuit',
  'email',
  'phone',
  'address',
  'town',
  'province',
  'postcode',
  'zone',
  'zoneEmail',
  'creditLimit',
  'adminLogin',
  'userLogin',
] as const satisfies readonly (CustomerSheetField & keyof TypedCustomer)[];

/** A row's details over those that are stored; null for a new customer. */
export const customerOfCells = (
  cells: CustomerCells,
  held: TypedCustomer | null,
  labels: CustomerLabels,
  words: CustomerSheetWords,
): { readonly typed: TypedCustomer; readonly unknown: readonly UnknownName[] } => {
  const unknown: UnknownName[] = [];
  const ofNobody = held === null ? labels.onlyPriceListId : '';
  const base = held ?? { ...blankCustomer, priceListId: ofNobody };
  const idIn = (known: Labels, field: UnknownName['field'], name: string): string => {
    if (name.trim() === '') return '';
    const id = known.idOf(name);
    if (id !== null) return id;
    const choices = known.namesakes(name);
    const several = choices.length === 0 ? {} : { choices };
    unknown.push({ code: 'name-unknown', field, name: name.trim(), ...several });
    return '';
  };
  const itemOf = ([brand = '', family = '', percentage = '', text = '']: readonly string[]): TypedDiscountItem => {
    return {
      brandId: idIn(labels.brands, 'discountItems', brand),
      typeId: idIn(labels.families, 'discountItems', family),
      percentage,
      text,
    };
  };
  const emailOf = ([address = '', kind = '']: readonly string[]): OtherEmail => {
    const gets = kind === '' ? 'all' : words.emailKindOf(kind);
    if (gets === null) unknown.push({ code: 'name-unknown', field: 'otherEmails', name: kind });
    return { address, gets: gets ?? 'all' };
  };
  const addressOf = (parts: readonly string[]): OtherAddress => {
    const [name = '', address = '', town = '', province = '', postcode = '', remark = '', ...beyond] = parts;
    if (beyond.length > 0) unknown.push({ code: 'name-unknown', field: 'otherAddresses', name: beyond.join('|') });
    return { name, address, town, province, postcode, remark };
  };
  const { seller, priceList, state, allowOffers, discountItems, otherEmails, otherAddresses } = cells;
  const typed: TypedCustomer = {
    ...base,
    ...Object.fromEntries(texts.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]]))),
    ...(seller === undefined ? {} : { sellerId: idIn(labels.sellers, 'seller', seller) }),
    ...(priceList === undefined ? {} : { priceListId: idIn(labels.priceLists, 'priceList', priceList) || ofNobody }),
    ...(state === undefined || state.trim() === '' ? {} : { state: words.stateOf(state) }),
    ...(allowOffers === undefined || allowOffers.trim() === ''
      ? {}
      : { allowOffers: isYes(allowOffers, words, unknown) }),
    discounts: base.discounts.map((each, place) => cells[`discount${place + 1}` as CustomerSheetField] ?? each),
    ...(discountItems === undefined ? {} : { discountItems: partsInCell(discountItems).map(itemOf) }),
    ...(otherEmails === undefined ? {} : { otherEmails: partsInCell(otherEmails).map(emailOf) }),
    ...(otherAddresses === undefined ? {} : { otherAddresses: partsInCell(otherAddresses).map(addressOf) }),
  };
  return { typed: withLogins(typed, base), unknown };
};

const isYes = (cell: string, words: CustomerSheetWords, unknown: UnknownName[]): boolean => {
  const answer = readYes(cell, words);
  if (answer === null) unknown.push({ code: 'name-unknown', field: 'allowOffers', name: cell.trim() });
  return answer === true;
};

/** A customer keeps the logins that it has; one without gets those of its code. */
const withLogins = (typed: TypedCustomer, base: TypedCustomer): TypedCustomer => {
  const suggested = suggestedLogins(typed.code);
  const nameOf = (field: 'adminLogin' | 'userLogin') => typed[field].trim() || base[field] || suggested[field];
  return { ...typed, adminLogin: nameOf('adminLogin'), userLogin: nameOf('userLogin') };
};
