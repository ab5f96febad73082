import { ageInDays } from '#core/current-account/age.ts';
import type { AgeingRepository } from '#core/current-account/ageing/ageing.repository.port.ts';
import type { AgeingFilter, CustomerAgeing, DebtByBucket } from '#core/current-account/ageing/customer-ageing.ts';
import { type DebtBucket, firstExpirations } from '#core/current-account/ageing/debt-bucket.ts';
import { isDocumentDay } from '#core/current-account/management/document-details.ts';
import { halfWidth } from '#core/shared/accents.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { sellerOf } from './account-documents.ts';

interface OwedRow {
  readonly in_time: string;
  readonly to30: string;
  readonly to60: string;
  readonly to90: string;
  readonly more: string;
}

interface TotalsRow {
  readonly all_customers: number;
  readonly all_in_time: string;
  readonly all_to30: string;
  readonly all_to60: string;
  readonly all_to90: string;
  readonly all_more: string;
  readonly all_on_account: string;
}

/** The totals stand in every row, and in one without a customer where the page has none. */
interface AgeingRow extends OwedRow, TotalsRow {
  readonly customer_id: number | null;
  readonly customer_code: string;
  readonly customer_name: string;
  readonly customer_fantasy_name: string;
  readonly zone: string;
  readonly seller_name: string;
  readonly documents: number;
  readonly oldest: string;
  readonly on_account: string;
}

type Add = (value: unknown) => string;

/** Without a filter there is no condition on the customer, so that the index of what is owed answers alone. */
const customerConditions = (seller: number | null, filter: AgeingFilter, add: Add): readonly string[] => {
  const text = filter.text.trim();
  return [
    ...(seller === null ? [] : [`seller_id = ${add(seller)}::int`]),
    ...(filter.customerId === null ? [] : [`id = ${add(rowId(filter.customerId))}::int`]),
    ...(filter.sellerId === null ? [] : [`seller_id = ${add(rowId(filter.sellerId))}::int`]),
    ...(filter.zone === null ? [] : [`zone = ${add(filter.zone)}`]),
    ...(text === '' ? [] : [`(${textConditions(text, add).join(' or ')})`]),
  ];
};

const textConditions = (typed: string, add: Add): readonly string[] => {
  const text = halfWidth(typed);
  const digits = text.replace(/[-. ]/g, '');
  return [
    `lower(external_code) = lower(${add(text)}::text)`,
    isNamedSql(add(nameKey(text))),
    ...(/^\d{3,11}$/.test(digits) ? [`starts_with(cuit_digits, ${add(digits)}::text)`] : []),
  ];
};

interface Asked {
  readonly seller: number | null;
  readonly filter: AgeingFilter;
  readonly today: string;
  readonly after: readonly [oldest: string, customerId: number] | null;
  readonly limit: number;
}

