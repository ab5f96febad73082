import { customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { type Standing, standingOf } from '#core/customers/customer-state.ts';
import type { SeenCustomer } from '#core/customers/managed-customer.ts';
import { type CustomerLabels, cellsOfCustomer, customerSheetFields } from '#core/customers/sheets/customer-sheet.ts';
import { type TypedDiscountItem, typedCustomer } from '#core/customers/typed-customer.ts';
import { labelIn } from '#core/imports/column-set.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { wrap } from './wrap.ts';

/** How a state looks, by its standing: the distributor's system may have words of its own for states. */
export const customerStandingPainter = ({
  good,
  warning,
  bad,
}: Style): ((state: string) => (text: string) => string) => {
  const paints: Readonly<Record<Standing, (text: string) => string>> = {
    'in-order': good,
    attention: warning,
    stopped: bad,
  };
  return (state) => paints[standingOf(state)];
};

const dateText = (at: string | null): string => (at === null ? 'nunca' : formatDate(at));

/** A customer of a list that the server gives whole, without its logins. */
export const wholeListCustomerText = (customer: Customer, style: Style, columns: number | null): string => {
  const { externalCode, name, fantasyName, priceListName, state, sellerName, allowOffers, data } = customer;
  return [
    style.bold(wrap(printable(name), columns)),
    facts(
      [
        ['Código', externalCode],
        ['Nombre de fantasía', fantasyName],
        ['Lista de precios', priceListName],
        ['Estado', customerStateText(state)],
        ['Zona', data.zone],
        ['Vendedor', sellerName],
        ['Ve ofertas', allowOffers ? 'sí' : 'no'],
        ['Último login', dateText(customer.lastLogin)],
        ['Último pedido', dateText(customer.lastOrder)],
      ],
      style,
      columns,
    ),
  ].join('\n');
};

/** 'NGK 5 %', 'Frenos 3 % (temporada)': a sheet has a place for each part instead. */
const discountItemText = (
  { brandId, typeId, percentage, text }: TypedDiscountItem,
  { brands, families }: CustomerLabels,
): string => {
  const on = [brands.of(brandId), families.of(typeId)].filter((name) => name !== '').join(' · ');
  return `${on === '' ? 'Todo' : on} ${percentage} %${text === '' ? '' : ` (${text})`}`;
};

/** A customer, by the names of a sheet's columns. */
export const customerText = (
  { details, debt, lastLogin, lastOrder, createdAt }: SeenCustomer,
  labels: CustomerLabels,
  style: Style,
  columns: number | null,
): string => {
  const typed = typedCustomer(details);
  const cells = {
    ...cellsOfCustomer(typed, labels, customerSheetWords),
    discountItems: typed.discountItems.map((item) => discountItemText(item, labels)).join('; '),
  };
  return facts(
    [
      ...customerSheetFields.map((field) => [labelIn(customerSheetColumns, field), cells[field]] as const),
      [debt.isNegative() ? 'Saldo a favor' : 'Debe', formatAmount(debt.abs())],
      ['Cliente desde', createdAt === null ? '' : formatDate(createdAt)],
      ['Último login', dateText(lastLogin)],
      ['Último pedido', dateText(lastOrder)],
    ],
    style,
    columns,
  );
};
