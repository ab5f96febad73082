import type { OverviewRepository } from '#core/overview/overview.repository.port.ts';
import { idleAfterDays, oldAfterDays } from '#core/overview/overview.ts';
import { dayAfter, startOfDay } from '#core/shared/buenos-aires.ts';
import { readIdleCustomers } from '../customers/idle-customers.ts';
import { mayBeIdleSql } from '../customers/idle-sql.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { readCatalogueChanges } from '../price-lists/catalogue-changes.ts';
import { readLockedLogins } from '../session/sign-in-locks.ts';
import { keepMissingProducts } from './kept-missing-products.ts';
import { readMissingProducts } from './missing-products.ts';
import { readOfficeTrouble } from './office-trouble.ts';

interface CasesRow {
  readonly open: number;
  readonly old: number;
}

interface DebtRow {
  readonly in_time: string;
  readonly to30: string;
  readonly to60: string;
  readonly to90: string;
  readonly more: string;
  readonly late: number;
  readonly on_account: string;
}

/** For all customers there is no condition, so that an index alone answers. */
const narrowedTo = (seller: number | null): string =>
  seller === null ? '' : 'and customer_id in (select id from customer where seller_id = $2)';

const daysSql = (seller: number | null): string => `
  select (sent_at at time zone 'UTC' - interval '3 hours')::date as day, count(*)::int as count, sum(total) as total
    from sales_order where sent_at >= $1::timestamptz and state <> 'Cancelled' ${narrowedTo(seller)} group by 1 order by 1`;

const casesSql = (table: 'claim' | 'warranty', states: string, seller: number | null): string => `
  select count(*)::int as open, count(*) filter (where created_at < $1::timestamptz)::int as old
    from ${table} where state in (${states}) ${narrowedTo(seller)}`;

const debtSql = (seller: number | null): string => `
  select coalesce(sum(debt) filter (where expiration >= $1::date), 0) as in_time,
         coalesce(sum(debt) filter (where expiration < $1::date and expiration >= $1::date - 30), 0) as to30,
         coalesce(sum(debt) filter (where expiration < $1::date - 30 and expiration >= $1::date - 60), 0) as to60,
         coalesce(sum(debt) filter (where expiration < $1::date - 60 and expiration >= $1::date - 90), 0) as to90,
         coalesce(sum(debt) filter (where expiration < $1::date - 90), 0) as more,
         count(distinct customer_id) filter (where expiration < $1::date)::int as late,
         (select coalesce(sum(p.on_account), 0) from payment p
           where p.on_account > 0 ${narrowedTo(seller)}
             and exists (select from account_document d where d.customer_id = p.customer_id and d.debt > 0 and not d.finished)
         ) as on_account
    from account_document where debt > 0 and not finished ${narrowedTo(seller)}`;

/** Customers that may buy and existed on that day, without those that ordered since (docs/rules/overview.md 5). */
const idleSql = (seller: number | null): string => `
  select (select count(*) from customer c where ${mayBeIdleSql('$1')}${seller === null ? '' : ' and seller_id = $2'})::int
         - (select count(distinct customer_id) from sales_order
             where sent_at >= $1::timestamptz and state <> 'Cancelled' ${narrowedTo(seller)}
               and customer_id in (select id from customer c where ${mayBeIdleSql('$1')}))::int as idle`;

const noCases: CasesRow = { open: 0, old: 0 };

/** The figures of management's first screen. */
export const createOverviewRepository = (database: Database): OverviewRepository => ({
  missing: keepMissingProducts((since) => readMissingProducts(database, startOfDay(since))),
  office: (jobsSince) => readOfficeTrouble(database, jobsSince),
  locked: (now) => readLockedLogins(database, now),
  idle: (scope, since, after) => readIdleCustomers(database, scope, startOfDay(since), after),
  changesAfter: (generations, current) => readCatalogueChanges(database, generations, current),

  async read(scope, today, since) {
    const seller = scope === 'everybody' ? null : rowId(scope.ofSeller);
    const oldBefore = startOfDay(dayAfter(today, -oldAfterDays));
    const values = (first: string): readonly unknown[] => (seller === null ? [first] : [first, seller]);
    const [days, claims, warranties, debts, idle] = await Promise.all([
      database.query<{ readonly day: string; readonly count: number; readonly total: string }>(
        daysSql(seller),
        values(startOfDay(since)),
      ),
      database.query<CasesRow>(casesSql('claim', `'Created', 'InProgress'`, seller), values(oldBefore)),
      database.query<CasesRow>(casesSql('warranty', `'Created', 'Pending'`, seller), values(oldBefore)),
      database.query<DebtRow>(debtSql(seller), values(today)),
      database.query<{ idle: number }>(idleSql(seller), values(startOfDay(dayAfter(today, -idleAfterDays)))),
    ]);
    const [debt = { in_time: '0', to30: '0', to60: '0', to90: '0', more: '0', late: 0, on_account: '0' }] = debts;
    return {
      days: days.map(({ day, count, total }) => ({ day, count, total: fromColumn(total) })),
      claims: claims[0] ?? noCases,
      warranties: warranties[0] ?? noCases,
      debt: {
        inTime: fromColumn(debt.in_time),
        to30: fromColumn(debt.to30),
        to60: fromColumn(debt.to60),
        to90: fromColumn(debt.to90),
        more: fromColumn(debt.more),
      },
      onAccount: fromColumn(debt.on_account),
      lateCustomers: debt.late,
      idleCustomers: idle[0]?.idle ?? 0,
    };
  },
});
