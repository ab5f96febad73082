import type { ActivityRepository } from '#core/activity/activity.repository.port.ts';
import type { ActivityEntry, ActivityFilter, ActivitySubject } from '#core/activity/activity.ts';
import { type AuditAction, actionsAbout, caseActions } from '#core/audit/audit-action.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { dayAfter, startOfDay } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { recordLock } from '../session/sign-in-locks.ts';
import { articleWays, type Condition, withWhatMoved } from './article-entries.ts';
import { namedFacts } from './named-facts.ts';

interface EntryRow {
  readonly id: number;
  readonly at: string;
  readonly user_name: string;
  readonly acted_by: string | null;
  readonly network: string | null;
  readonly action: AuditAction;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly generation: number | null;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
}

const numbered = (kind: 'claim' | 'warranty', key: string): readonly Condition[] => {
  const number = parseDocumentNumber(key);
  return [
    ['e.action = any($n)', caseActions(kind)],
    [`e.facts ? 'number' and e.facts ->> 'number' = $n`, number === null ? key : formatNumber(number)],
  ];
};

/** What is about one thing, in one way or another: each way is found by an index of its own. */
const subjectWays = ({ kind, key }: ActivitySubject): readonly (readonly Condition[])[] => {
  switch (kind) {
    case 'product':
      return articleWays(key);
    case 'document':
      return [[[`e.facts ? 'documentId' and e.facts ->> 'documentId' = $n`, key]]];
    case 'section':
      return [[[`e.facts ? 'section' and e.facts ->> 'section' = $n`, key]]];
    case 'claim':
    case 'warranty':
      return [numbered(kind, key)];
  }
};

/** The conditions of a filter's parts, except of what its entries are about. */
const conditions = (filter: ActivityFilter, after: string | null): readonly Condition[] => {
  const { userName, word, from, to } = filter;
  return [
    ...(after === null ? [] : [['e.id < $n::bigint', after] as const]),
    ...(userName === undefined ? [] : [['e.user_name = $n', userName] as const]),
    ...(word === undefined ? [] : [['e.action = any($n)', actionsAbout(word)] as const]),
    ...(from === undefined ? [] : [['e.at >= $n::timestamptz', startOfDay(from)] as const]),
    ...(to === undefined ? [] : [['e.at < $n::timestamptz', startOfDay(dayAfter(to))] as const]),
  ];
};

/** What is of a customer: entries about it, and what its logins did beside; each is found by an index of its own. */
const ofCustomer = (id: string): readonly string[] => [
  `e.facts ? 'customerId' and e.facts ->> 'customerId' = ${id}`,
  `e.user_name in (select user_name from app_user where customer_id = ${id}::int) and e.facts ->> 'customerId' is distinct from ${id}`,
];

const pageSql = (ways: readonly string[], limit: string): string => `
  select e.id, e.at, e.user_name, e.acted_by, e.network, e.action, e.facts, e.generation, c.id as customer_id, c.name as customer_name
    from (select * from (${ways
      .map(
        (where) =>
          `(select * from audit_entry e ${where === '' ? '' : `where ${where}`} order by e.id desc limit ${limit})`,
      )
      .join(' union all ')}) e order by e.id desc limit ${limit}) e
    left join customer c
      on c.id = case when e.facts ->> 'customerId' ~ '^\\d{1,9}$' then (e.facts ->> 'customerId')::int end
   order by e.id desc`;

/** Who did what, by the filters of the list, out of the audit trail. */
export const createActivityRepository = (database: Database): ActivityRepository => ({
  async page(filter, after, limit) {
    const { customerId, subject } = filter;
    const values: unknown[] = [];
    const written = ([text, value]: Condition): string => text.replace('$n', `$${values.push(value)}`);
    const asked = conditions(filter, after).map(written);
    const about = subject === undefined ? [[]] : subjectWays(subject).map((way) => way.map(written));
    const of = customerId === undefined ? [[]] : ofCustomer(`$${values.push(String(rowId(customerId)))}::text`);
    const ways = about.flatMap((one) => of.map((whose) => [whose, ...one, ...asked].flat().join(' and ')));
    const rows = await database.query<EntryRow>(pageSql(ways, `$${values.push(limit)}`), values);
    const described = subject?.kind === 'product' ? await withWhatMoved(database, subject.key, rows) : rows;
    const facts = await namedFacts(
      database,
      described.map((row) => row.facts),
    );
    return rows.map((row, place) => entry({ ...row, facts: facts[place] ?? row.facts }));
  },

  async recordLocked(userName, network) {
    const name = userName.trim().toLowerCase();
    await database.transaction(async (tx) => Ok(await recordLock(tx, name, network, 'sign-in-locked')));
  },
});

/** The customer by today's name; one that is gone by the name that the entry kept. */
const customerOf = ({ customer_id, customer_name, facts }: EntryRow): ActivityEntry['customer'] => {
  if (customer_id !== null && customer_name !== null) return { id: asId(String(customer_id)), name: customer_name };
  const { customerId, customer } = facts;
  const isKept = typeof customerId === 'string' && /^\d{1,9}$/.test(customerId) && typeof customer === 'string';
  return isKept && customer !== '' ? { id: asId(customerId), name: customer } : null;
};

const entry = (row: EntryRow): ActivityEntry => ({
  id: String(row.id),
  at: row.at,
  userName: row.user_name,
  actedBy: row.acted_by,
  network: row.network,
  action: row.action,
  customer: customerOf(row),
  facts: row.facts,
});
