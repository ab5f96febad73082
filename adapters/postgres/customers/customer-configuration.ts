import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type {
  CompanyList,
  CustomerConfigurationRepository,
  SurchargeUnknown,
} from '#core/configuration/customer-configuration.repository.port.ts';
import type { PriceDisplay, SpecialDiscountChoice } from '#core/configuration/customer-configuration.ts';
import type { Surcharge } from '#core/configuration/surcharge.ts';
import { contactOfZone } from '#core/customers/zone.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { type CompanyMail, orderMailsOf } from '#core/mail/order-mails.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { difference } from '../difference.ts';
import { isoInstant, tellCustomersChanged } from '../live/live.ts';
import { surchargeFacts } from './surcharge-facts.ts';
import { outdateTerms, tellTerms } from './terms-version.ts';

interface ConfigurationRow {
  readonly email: string;
  readonly zone: string;
  readonly zone_email: string;
  readonly seller_name: string | null;
  readonly seller_phone: string | null;
  readonly seller_email: string | null;
  readonly cascade: readonly string[];
  readonly items: readonly { readonly text: string; readonly percentage: string }[];
  readonly include_iva: boolean;
  readonly show_selling_price: boolean;
  readonly whatsapp: readonly WhatsappContact[] | null;
  readonly order_mails: readonly string[];
}

const readSql = `
  select c.email, c.zone, c.zone_email, s.name as seller_name, s.phone as seller_phone, s.email as seller_email,
         array[c.discount1, c.discount2, c.discount3, c.discount4, c.discount5]::text[] as cascade,
         (select coalesce(json_agg(json_build_object('text', d.text, 'percentage', d.percentage::text) order by d.text), '[]')
            from customer_discount d where d.customer_id = c.id) as items,
         c.include_iva, c.show_selling_price, c.order_mails, (select value from setting where key = 'whatsapp') as whatsapp
    from customer c left join seller s on s.id = c.seller_id
   where c.id = $1`;

const flagSql: Record<PriceDisplay, string> = {
  includeIva: 'update customer set include_iva = $2 where id = $1 and include_iva <> $2 returning 1',
  showSellingPrice:
    'update customer set show_selling_price = $2 where id = $1 and show_selling_price <> $2 returning 1',
};

/** The names of these changes in the audit trail. */
const actions = {
  includeIva: 'include-iva-changed',
  showSellingPrice: 'show-selling-price-changed',
  surcharges: 'surcharges-changed',
  'special-discounts': 'special-discounts-included',
  'order-mails': 'order-mails-changed',
} as const satisfies Record<PriceDisplay | CompanyList, string>;

/** `moved` gets the company whose terms changed, once that is stored. */
export const createCustomerConfigurationRepository = (
  database: Database,
  moved: (customerId: CustomerId) => void,
): CustomerConfigurationRepository => {
  const recordChange = async (
    tx: Queries,
    customerId: CustomerId,
    author: Author,
    what: Exclude<keyof typeof actions, 'order-mails'>,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    await recordAudit(tx, author, actions[what], { customerId, ...facts });
    await outdateTerms(tx, customerId);
    await tellTerms(tx, { customerId, by: author.userName });
  };
  /** Locks the company's row, so that changes of one company go one at a time. */
  const hold = (tx: Queries, customerId: CustomerId) =>
    tx.query<{ readonly order_mails: readonly string[] }>('select order_mails from customer where id = $1 for update', [
      rowId(customerId),
    ]);

  return {
    async read(customerId) {
      const [row] = await database.query<ConfigurationRow>(readSql, [rowId(customerId)]);
      if (row === undefined) return null;
      const [specialDiscounts, surcharges] = await Promise.all([
        readChoices(database, customerId),
        readSurcharges(database, customerId),
      ]);
      const contact = contactOfZone(row.whatsapp ?? [], row.zone);
      return {
        eMail: row.email,
        zone: row.zone,
        zoneEmail: row.zone_email,
        zonePhone: contact?.display ?? '',
        zonePhoneLink: contact?.link ?? '',
        sellerName: row.seller_name ?? '',
        sellerPhone: row.seller_phone ?? '',
        sellerEmail: row.seller_email ?? '',
        discounts: {
          cascade: row.cascade.map((percentage) => money(percentage)),
          items: row.items.map(({ text, percentage }) => ({ text, percentage: money(percentage) })),
        },
        includeIva: row.include_iva,
        showSellingPrice: row.show_selling_price,
        specialDiscounts,
        surcharges,
        orderMails: orderMailsOf(row.order_mails),
      };
    },

    async display(customerId, which, value, author) {
      await database.transaction(async (tx) => {
        const changed = await tx.query(flagSql[which], [rowId(customerId), value]);
        if (changed.length > 0) await recordChange(tx, customerId, author, which, { value });
        return Ok(undefined);
      });
      moved(customerId);
    },

    async surcharges<Failure>(
      customerId: CustomerId,
      author: Author,
      decide: (held: readonly Surcharge[]) => Result<readonly Surcharge[], Failure>,
    ) {
      const stored = await database.transaction<void, Failure | SurchargeUnknown>(async (tx) => {
        await hold(tx, customerId);
        const held = await readSurcharges(tx, customerId);
        const decided = decide(held);
        if (!decided.ok) return decided;
        const [before, after] = [surchargeFacts(held), surchargeFacts(decided.val)];
        if (isSameData(before, after)) return Ok(undefined);
        if (!(await holdNames(tx, decided.val))) return Err({ code: 'surcharge-unknown' });
        await writeSurcharges(tx, customerId, decided.val);
        await recordChange(tx, customerId, author, 'surcharges', difference(before, after));
        return Ok(undefined);
      });
      moved(customerId);
      return stored;
    },

    async specialDiscounts(customerId, author, decide) {
      const stored = await database.transaction(async (tx) => {
        await hold(tx, customerId);
        const held = await readChoices(tx, customerId);
        const decided = decide(held);
        if (!decided.ok) return decided;
        const before = held.flatMap(({ id, include }) => (include ? [id] : []));
        const after = held.flatMap(({ id }) => (decided.val.includes(id) ? [id] : []));
        if (isSameData(before, after)) return Ok(undefined);
        await tx.query('delete from customer_special_discount where customer_id = $1', [rowId(customerId)]);
        await tx.query(
          'insert into customer_special_discount (customer_id, special_discount_id) select $1, unnest($2::int[])',
          [rowId(customerId), after.map(rowId)],
        );
        await recordChange(tx, customerId, author, 'special-discounts', { before, after });
        return Ok(undefined);
      });
      moved(customerId);
      return stored;
    },

    async orderMails(customerId, author, decide) {
      return database.transaction(async (tx) => {
        const [row] = await hold(tx, customerId);
        const before: readonly CompanyMail[] = orderMailsOf(row?.order_mails ?? []);
        const decided = decide(before);
        if (!decided.ok) return decided;
        const after = decided.val;
        if (isSameData(before, after)) return Ok(undefined);
        await tx.query('update customer set order_mails = $2 where id = $1', [rowId(customerId), after]);
        await recordAudit(tx, author, actions['order-mails'], { customerId, before, after });
        await tellCustomersChanged(tx, [customerId]);
        return Ok(undefined);
      });
    },

    async lastChange(customerId, list) {
      const [row] = await database.query<LastChange>(
        `select user_name as by, ${isoInstant('at')} as at from audit_entry
          where action = $1 and facts ? 'customerId' and facts->>'customerId' = $2 order by id desc limit 1`,
        [actions[list], customerId],
      );
      return row ?? null;
    },
  };
};