const ageingSql = ({ seller, filter, today, after, limit }: Asked): { text: string; values: readonly unknown[] } => {
  const values: unknown[] = [];
  const add: Add = (value) => `$${values.push(value)}`;
  const first = firstExpirations(today);
  const [now, to30, to60, to90] = [first.inTime, first.to30, first.to60, first.to90].map((day) => `${add(day)}::date`);
  const whose = customerConditions(seller, filter, add);
  const owedBy = (condition: string): string => `coalesce(sum(debt) filter (where ${condition}), 0)`;
  const all = ['in_time', 'to30', 'to60', 'to90', 'more'] as const;
  const within: Readonly<Record<DebtBucket, string>> = {
    inTime: `expiration >= ${now}`,
    to30: `expiration < ${now} and expiration >= ${to30}`,
    to60: `expiration < ${to30} and expiration >= ${to60}`,
    to90: `expiration < ${to60} and expiration >= ${to90}`,
    more: `expiration < ${to90}`,
  };
  const having = [
    ...(filter.isLate ? [`min(expiration) < ${now}`] : []),
    ...(filter.bucket === null ? [] : [`bool_or(${within[filter.bucket]})`]),
  ];
  return {
    text: `
    with owed as materialized (
      select customer_id, min(expiration) as oldest, count(*)::int as documents,
             ${owedBy(within.inTime)} as in_time,
             ${owedBy(within.to30)} as to30,
             ${owedBy(within.to60)} as to60,
             ${owedBy(within.to90)} as to90,
             ${owedBy(within.more)} as more
        from account_document where debt > 0 and not finished
        ${whose.length === 0 ? '' : `and customer_id in (select id from customer where ${whose.join(' and ')})`}
       group by customer_id ${having.length === 0 ? '' : `having ${having.join(' and ')}`}),
    credit as (select customer_id, sum(on_account) as on_account from payment where on_account > 0 group by customer_id),
    totals as (
      select count(*)::int as all_customers, ${all.map((each) => `coalesce(sum(${each}), 0) as all_${each}`).join(', ')},
             coalesce(sum(credit.on_account), 0) as all_on_account
        from owed left join credit using (customer_id)),
    picked as (
      select * from owed ${after === null ? '' : `where (oldest, customer_id) > (${add(after[0])}::date, ${add(after[1])}::int)`}
       order by oldest, customer_id limit ${add(limit)}::int)
    select totals.*, picked.*, c.external_code as customer_code, c.name as customer_name, c.fantasy_name as customer_fantasy_name, c.zone,
           coalesce(s.name, '') as seller_name, coalesce(k.on_account, 0) as on_account
      from totals left join picked on true left join credit k on k.customer_id = picked.customer_id left join customer c on c.id = picked.customer_id left join seller s on s.id = c.seller_id
     order by picked.oldest, picked.customer_id`,
    values,
  };
};

/** What each customer owes, by how long it is due. */
export const createAgeingRepository = (database: Database): AgeingRepository => ({
  async list(scope, filter, today, after, limit) {
    const key = after === null ? null : readKey(after);
    if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
    const { text, values } = ageingSql({ seller: sellerOf(scope), filter, today, after: key, limit: limit + 1 });
    const rows = await database.query<AgeingRow>(text, values);
    const found = rows.filter(({ customer_id }) => customer_id !== null);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return Ok({
      customers: page.map((row) => ageingOf(row, today)),
      next:
        found.length > page.length && last !== undefined ? writePageKey([last.oldest, last.customer_id ?? 0]) : null,
      count: rows[0]?.all_customers ?? 0,
      owed: owedOf(allOf(rows[0])),
      onAccount: fromColumn(rows[0]?.all_on_account ?? '0'),
    });
  },
});

const readKey = (after: string): readonly [string, number] | null => {
  const [oldest, id] = readPageKey(after, 2) ?? [];
  const isId = Number.isSafeInteger(id) && Math.abs(Number(id)) < 2 ** 31;
  return typeof oldest === 'string' && isDocumentDay(oldest) && isId ? [oldest, Number(id)] : null;
};

const allOf = (row: TotalsRow | undefined): OwedRow => ({
  in_time: row?.all_in_time ?? '0',
  to30: row?.all_to30 ?? '0',
  to60: row?.all_to60 ?? '0',
  to90: row?.all_to90 ?? '0',
  more: row?.all_more ?? '0',
});

const owedOf = (row: OwedRow): DebtByBucket => ({
  inTime: fromColumn(row.in_time),
  to30: fromColumn(row.to30),
  to60: fromColumn(row.to60),
  to90: fromColumn(row.to90),
  more: fromColumn(row.more),
});

const ageingOf = (row: AgeingRow, today: string): CustomerAgeing => ({
  customerId: asId(String(row.customer_id)),
  customerCode: row.customer_code,
  customerName: row.customer_name,
  customerFantasyName: row.customer_fantasy_name,
  zone: row.zone,
  sellerName: row.seller_name,
  documents: row.documents,
  owed: owedOf(row),
  onAccount: fromColumn(row.on_account),
  daysLate: ageInDays(row.oldest, today),
});
