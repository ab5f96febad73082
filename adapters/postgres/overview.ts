import type { OverviewRepository } from '#core/overview/overview.repository.port.ts';
import { debtAges, oldAfterDays } from '#core/overview/overview.ts';
import { dayAfter, startOfDay } from '#core/shared/buenos-aires.ts';
import type { Database } from './database/database.ts';
import { fromColumn } from './database/money-column.ts';
import { rowId } from './database/row-id.ts';

interface CasesRow {
  readonly open: number;
  readonly old: number;
}

interface DebtRow {
  readonly in_time: string;
  readonly to30: string;
  readonly to60: string;
  readonly more: string;
  readonly late: number;
}

const ofSeller = (parameter: string): string =>
  `(${parameter}::int is null or customer_id in (select id from customer where seller_id = ${parameter}))`;

const daysSql = `
  select (sent_at at time zone 'UTC' - interval '3 hours')::date as day, count(*)::int as count, sum(total) as total
    from sales_order where sent_at >= $1::timestamptz and state <> 'Cancelled' and ${ofSeller('$2')} group by 1 order by 1`;

const casesSql = (table: 'claim' | 'warranty', states: string): string => `
  select count(*)::int as open, count(*) filter (where created_at < $1::timestamptz)::int as old
    from ${table} where state in (${states}) and ${ofSeller('$2')}`;
const claimsSql = casesSql('claim', `'Created', 'InProgress'`);
const warrantiesSql = casesSql('warranty', `'Created', 'Pending'`);

const debtSql = `
  select coalesce(sum(debt) filter (where expiration >= $1::date), 0) as in_time,
         coalesce(sum(debt) filter (where expiration < $1::date and expiration >= $1::date - 30), 0) as to30,
         coalesce(sum(debt) filter (where expiration < $1::date - 30 and expiration >= $1::date - 60), 0) as to60,
         coalesce(sum(debt) filter (where expiration < $1::date - 60), 0) as more,
         count(distinct customer_id) filter (where expiration < $1::date)::int as late
    from account_document where debt > 0 and ${ofSeller('$2')}`;

const noCases: CasesRow = { open: 0, old: 0 };

export const createOverviewRepository = (database: Database): OverviewRepository => ({
  async read(scope, today, since) {
    const seller = scope === 'everybody' ? null : rowId(scope.ofSeller);
    const oldBefore = startOfDay(dayAfter(today, -oldAfterDays));
    const [days, claims, warranties, debts] = await Promise.all([
      database.query<{ readonly day: string; readonly count: number; readonly total: string }>(daysSql, [
        startOfDay(since),
        seller,
      ]),
      database.query<CasesRow>(claimsSql, [oldBefore, seller]),
      database.query<CasesRow>(warrantiesSql, [oldBefore, seller]),
      database.query<DebtRow>(debtSql, [today, seller]),
    ]);
    const [debt = { in_time: '0', to30: '0', to60: '0', more: '0', late: 0 }] = debts;
    const owed = [debt.in_time, debt.to30, debt.to60, debt.more].map(fromColumn);
    return {
      days: days.map(({ day, count, total }) => ({ day, count, total: fromColumn(total) })),
      claims: claims[0] ?? noCases,
      warranties: warranties[0] ?? noCases,
      debt: Object.fromEntries(debtAges.map((age, place) => [age, owed[place]])) as Record<
        (typeof debtAges)[number],
        (typeof owed)[number]
      >,
      lateCustomers: debt.late,
    };
  },
});
