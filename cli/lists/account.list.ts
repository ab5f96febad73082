import { Option } from 'commander';
import { accountDocumentProblem, listedStateTexts } from '#adapters/texts/account-documents.es.ts';
import { currentAccountProblem, documentStateText } from '#adapters/texts/current-account.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { listedDocumentToWire, listedPageWire } from '#adapters/wire/account-documents.wire.ts';
import {
  accountRowToWire,
  actualAccountToWire,
  actualAccountWire,
  documentPageWire,
} from '#adapters/wire/current-account.wire.ts';
import { isOverdue } from '#core/current-account/age.ts';
import type {
  AccountRow,
  ActualAccount,
  CurrentAccountFailure,
} from '#core/current-account/current-account.service.ts';
import type {
  AccountDocumentFailure,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import { documentStates, everyDocument, type ListedState } from '#core/current-account/management/document-filter.ts';
import { accountTotals, type RunningRow, runningRows } from '#core/current-account/running-total.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import { dayRangeOptions } from '../day-range.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { customerMeant } from '../find/find-customer.ts';
import { type Style, styleFor } from '../style.ts';
import { type TableColumn, table } from '../views/table.ts';

/** The open documents and their sums, of which `shown` have a row each. `today` is the day in Buenos Aires. */
function actualText(
  account: ActualAccount,
  shown: readonly AccountRow[],
  today: string,
  style: Style,
  screenColumns: number | null,
): string {
  const { documents, onAccount, maxDays } = account;
  const running = new Map(runningRows(documents).map((row) => [row.document, row]));
  const rows = shown.flatMap((document) => running.get(document) ?? []);
  const stands = ({ document }: RunningRow<AccountRow>): boolean => isOverdue(document, maxDays, today);
  const columns: readonly TableColumn<RunningRow<AccountRow>>[] = [
    { title: 'Fecha', cell: ({ document }) => formatDate(document.date), isExtra: true },
    { title: 'Documento', cell: ({ document }) => document.title },
    { title: 'Vence', cell: ({ document }) => formatDate(document.expiration) },
    { title: 'Días', cell: ({ document }) => formatCount(document.days), align: 'right' },
    { title: 'Total', cell: ({ document }) => formatAmount(document.total), align: 'right' },
    { title: 'Pagado', cell: ({ paid }) => formatAmount(paid), align: 'right', isExtra: true },
    {
      title: 'Deuda',
      cell: ({ document }) => (document.debt.isZero() ? '' : formatAmount(document.debt)),
      align: 'right',
    },
    { title: 'Pagado acum.', cell: ({ accumulated }) => formatAmount(accumulated), align: 'right', isExtra: true },
    {
      title: '',
      cell: (row) => (stands(row) ? 'Vencido' : ''),
      paint: (text, row) => (stands(row) ? style.bad(text) : text),
    },
  ];
  const { total, paid, debt } = accountTotals(documents, onAccount);
  return [
    ...(rows.length === 0 ? [] : [table(rows, columns, style, screenColumns)]),
    ...onAccount.map(
      ({ paidOn, amount }) => `Pago a cuenta del ${formatDate(paidOn)}: ${formatAmount(amount.negated())}`,
    ),
    '',
    style.bold(`Total ${formatAmount(total)} · pagado ${formatAmount(paid)} · deuda ${formatAmount(debt)}`),
  ].join('\n');
}

/** The columns of documents that are settled. */
const historicColumns: readonly TableColumn<AccountRow>[] = [
  { title: 'Fecha', cell: ({ date }) => formatDate(date) },
  { title: 'Documento', cell: ({ title }) => title },
  { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right' },
];

const ofCompany = {
  access: 'currentAccount',
  problem: currentAccountProblem,
  about: 'Cuenta corriente de tu empresa (o los comprobantes, para el personal)',
  examples: ['account', 'account --historic --page 2 --json', 'account --historic --all --sort total:desc'],
  key: 'documents',
  toWire: accountRowToWire,
} as const;

/** What `account` shows a company: its open documents, with their sums. */
export const actualList: ListDeclaration<object, AccountRow, CurrentAccountFailure> = {
  ...ofCompany,
  answer: actualAccountWire,
  paging: 'whole',
  none: 'No hay comprobantes pendientes',
  ask: async ({ cli, services, caller }) =>
    (await services.account.actual(caller)).map((account) => {
      const today = dateInBuenosAires(cli.terminal.now());
      const { documents: rows, onAccount } = account;
      const { documents: _rows, ...facts } = actualAccountToWire(account);
      const { colour, columns } = cli.outputMode;
      return {
        rows,
        facts,
        text: (shown, style, width) => actualText(account, shown, today, style, width),
        ...(onAccount.length === 0 ? {} : { none: actualText(account, [], today, styleFor(colour.stdout), columns) }),
      };
    }),
};

/** What `account --historic` lists: a company's settled documents. */
export const historicList: ListDeclaration<object, AccountRow, CurrentAccountFailure> = {
  ...ofCompany,
  answer: documentPageWire,
  paging: 'number',
  columns: () => historicColumns,
  none: 'No hay comprobantes en la histórica',
  ask: async ({ services, caller }, _options, { page }) =>
    (await services.account.historic(caller, page)).map(({ documents: rows, totalPages }) => ({ rows, totalPages })),
};

interface ListOptions {
  readonly search?: string;
  readonly customer?: string;
  readonly state?: ListedState;
  readonly from?: string;
  readonly to?: string;
}

/** What `account list` lists, and `account` for staff. */
export const documentList: ListDeclaration<ListOptions, ListedDocument, AccountDocumentFailure> = {
  access: 'staffOrders',
  problem: accountDocumentProblem,
  about: 'Lista los comprobantes, para el personal: quien vende, los de sus clientes',
  examples: ['account list --state expired', 'account list --customer C-101 --all --json'],
  options: [
    new Option('--search <TEXTO>', 'parte del número o del cliente'),
    new Option('--customer <TEXTO>', 'sólo los de ese cliente: su código, o parte de su nombre'),
    oneStateOption('impagos, vencidos o pagos', documentStates, listedStateTexts),
    ...dayRangeOptions,
  ],
  answer: listedPageWire,
  paging: 'key',
  key: 'documents',
  none: 'No hay comprobantes así',
  noneYet: 'Todavía no hay comprobantes',
  toWire: listedDocumentToWire,
  columns: (style) => [
    { title: 'Comprobante', cell: ({ title }) => title },
    { title: 'Fecha', cell: ({ date }) => formatDate(date), isExtra: true },
    { title: 'Vence', cell: ({ expiration }) => formatDate(expiration) },
    { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
    { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right', isExtra: true },
    { title: 'Debe', cell: ({ debt }) => formatAmount(debt), align: 'right' },
    {
      title: 'Estado',
      cell: ({ isFinished }) => documentStateText(isFinished),
      paint: (text, { isExpired }) => (isExpired ? style.bad(text) : text),
    },
  ],
  ask: async (asking, { search = '', customer, state, from, to }, { after }) => {
    const { services, caller } = asking;
    const whose = customer === undefined ? null : await customerMeant(asking, customer);
    if (whose !== null && !whose.ok) return whose;
    const filter = {
      ...everyDocument,
      text: search,
      customerId: whose?.val.id ?? null,
      state: state ?? null,
      from: from ?? null,
      to: to ?? null,
    };
    const page = await services.accountDocuments.list(caller, filter, after);
    if (page.ok && !page.val.isManaged && search.trim() === '') return Err({ code: 'not-offered' });
    return page.map(({ documents, next }) => ({ rows: documents, next }));
  },
};
