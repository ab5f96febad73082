import type { NumberPart } from '#core/cases/case-text.ts';
import type { CaseTypeKind } from '#core/cases/staff-case.service.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import { codeKey } from '../database/code-key.ts';
import { isoInstant } from '../live/live.ts';
import type { CaseKind } from './case-sql.ts';
import { orderNumberPattern } from './named-order-sql.ts';

/** What tells claims from warranties; `k` is the case and `u` its customer. */
export interface StaffCaseSql {
  readonly kind: CaseKind;
  readonly columns: string;
  /** The columns that hold the name of its type. */
  readonly typeColumns: readonly string[];
  /** The texts in which a code is looked for. */
  readonly codeColumns: readonly string[];
  /** Whether a product of it has such a code, `$n` being the parameter. */
  readonly hasProductCode: (parameter: string) => string;
  readonly types: readonly { readonly kind: CaseTypeKind; readonly sql: string }[];
}

/** The names that cases may take, in their order; then those that were renamed or deleted and that cases still have. */
export const typeNamesSql = (table: string, name: string, cases: string, column: string): string => `
  select name from (
    select ${name} as name, sort_order, id from ${table}
    union all
    select distinct k.${column}, null::int, null::int from ${cases} k
     where k.${column} <> '' and not exists (select from ${table} t where t.${name} = k.${column})) n
   order by sort_order nulls last, id, name`;

/** Conditions on a case; null is no condition. */
export interface CaseConditions {
  readonly states: readonly string[];
  readonly customerId: number | null;
  readonly sellers: readonly number[];
  readonly type: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly isUnread: boolean;
  readonly text: {
    readonly number: NumberPart | null;
    readonly customerCode: string;
    readonly customerName: string;
    readonly code: string;
    readonly isWholeCode: boolean;
  } | null;
  readonly after: readonly [createdAt: string, id: number] | null;
}

const factColumns = (
  table: string,
): string => `k.version, k.created_at, k.customer_id, u.external_code as customer_code,
  coalesce(s.name, '') as seller_name,
  (select coalesce(json_agg(json_build_object('field', x.field, 'before', x.before, 'after', x.after, 'reason', x.reason,
            'at', ${isoInstant('x.at')}, 'by', x.by) order by x.id), '[]')
     from ${table}_correction x where x.${table}_id = k.id) as corrections`;

const joins = 'join customer u on u.id = k.customer_id left join seller s on s.id = u.seller_id';

/**
 * A number with its year is also that of an order which the case names, however it was typed there.
 */
const numberCondition = ({ year, digits }: NumberPart, add: (value: unknown) => string): string =>
  year === null
    ? `position(${add(digits)} in k.number::text) > 0`
    : `(k.year = ${add(year)}::int and k.number = ${add(digits)}::int)
       or k.purchase_document ~ ${add(orderNumberPattern(year, digits))}`;

const textCondition = (
  { codeColumns, hasProductCode }: StaffCaseSql,
  { number, customerCode, customerName, code, isWholeCode }: NonNullable<CaseConditions['text']>,
  add: (value: unknown) => string,
): string => {
  const inCodes = (parameter: string): readonly string[] =>
    isWholeCode
      ? codeColumns.map((column) => `${codeKey(column)} = ${parameter}`)
      : [...codeColumns.map((column) => `position(${parameter} in ${codeKey(column)}) > 0`), hasProductCode(parameter)];
  return `(${[
    `k.customer_id in (select id from customer
      where external_code = ${add(customerCode)} or ${isNamedSql(add(customerName))})`,
    ...(number === null ? [] : [numberCondition(number, add)]),
    ...(code === '' ? [] : inCodes(add(code))),
  ].join(' or ')})`;
};

const conditionsOf = (sql: StaffCaseSql, asked: CaseConditions, add: (value: unknown) => string): readonly string[] => {
  const { states, customerId, sellers, type, from, until, isUnread, text, after } = asked;
  const typeParameter = type === null ? null : add(type);
  return [
    ...(states.length === 0 ? [] : [`k.state = any(${add(states)}::text[])`]),
    ...(customerId === null ? [] : [`k.customer_id = ${add(customerId)}::int`]),
    ...sellers.map((seller) => `k.customer_id in (select id from customer where seller_id = ${add(seller)}::int)`),
    ...(typeParameter === null
      ? []
      : [`(${sql.typeColumns.map((column) => `k.${column} = ${typeParameter}`).join(' or ')})`]),
    ...(from === null ? [] : [`k.created_at >= ${add(from)}::timestamptz`]),
    ...(until === null ? [] : [`k.created_at < ${add(until)}::timestamptz`]),
    ...(isUnread ? ['k.unread_by_staff > 0'] : []),
    ...(text === null ? [] : [textCondition(sql, text, add)]),
    ...(after === null ? [] : [`(k.created_at, k.id) < (${add(after[0])}::timestamptz, ${add(after[1])}::bigint)`]),
  ];
};

/** A page and one more, which tells that there are more. What is shown beside is read of those alone. */
export const caseListSql = (
  sql: StaffCaseSql,
  asked: CaseConditions,
  limit: number,
): { text: string; values: readonly unknown[] } => {
  const values: unknown[] = [];
  const conditions = conditionsOf(sql, asked, (value) => `$${values.push(value)}`);
  const { table } = sql.kind;
  const text = `
    with picked as (
      select k.id from ${table} k ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
       order by k.created_at desc, k.id desc limit ${limit + 1})
    select ${sql.columns}, ${factColumns(table)}
      from picked join ${table} k on k.id = picked.id ${joins}
     order by k.created_at desc, k.id desc`;
  return { text, values };
};

/** $1 is the year, $2 the number, $3 the seller whose customers are looked at, or null. */
export const caseByNumberSql = ({ kind: { table }, columns }: StaffCaseSql): string => `
  select ${columns}, ${factColumns(table)} from ${table} k ${joins}
   where k.year = $1 and k.number = $2 and ($3::int is null or u.seller_id = $3)`;

/** $1 is the year, $2 the number. */
export const heldCaseSql = ({ kind: { table } }: StaffCaseSql): string => `
  select id, customer_id, state, version, resolution, ${table === 'claim' ? `coalesce(external_code, '')` : `''`} as external_code
    from ${table} where year = $1 and number = $2 for update`;
