import type { CustomerDetails } from '#core/customers/customer-details.ts';
import { mapAddress, type OtherAddress } from '#core/customers/delivery-address.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import type { OtherEmail } from '#core/customers/other-email.ts';
import { asId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';
import { fromNullableColumn, toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';

export interface ListedRow {
  readonly id: number;
  readonly external_code: string;
  readonly name: string;
  readonly name_key: string;
  readonly fantasy_name: string;
  readonly cuit: string;
  readonly town: string;
  readonly zone: string;
  readonly state: string;
  readonly allow_offers: boolean;
  readonly price_list_name: string;
  readonly seller_name: string | null;
  readonly last_login: string | null;
  readonly last_order: string | null;
}

export interface DetailsRow {
  readonly id: number;
  readonly external_code: string;
  readonly name: string;
  readonly fantasy_name: string;
  readonly cuit: string;
  readonly email: string;
  readonly other_emails: readonly OtherEmail[];
  readonly phone: string;
  readonly other_addresses: readonly OtherAddress[];
  readonly address: string;
  readonly town: string;
  readonly province: string;
  readonly postcode: string;
  readonly zone: string;
  readonly zone_email: string;
  readonly seller_id: number | null;
  readonly price_list_id: number;
  readonly allow_offers: boolean;
  readonly credit_limit: string | null;
  readonly state: string;
  readonly discounts: readonly string[];
  readonly items: readonly {
    readonly brand_id: number | null;
    readonly type_id: number | null;
    readonly percentage: string;
    readonly text: string;
  }[];
  readonly admin_login: string;
  readonly user_login: string;
}

/** The values of `insertSql` and `updateSql`, in their order. */
export const columnsOf = (details: CustomerDetails): readonly unknown[] => [
  details.code,
  details.name,
  details.fantasyName,
  details.cuit,
  details.email,
  details.address,
  details.town,
  details.province,
  details.postcode,
  details.zone,
  details.zoneEmail,
  details.sellerId === null ? null : rowId(details.sellerId),
  details.priceListId === null ? null : rowId(details.priceListId),
  details.allowOffers,
  details.creditLimit === null ? null : toColumn(details.creditLimit),
  details.state,
  ...Array.from({ length: 5 }, (_, place) => toColumn(details.discounts[place] ?? zero)),
  JSON.stringify(details.otherEmails),
  details.phone,
  JSON.stringify(details.otherAddresses),
];

export const details = (row: DetailsRow): CustomerDetails => ({
  code: row.external_code,
  name: row.name,
  fantasyName: row.fantasy_name,
  cuit: row.cuit,
  email: row.email,
  otherEmails: row.other_emails.map(({ address, gets }) => ({ address, gets })),
  phone: row.phone,
  otherAddresses: row.other_addresses.map((each) => mapAddress(each, (text) => text)),
  address: row.address,
  town: row.town,
  province: row.province,
  postcode: row.postcode,
  zone: row.zone,
  zoneEmail: row.zone_email,
  sellerId: row.seller_id === null ? null : asId(String(row.seller_id)),
  priceListId: asId(String(row.price_list_id)),
  discounts: row.discounts.map((each) => money(each)),
  discountItems: row.items.map(({ brand_id, type_id, percentage, text }) => ({
    brandId: brand_id === null ? null : asId(String(brand_id)),
    typeId: type_id === null ? null : asId(String(type_id)),
    percentage: money(percentage),
    text,
  })),
  allowOffers: row.allow_offers,
  creditLimit: fromNullableColumn(row.credit_limit),
  state: row.state,
  adminLogin: row.admin_login,
  userLogin: row.user_login,
});

export const listed = (row: ListedRow): ListedCustomer => ({
  id: asId(String(row.id)),
  externalCode: row.external_code,
  name: row.name,
  fantasyName: row.fantasy_name,
  cuit: row.cuit,
  town: row.town,
  zone: row.zone,
  priceListName: row.price_list_name,
  state: row.state,
  sellerName: row.seller_name ?? '',
  allowOffers: row.allow_offers,
  lastLogin: row.last_login,
  lastOrder: row.last_order,
});