const readChoices = async (queries: Queries, customerId: CustomerId): Promise<readonly SpecialDiscountChoice[]> => {
  const rows = await queries.query<{ id: number; title: string; include: boolean }>(
    `select s.id, s.title, exists (select from customer_special_discount c
              where c.customer_id = $1 and c.special_discount_id = s.id) as include
       from special_discount s order by s.id`,
    [rowId(customerId)],
  );
  return rows.map(({ id, ...choice }) => ({ id: String(id), ...choice }));
};

const readSurcharges = async (queries: Queries, customerId: CustomerId): Promise<readonly Surcharge[]> => {
  const rows = await queries.query<{ brand_id: number | null; type_id: number | null; percentage: string }>(
    `select brand_id, type_id, percentage from customer_surcharge where customer_id = $1
      order by brand_id nulls first, type_id nulls first`,
    [rowId(customerId)],
  );
  return rows.map(({ brand_id, type_id, percentage }) => ({
    productBrandId: brand_id === null ? null : asId(String(brand_id)),
    productTypeId: type_id === null ? null : asId(String(type_id)),
    percentage: money(percentage),
  }));
};

/** Keeps the brands and families of margins from going; false where one is gone, as after a merge. */
const holdNames = async (tx: Queries, surcharges: readonly Surcharge[]): Promise<boolean> => {
  const idsOf = (field: 'productBrandId' | 'productTypeId') => [
    ...new Set(surcharges.flatMap(({ [field]: id }) => (id === null ? [] : [rowId(id)]))),
  ];
  const [brands, types] = [idsOf('productBrandId'), idsOf('productTypeId')];
  const [found] = await tx.query<{ readonly brands: number; readonly types: number }>(
    `with b as (select id from product_brand where id = any($1::int[]) for key share),
          t as (select id from product_type where id = any($2::int[]) for key share)
     select (select count(*)::int from b) as brands, (select count(*)::int from t) as types`,
    [brands, types],
  );
  return found?.brands === brands.length && found.types === types.length;
};

const writeSurcharges = async (
  tx: Queries,
  customerId: CustomerId,
  surcharges: readonly Surcharge[],
): Promise<void> => {
  const own = rowId(customerId);
  await tx.query('delete from customer_surcharge where customer_id = $1', [own]);
  await tx.query(
    `insert into customer_surcharge (customer_id, brand_id, type_id, percentage)
     select $1, brand_id, type_id, percentage
       from unnest($2::int[], $3::int[], $4::numeric[]) as surcharge (brand_id, type_id, percentage)`,
    [
      own,
      surcharges.map(({ productBrandId }) => (productBrandId === null ? null : rowId(productBrandId))),
      surcharges.map(({ productTypeId }) => (productTypeId === null ? null : rowId(productTypeId))),
      surcharges.map(({ percentage }) => toColumn(percentage)),
    ],
  );
};
