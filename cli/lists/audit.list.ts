import { Option } from 'commander';
import { activityProblem, activityText } from '#adapters/texts/activity.es.ts';
import { activityPageToWire, activityPageWire } from '#adapters/wire/activity.wire.ts';
import type { ActivityFailure } from '#core/activity/activity.service.ts';
import { type ActivityEntry, type ActivityFilter, changesIn } from '#core/activity/activity.ts';
import { type ActivityWord, activityWords } from '#core/audit/audit-action.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { dayRangeOptions } from '../day-range.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { customerMeant } from '../find/find-customer.ts';
import type { Outcome } from '../outcome.ts';
import { changeText } from '../views/changes.view.ts';

export interface ActivityFilterOptions {
  readonly user?: string;
  readonly about?: ActivityWord;
  readonly customer?: string;
  readonly product?: string;
  readonly from?: string;
  readonly to?: string;
}

export const activityFilterOptions = [
  new Option('--user <USUARIO>', 'sólo lo que hizo'),
  new Option('--about <TEMA>', 'sólo de eso').choices(activityWords),
  new Option('--customer <TEXTO>', 'sólo de ese cliente: su código, o parte de su nombre'),
  new Option('--product <CÓDIGO>', 'sólo de los artículos de ese código, también lo que les cambió una planilla'),
  ...dayRangeOptions,
];

export const activityFilterOf = async (
  asking: Asking,
  { user, about, customer, product, from, to }: ActivityFilterOptions,
): Promise<Result<ActivityFilter, ActivityFailure | Outcome>> => {
  const filter: ActivityFilter = {
    ...(user === undefined ? {} : { userName: user }),
    ...(about === undefined ? {} : { word: about }),
    ...(product === undefined ? {} : { subject: { kind: 'product', key: product } }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  if (customer === undefined) return Ok(filter);
  return (await customerMeant(asking, customer)).map(({ id }) => ({ ...filter, customerId: id }));
};

/** What a change was from and to, on a line below; null where an entry changed nothing. */
export const changesText = ({ facts }: Pick<ActivityEntry, 'facts'>): string | null => {
  const changes = changesIn(facts).map(changeText);
  return changes.length === 0 ? null : `  ${changes.join(' · ')}`;
};

export const auditList: ListDeclaration<ActivityFilterOptions, ActivityEntry, ActivityFailure> = {
  access: 'administration',
  problem: activityProblem,
  about: 'Lista lo que se hizo, lo último primero',
  examples: [
    'audit list --user laura',
    'audit list --product 6203-2RS',
    'audit list --customer C-101 --limit 200 --json',
  ],
  options: activityFilterOptions,
  answer: activityPageWire,
  paging: 'key',
  key: 'entries',
  none: 'No hay nada así',
  noneYet: 'Todavía no hay nada',
  toWire: (entry) => activityPageToWire({ entries: [entry], next: null }).entries[0],
  columns: () => [
    { title: 'Cuándo', cell: ({ at }) => formatDateTime(at) },
    {
      title: 'Quién',
      cell: ({ userName, actedBy }) => (actedBy === null ? userName : `${actedBy} como ${userName}`),
    },
    { title: 'Qué', cell: activityText, minWidth: 20 },
    { title: 'Cliente', cell: ({ customer }) => customer?.name ?? '', minWidth: 8, isExtra: true },
  ],
  below: changesText,
  ask: async (asking, options, { after }) => {
    const filter = await activityFilterOf(asking, options);
    if (!filter.ok) return filter;
    const page = await asking.services.activity.list(asking.caller, filter.val, after);
    return page.map(({ entries, next }) => ({ rows: entries, next }));
  },
};
