import type { Author } from '#core/audit/author.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { CustomerRepository } from '#core/customers/customer.repository.port.ts';
import type { Customer } from '#core/customers/customer.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

interface CustomerRow {
  readonly id: number;
  readonly external_code: string;
  readonly name: string;
  readonly fantasy_name: string;
  readonly price_list_name: string;
  readonly state: string;
  readonly seller_name: string | null;
  readonly allow_offers: boolean;
  readonly zone: string;
  readonly zone_email: string;
  readonly cascade: readonly string[];
  readonly items: readonly { readonly text: string; readonly percentage: string }[];
  readonly admin_login: string | null;
  readonly user_login: string | null;
  readonly admin_sealed: string | null;
  readonly user_sealed: string | null;
  readonly last_login: string | null;
  readonly last_order: string | null;
}

const customersSql = `
  select c.id, c.external_code, c.name, c.fantasy_name, p.name as price_list_name, c.state, s.name as seller_name,
         c.allow_offers, c.zone, c.zone_email,
         array[c.discount1, c.discount2, c.discount3, c.discount4, c.discount5]::text[] as cascade,
         (select coalesce(json_agg(json_build_object('text', d.text, 'percentage', d.percentage::text) order by d.text), '[]')
            from customer_discount d where d.customer_id = c.id) as items,
         a.user_name as admin_login, u.user_name as user_login, a.password_sealed as admin_sealed, u.password_sealed as user_sealed,
         greatest(a.last_login, u.last_login) as last_login,
         (select o.sent_at from sales_order o where o.customer_id = c.id order by o.sent_at desc limit 1) as last_order
    from customer c
    join price_list p on p.id = c.price_list_id
    left join seller s on s.id = c.seller_id
    left join app_user a on a.customer_id = c.id and a.role = 'CustomerAdmin'
    left join app_user u on u.customer_id = c.id and u.role = 'CustomerUser'`;

/** `inLists` opens the copies of passwords for the lists; null where the lists carry none. */
export const createCustomerRepository = (database: Database, inLists: Cipher | null = null): CustomerRepository => {
  const listed = async (author: Author, where: string, values: readonly unknown[]): Promise<readonly Customer[]> => {
    const rows = await database.query<CustomerRow>(`${customersSql}${where}`, values);
    if (inLists !== null) await recordAudit(database, author, 'credentials-listed', { customers: rows.length });
    return rows.map((row) => customer(row, inLists));
  };
  return {
    all: (author) => listed(author, '', []),
    ofSeller: (sellerId, author) => listed(author, ' where c.seller_id = $1', [rowId(sellerId)]),
    async idsOfSeller(sellerId) {
      const rows = await database.query<{ id: number }>('select id from customer where seller_id = $1', [
        rowId(sellerId),
      ]);
      return new Set(rows.map(({ id }) => asId<'customer'>(String(id))));
    },
  };
};

const opened = (sealed: string | null, cipher: Cipher | null): string | null =>
  sealed === null || cipher === null ? null : cipher.open(sealed);

const customer = (row: CustomerRow, inLists: Cipher | null): Customer => ({
  id: asId(String(row.id)),
  externalCode: row.external_code,
  name: row.name,
  fantasyName: row.fantasy_name,
  priceListName: row.price_list_name,
  state: row.state,
  sellerName: row.seller_name ?? '',
  allowOffers: row.allow_offers,
  lastLogin: row.last_login,
  lastOrder: row.last_order,
  adminLogin: row.admin_login,
  adminPassword: opened(row.admin_sealed, inLists),
  userLogin: row.user_login,
  userPassword: opened(row.user_sealed, inLists),
  discount: {
    cascade: row.cascade.map((percentage) => money(percentage)),
    items: row.items.map(({ text, percentage }) => ({ text, percentage: money(percentage) })),
  },
  data: { zone: row.zone, zoneEmail: row.zone_email },
});
