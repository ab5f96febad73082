import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import { formatChange, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { failedJobTexts, openCountText, periodTexts } from '#adapters/texts/overview.es.ts';
import type { ZeroResultSearch } from '#core/catalogue/text-search/zero-result.repository.port.ts';
import { balance, lateDebt } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { MissingProduct } from '#core/overview/missing-product.ts';
import type { OfficeTrouble } from '#core/overview/office-trouble.ts';
import { idleAfterDays, type OpenCases, type Overview, oldAfterDays } from '#core/overview/overview.ts';
import { type Period, periodsOf, soldIn } from '#core/overview/periods.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { type TableColumn, table } from './table.ts';

/** How many rows of each list fit on a screen of 24 lines. */
const shownOfEach = 5;

type Fact = readonly [name: string, value: string];

/** What management looks at first, a part under its heading; what a seller does not get is left out. */
export function overviewText(overview: Overview, style: Style, columns: number | null): string {
  const { missingProducts, zeroResults, office, today } = overview;
  const missing = (missingProducts ?? []).slice(0, shownOfEach);
  const factsText = (rows: readonly Fact[]): string => facts(rows, style, columns);
  const parts: readonly (readonly [title: string, text: string])[] = [
    [
      'Vendido',
      `${table(periodsOf(today), soldColumns(overview, style), style, columns)}\n${style.faint(againstText)}`,
    ],
    ['Para atender', factsText(waiting(overview))],
    ['Para revisar', office === null ? '' : factsText(trouble(overview, office))],
    ['Deuda', factsText(debts(overview))],
    ['Artículos pedidos sin stock', missing.length === 0 ? '' : table(missing, missingColumns, style, columns)],
    ['Búsquedas sin resultado', factsText((zeroResults ?? []).slice(0, shownOfEach).map(searched))],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${style.bold(title)}\n${text}`)
    .join('\n\n');
}

const againstText = 'Contra la semana pasada hasta el mismo día, y el mes hasta la misma fecha.';

const soldColumns = ({ days }: Overview, style: Style): readonly TableColumn<Period>[] => {
  const changeOf = ({ now, before }: Period): string =>
    formatChange(soldIn(days, before).total, soldIn(days, now).total);
  return [
    { title: 'Período', cell: ({ name }) => periodTexts[name].now },
    { title: 'Pedidos', cell: ({ now }) => formatCount(soldIn(days, now).count), align: 'right' },
    { title: 'Importe', cell: ({ now }) => formatPesos(soldIn(days, now).total), align: 'right' },
    {
      title: 'Cambio',
      cell: changeOf,
      align: 'right',
      paint: (text, period) => (changeOf(period).startsWith('−') ? style.bad(text) : style.good(text)),
    },
  ];
};

const openText = ({ open, old }: OpenCases): string =>
  `${formatCount(open)} (${old === 0 ? 'nada' : formatCount(old)} de más de ${oldAfterDays} días)`;

const waiting = ({ openOrders, claims, warranties, idleCustomers }: Overview): readonly Fact[] => [
  ['Pedidos sin recibir', openCountText(openOrders.Sent)],
  ['Pedidos recibidos', openCountText(openOrders.Received)],
  ['Pedidos en reparto', openCountText(openOrders.InDelivery)],
  ['Reclamos abiertos', openText(claims)],
  ['Garantías abiertas', openText(warranties)],
  ['Clientes sin pedidos', `${formatCount(idleCustomers)} (hace ${idleAfterDays} días o más)`],
];

const trouble = (
  { failedMails }: Overview,
  { payments, imports, stalePriceFiles, jobs, locked }: OfficeTrouble,
): readonly Fact[] => [
  [
    'Pagos sin revisar',
    payments.count === 0 ? '0' : `${formatCount(payments.count)}, por ${formatPesos(payments.amount)}`,
  ],
  ['Correos que no salieron', failedMails === null ? '' : formatCount(failedMails)],
  ['Importaciones que fallaron', formatCount(imports.count)],
  ['Listas desactualizadas', formatCount(stalePriceFiles)],
  [
    'Trabajos que fallaron',
    jobs.length === 0
      ? '0'
      : jobs.map(({ queue, count }) => `${formatCount(count)} de ${failedJobTexts[queue]}`).join(', '),
  ],
  [
    'Ingresos frenados',
    locked.length === 0
      ? '0'
      : locked.map(({ userName, since }) => `${userName} desde el ${formatDateTime(since)}`).join(', '),
  ],
];

const debts = ({ debt, onAccount, lateCustomers }: Overview): readonly Fact[] => [
  ...debtBuckets.map((bucket): Fact => [debtBucketTexts[bucket], formatPesos(debt[bucket])]),
  ['A cuenta', onAccount.isZero() ? '' : formatPesos(onAccount.negated())],
  ['Toda la deuda', formatPesos(balance({ owed: debt, onAccount }))],
  [
    'Vencido',
    `${formatPesos(lateDebt(debt))}, de ${lateCustomers === 1 ? 'un cliente' : `${formatCount(lateCustomers)} clientes`}`,
  ],
];

const missingColumns: readonly TableColumn<MissingProduct>[] = [
  { title: 'Código', cell: ({ code }) => code },
  { title: 'Marca', cell: ({ brand }) => brand },
  { title: 'Descripción', cell: ({ description }) => description, minWidth: 10, isExtra: true },
  { title: 'Pedidos', cell: ({ ordered }) => formatCount(ordered.units), align: 'right' },
  { title: 'En carritos', cell: ({ inCarts }) => formatCount(inCarts.units), align: 'right' },
];

const searched = ({ text, times }: ZeroResultSearch): Fact => [
  printable(text),
  times === 1 ? 'una vez' : `${formatCount(times)} veces`,
];
