import type { Author } from '#core/audit/author.ts';
import { type NameUses, type TermUse, termUses } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import { type MergedNames, type MergedTerms, mergeTerms } from '#core/catalogue/names/merge-terms.ts';
import type { Surcharge } from '#core/configuration/surcharge.ts';
import type { DiscountItem } from '#core/customers/customer-details.ts';
import { typedDiscountItems } from '#core/customers/typed-customer.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { recordAudits } from '../audit.ts';
import { lockCustomers } from '../customers/customer-clashes.ts';
import { surchargeFacts } from '../customers/surcharge-facts.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { difference } from '../difference.ts';
import { tellCustomersChanged } from '../live/live.ts';
import type { NameTable } from './name-table.ts';

interface CustomerTerms extends MergedTerms<DiscountItem> {
  readonly use: TermUse;
  readonly customerId: string;
  readonly customer: string;
  readonly before: readonly DiscountItem[];
}

/** What a merge does to what customers have of their own, a kind at a time. */
type TermsOfMerge = readonly CustomerTerms[];

interface MergedPair {
  readonly source: number;
  readonly target: number;
}

interface TermRow {
  readonly use: TermUse;
  readonly customer_id: number;
  readonly customer: string;
  readonly brand_id: number | null;
  readonly type_id: number | null;
  readonly percentage: string;
  readonly text: string;
}

const tables = { discounts: 'customer_discount', surcharges: 'customer_surcharge' } as const satisfies Readonly<
  Record<TermUse, string>
>;

/** All of one kind that a customer has, where some of it is by a name ($1) that goes. */
const termsSql = (column: string): string =>
  termUses
    .map(
      (use) => `
        select '${use}' as use, t.customer_id, c.name as customer, t.brand_id, t.type_id, t.percentage::text as percentage,
               ${use === 'discounts' ? 't.text' : `''`} as text
          from ${tables[use]} t join customer c on c.id = t.customer_id
         where t.customer_id in (select customer_id from ${tables[use]} where ${column} = any($1::int[]))`,
    )
    .join(' union all ');

export const termsOfMerge = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<TermsOfMerge> => {
  if (table.terms === null) return [];
  const { column } = table.terms;
  const pairs = await mergedPairs(queries, table.terms, source, target);
  const rows = await queries.query<TermRow>(
    `select * from (${termsSql(column)}) t order by use, customer_id, brand_id nulls first, type_id nulls first`,
    [pairs.map((pair) => pair.source)],
  );
  const byCustomer = new Map<string, TermRow[]>();
  for (const row of rows) getOrCreate(byCustomer, `${row.use} ${row.customer_id}`, () => []).push(row);
  const merged = mergedNames(column, pairs);
  return [...byCustomer.values()].flatMap((own) => customerTerms(own, merged));
};

export const mergedPairs = (
  queries: Queries,
  { mergedSql }: NonNullable<NameTable['terms']>,
  source: NameId,
  target: NameId,
): Promise<readonly MergedPair[]> => queries.query<MergedPair>(mergedSql, [rowId(source), rowId(target)]);

const mergedNames = (column: 'brand_id' | 'type_id', pairs: readonly MergedPair[]): MergedNames => {
  const ids = pairs.map(({ source, target }) => [String(source), String(target)] as const);
  return column === 'brand_id'
    ? { field: 'brandId', into: new Map(ids.map(([source, target]) => [asId(source), asId(target)])) }
    : { field: 'typeId', into: new Map(ids.map(([source, target]) => [asId(source), asId(target)])) };
};

const customerTerms = (rows: readonly TermRow[], merged: MergedNames): readonly CustomerTerms[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const before = rows.map(
    ({ brand_id, type_id, percentage, text }): DiscountItem => ({
      brandId: brand_id === null ? null : asId(String(brand_id)),
      typeId: type_id === null ? null : asId(String(type_id)),
      percentage: money(percentage),
      text,
    }),
  );
  const { use, customer_id, customer } = first;
  return [{ use, customerId: String(customer_id), customer, before, ...mergeTerms(before, merged) }];
};

