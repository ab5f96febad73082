import { customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { labelIn } from '#core/catalogue/import/column-set.ts';
import { type CustomerLabels, cellsOfCustomer, customerSheetFields } from '#core/customer-sheets/customer-sheet.ts';
import type { CustomerPage, ListedCustomer, SeenCustomer } from '#core/customers/managed-customer.ts';
import { type Standing, standingOf } from '#core/customers/standing.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { facts } from './facts.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks, whatever word the distributor's system has for it. */
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

/** A page of customers as a table. */
export function customerListText({ customers, next }: CustomerPage, style: Style, screen: number | null): string {
  if (customers.length === 0) return 'No hay clientes';
  const paintOf = customerStandingPainter(style);
  const columns: readonly TableColumn<ListedCustomer>[] = [
    { title: 'Código', cell: ({ externalCode }) => externalCode },
    { title: 'Cliente', cell: ({ name }) => name, least: 12 },
    { title: 'CUIT', cell: ({ cuit }) => cuit, isExtra: true },
    { title: 'Localidad', cell: ({ town }) => town, isExtra: true },
    { title: 'Lista', cell: ({ priceListName }) => priceListName, least: 6 },
    {
      title: 'Estado',
      cell: ({ state }) => customerStateText(state),
      paint: (text, { state }) => paintOf(state)(text),
    },
  ];
  const more = next === null ? '' : `\n\n${style.faint(`Hay más: --after ${next}`)}`;
  return `${table(customers, columns, style, screen)}${more}`;
}

/** One customer, by the names of a sheet's columns. */
export const customerText = (
  { details, debt, lastLogin, lastOrder }: SeenCustomer,
  labels: CustomerLabels,
  style: Style,
): string => {
  const cells = cellsOfCustomer(typedCustomer(details), labels, customerSheetWords);
  const dateText = (at: string | null) => (at === null ? 'nunca' : formatDate(at));
  return facts(
    [
      ...customerSheetFields.map((field) => [labelIn(customerSheetColumns, field), cells[field]] as const),
      ['Debe', formatAmount(debt)],
      ['Último login', dateText(lastLogin)],
      ['Último pedido', dateText(lastOrder)],
    ],
    style,
  );
};
