import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { customerTableTexts as texts } from '#adapters/texts/list-tables.es.ts';
import { yesOrNo } from '#adapters/texts/yes-no.es.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const day = (at: string | null): string => (at === null ? '' : formatDate(at));

const columns: readonly ListColumn<ListedCustomer>[] = [
  { heading: texts.code, width: 14, kind: 'text', cell: ({ externalCode }) => externalCode },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ name }) => name },
  { heading: texts.fantasyName, width: 28, kind: 'text', cell: ({ fantasyName }) => fantasyName },
  { heading: texts.cuit, width: 16, kind: 'text', cell: ({ cuit }) => cuit },
  { heading: texts.town, width: 22, kind: 'text', cell: ({ town }) => town },
  { heading: texts.zone, width: 16, kind: 'text', cell: ({ zone }) => zone },
  { heading: texts.seller, width: 24, kind: 'text', cell: ({ sellerName }) => sellerName },
  { heading: texts.list, width: 20, kind: 'text', cell: ({ priceListName }) => priceListName },
  { heading: texts.state, width: 16, kind: 'text', cell: ({ state }) => customerStateText(state) },
  { heading: texts.offers, width: 10, kind: 'text', cell: ({ allowOffers }) => yesOrNo(allowOffers) },
  { heading: texts.lastLogin, width: 14, kind: 'text', cell: ({ lastLogin }) => day(lastLogin) },
  { heading: texts.lastOrder, width: 14, kind: 'text', cell: ({ lastOrder }) => day(lastOrder) },
];

/** The customers that a filter finds. */
export const createCustomerTableWriter = (files: TableFiles): ListWriter<ListedCustomer> =>
  createListWriter(files, texts.name, columns);