const counted = (
  customers: TermsOfMerge,
  isCounted: (terms: CustomerTerms) => boolean,
): Readonly<Record<TermUse, number>> => {
  const count = (use: TermUse): number => customers.filter((terms) => terms.use === use && isCounted(terms)).length;
  return { discounts: count('discounts'), surcharges: count('surcharges') };
};

/** Of the uses of a name, what passes to the other in a merge: of what customers have of their own not all does. */
export const usesThatPass = ({ discounts: _d, surcharges: _s, ...uses }: NameUses, terms: TermsOfMerge): NameUses => {
  const passing = counted(terms, ({ moved }) => moved.length > 0);
  return { ...uses, ...Object.fromEntries(Object.entries(passing).filter(([, count]) => count > 0)) };
};

export const termsLostIn = (terms: TermsOfMerge): Readonly<Record<TermUse, number>> =>
  counted(terms, ({ lost }) => lost.length > 0);

/** Moves them, with an entry for each customer. The names that go are still there: the entries keep them. */
export const moveTerms = async (
  tx: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
  author: Author,
): Promise<TermsOfMerge> => {
  if (table.terms === null) return [];
  const { column } = table.terms;
  // Whoever writes what a customer has of its own now is waited for, and finds afterwards that the other name is gone:
  // of every customer, since one without anything by that name may just be given a margin by it.
  await lockCustomers(tx);
  await tx.query('select count(*) from (select id from customer order by id for no key update) held');
  const pairs = await mergedPairs(tx, table.terms, source, target);
  const terms = await termsOfMerge(tx, table, source, target);
  for (const use of termUses) {
    const customers = terms.filter((each) => each.use === use);
    if (customers.length === 0) continue;
    await recordAudits(tx, author, actions[use], customers.map(facts[use]));
    const lost = customers.flatMap(({ customerId, lost }) => lost.map((term) => ({ customerId, ...term })));
    await tx.query(
      `delete from ${tables[use]} t using unnest($1::int[], $2::int[], $3::int[]) as lost (customer_id, brand_id, type_id)
        where t.customer_id = lost.customer_id and t.brand_id is not distinct from lost.brand_id
          and t.type_id is not distinct from lost.type_id`,
      [
        lost.map(({ customerId }) => rowId(customerId)),
        lost.map(({ brandId }) => (brandId === null ? null : rowId(brandId))),
        lost.map(({ typeId }) => (typeId === null ? null : rowId(typeId))),
      ],
    );
    await tx.query(
      `update ${tables[use]} t set ${column} = merged.target from unnest($1::int[], $2::int[]) as merged (source, target)
        where t.${column} = merged.source`,
      [pairs.map((pair) => pair.source), pairs.map((pair) => pair.target)],
    );
  }
  // Open forms of these customers show at once what the merge left them.
  const customers = [...new Set(terms.map(({ customerId }) => asId<'customer'>(customerId)))];
  await tellCustomersChanged(tx, customers);
  return terms;
};

const actions = { discounts: 'customer-changed', surcharges: 'surcharges-changed' } as const;

const facts = {
  discounts: ({ customerId, customer, before, after }: CustomerTerms) => ({
    customerId,
    customer,
    before: { discountItems: typedDiscountItems(before) },
    after: { discountItems: typedDiscountItems(after) },
  }),
  surcharges: ({ customerId, customer, before, after }: CustomerTerms) => ({
    customerId,
    customer,
    ...difference(surchargeFacts(before.map(asSurcharge)), surchargeFacts(after.map(asSurcharge))),
  }),
} as const satisfies Readonly<Record<TermUse, (terms: CustomerTerms) => object>>;

const asSurcharge = ({ brandId, typeId, percentage }: DiscountItem): Surcharge => ({
  productBrandId: brandId,
  productTypeId: typeId,
  percentage,
});
