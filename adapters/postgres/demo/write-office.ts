import { hasher } from '#adapters/secrets/token-generator.ts';
import { type Disabled, nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { priceListFileName, priceListFormats } from '#core/price-lists/price-list.ts';
import { disabledDigest } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import type { DemoClaim, DemoDocument, DemoOffice, DemoWarranty } from './demo-office.ts';
import type { DemoDistributor } from './demo-rows.ts';
import { firstGeneration } from './write-catalogue.ts';

/** Claims, warranties and the current accounts, and the counters that the next claim and RMA go on from. */
export const writeOffice = async (queries: Queries, demo: DemoDistributor): Promise<void> => {
  await writeClaims(queries, demo);
  await writeWarranties(queries, demo);
  await writeDocuments(queries, demo.documents);
  await writePayments(queries);
  await writePriceListFiles(queries, demo);
  const accounts = demo.bankAccounts.map((account, index) => ({ id: index + 1, ...account }));
  await bulkInsert(queries, 'bank_account', accounts, [
    ['id', 'int', ({ id }) => id],
    ['bank', 'text', ({ bank }) => bank],
    ['holder', 'text', ({ holder }) => holder],
    ['cuit', 'text', ({ cuit }) => cuit],
    ['number', 'text', ({ number }) => number],
    ['cbu', 'text', ({ cbu }) => cbu],
    ['sort_order', 'int', ({ id }) => id],
  ]);
};

/** What a few companies say to have paid of their oldest debt: it waits for somebody to look at it. */
const writePayments = async (queries: Queries): Promise<void> => {
  await queries.query(`
    insert into payment (customer_id, amount, paid_on, method, reference, note, request_key, reported_by)
    select d.customer_id, d.debt, d.last, 'transfer', lpad((d.id * 7919 % 100000000)::text, 8, '0'), '', 'demo', 'compras'
      from (select distinct on (customer_id) *, (select max(date) from account_document) as last
              from account_document where not finished and debt > 0 and customer_id > 1 order by customer_id, expiration, id) d
     order by d.customer_id limit 4`);
  await queries.query(`
    insert into payment_document (payment_id, title, document_id)
    select p.id, d.title, d.id from payment p
      join lateral (select * from account_document d where d.customer_id = p.customer_id and not d.finished and d.debt > 0
                     order by d.expiration, d.id limit 1) d on true`);
};

/** Every price list as made with the demo's catalogue: the files themselves are made when they are first asked for. */
const writePriceListFiles = async (
  queries: Queries,
  { priceLists, priceListsMadeAt, ...catalogue }: DemoDistributor,
): Promise<void> => {
  const disabled = disabledDigest(disabledIn(catalogue), hasher);
  const files = priceLists.flatMap((name, index) =>
    priceListFormats.map((format) => ({
      id: index + 1,
      format,
      name: priceListFileName({ id: asId(String(index + 1)), name }, format),
    })),
  );
  await bulkInsert(queries, 'price_list_file', files, [
    ['price_list_id', 'int', ({ id }) => id],
    ['format', 'text', ({ format }) => format],
    ['name', 'text', ({ name }) => name],
    ['generation', 'int', () => firstGeneration],
    ['disabled', 'text', () => disabled],
    ['made_at', 'timestamptz', () => priceListsMadeAt],
  ]);
};

const disabledIn = ({
  productBrands,
  disabledPairs,
}: Pick<DemoDistributor, 'productBrands' | 'disabledPairs'>): Disabled => ({
  ...nothingDisabled,
  brandIds: new Set(productBrands.flatMap(({ id, disabled }) => (disabled ? [asId<'product-brand'>(String(id))] : []))),
  pairs: disabledPairs.map(({ brandId, typeId }) => ({ brandId: asId(String(brandId)), typeId: asId(String(typeId)) })),
});

/** What claims and warranties have in common. */
const caseColumns = <Case extends DemoClaim | DemoWarranty>(): readonly Column<Case>[] => [
  ['id', 'bigint', ({ id }) => id],
  ['year', 'smallint', ({ year }) => year],
  ['number', 'int', ({ number }) => number],
  ['customer_id', 'int', ({ customerId }) => customerId],
  ['created_at', 'timestamptz', ({ states }) => states[0]?.at],
  ['created_by', 'text', ({ createdBy }) => createdBy],
  ['purchase_document', 'text', ({ purchaseDocument }) => purchaseDocument],
  ['note', 'text', ({ note }) => note],
  ['resolution', 'text', ({ resolution }) => resolution],
  ['state', 'text', ({ states }) => states.at(-1)?.state],
  ['state_at', 'timestamptz', ({ states }) => states.at(-1)?.at],
];

const writeTracking = async (
  queries: Queries,
  table: 'claim' | 'warranty',
  cases: readonly (DemoClaim | DemoWarranty)[],
): Promise<void> => {
  const steps = cases.flatMap(({ id, states }) => states.map((step) => ({ id, ...step })));
  await bulkInsert(queries, `${table}_tracking`, steps, [
    [`${table}_id`, 'bigint', ({ id }) => id],
    ['state', 'text', ({ state }) => state],
    ['at', 'timestamptz', ({ at }) => at],
    ['by', 'text', ({ by }) => by],
  ]);
};

const writeClaims = async (queries: Queries, demo: DemoOffice): Promise<void> => {
  const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
  for (const [table, names] of [
    ['claim_origin', demo.claimOrigins],
    ['claim_reason', demo.claimReasons],
  ] as const) {
    await bulkInsert(queries, table, named(names), [
      ['id', 'int', ({ id }) => id],
      ['name', 'text', ({ name }) => name],
      ['sort_order', 'int', ({ id }) => id],
    ]);
  }
  await bulkInsert(queries, 'claim', demo.claims, [
    ...caseColumns<DemoClaim>(),
    ['origin_id', 'int', ({ originId }) => originId],
    ['origin_name', 'text', ({ originId }) => demo.claimOrigins[originId - 1]],
    ['reason_id', 'int', ({ reasonId }) => reasonId],
    ['reason_name', 'text', ({ reasonId }) => demo.claimReasons[reasonId - 1]],
    ['purchase_date', 'date', ({ purchaseDate }) => purchaseDate],
    ['external_code', 'text', ({ externalCode }) => externalCode],
  ]);
  const products = demo.claims.flatMap(({ id, products: own }) =>
    own.map((product, index) => ({ id, position: index + 1, ...product })),
  );
  await bulkInsert(queries, 'claim_product', products, [
    ['claim_id', 'bigint', ({ id }) => id],
    ['position', 'smallint', ({ position }) => position],
    ['product_id', 'int', ({ productId }) => productId],
    ['product_code', 'text', ({ code }) => code],
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['brand_name', 'text', ({ brand }) => brand],
    ['quantity', 'int', ({ quantity }) => quantity],
  ]);
  await writeTracking(queries, 'claim', demo.claims);
  await queries.query('insert into claim_counter (year, last) select year, max(number) from claim group by year');
};

const writeWarranties = async (queries: Queries, demo: DemoOffice): Promise<void> => {
  const sequences = demo.faultSequences.map((sequence, index) => ({ id: index + 1, ...sequence }));
  await bulkInsert(queries, 'fault_sequence', sequences, [
    ['id', 'int', ({ id }) => id],
    ['title', 'text', ({ title }) => title],
    ['detail', 'text', ({ detail }) => detail],
    ['sort_order', 'int', ({ id }) => id],
  ]);
  await bulkInsert(queries, 'warranty', demo.warranties, [
    ...caseColumns<DemoWarranty>(),
    ['product_id', 'int', ({ product }) => product.productId],
    ['product_code', 'text', ({ product }) => product.code],
    ['brand_id', 'int', ({ product }) => product.brandId],
    ['brand_name', 'text', ({ product }) => product.brand],
    ['quantity', 'int', ({ product }) => product.quantity],
    ['vehicle_brand', 'text', ({ vehicleBrand }) => vehicleBrand],
    ['vehicle', 'text', ({ vehicle }) => vehicle],
    ['engine', 'text', ({ engine }) => engine],
    ['vehicle_year', 'smallint', ({ vehicleYear }) => vehicleYear],
    ['plate', 'text', ({ plate }) => plate],
    ['fault_sequence_id', 'int', ({ faultSequenceId }) => faultSequenceId],
    ['fault_title', 'text', ({ faultSequenceId }) => demo.faultSequences[faultSequenceId - 1]?.title],
    ['start_using', 'date', ({ startUsing }) => startUsing],
    ['end_using', 'date', ({ endUsing }) => endUsing],
    ['kilometrage', 'int', ({ kilometrage }) => kilometrage],
    ['kilometrage_installed', 'int', ({ kilometrageInstalled }) => kilometrageInstalled],
    ['kilometrage_used', 'int', ({ kilometrageUsed }) => kilometrageUsed],
    ['kilometrage_breakage', 'int', ({ kilometrageBreakage }) => kilometrageBreakage],
  ]);
  await writeTracking(queries, 'warranty', demo.warranties);
  await queries.query('insert into rma_counter (year, last) select year, max(number) from warranty group by year');
};

const writeDocuments = async (queries: Queries, documents: readonly DemoDocument[]): Promise<void> => {
  await bulkInsert(queries, 'account_document', documents, [
    ['id', 'bigint', ({ id }) => id],
    ['customer_id', 'int', ({ customerId }) => customerId],
    ['letter', 'text', ({ letter }) => letter],
    ['point_of_sale', 'int', ({ pointOfSale }) => pointOfSale],
    ['number', 'int', ({ number }) => number],
    ['date', 'date', ({ date }) => date],
    ['expiration', 'date', ({ expiration }) => expiration],
    ['total', 'numeric', ({ total }) => total],
    ['debt', 'numeric', ({ debt }) => debt],
    ['finished', 'boolean', ({ finished }) => finished],
  ]);
  const lines = documents.flatMap(({ id, lines: own }) =>
    own.map((line, index) => ({ id, position: index + 1, ...line })),
  );
  await bulkInsert(queries, 'account_document_line', lines, [
    ['document_id', 'bigint', ({ id }) => id],
    ['position', 'smallint', ({ position }) => position],
    ['code', 'text', ({ code }) => code],
    ['brand', 'text', ({ brand }) => brand],
    ['description', 'text', ({ description }) => description],
    ['quantity', 'int', ({ quantity }) => quantity],
    ['unit_price', 'numeric', ({ unitPrice }) => unitPrice],
    ['iva', 'numeric', ({ iva }) => iva],
  ]);
};
