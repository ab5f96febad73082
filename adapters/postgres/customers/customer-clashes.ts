import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerClash } from '#core/customers/customer-management.repository.port.ts';
import { cuitDigits } from '#core/shared/cuit.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { clashesSql, unknownSql } from './customer-management-sql.ts';

interface ClashRow {
  readonly what: 'code' | 'cuit' | 'login';
  readonly id: number;
  readonly external_code: string;
  readonly name: string;
}

interface UnknownRow {
  readonly lists: number;
  /** A deactivated seller counts for the customers that they have already. */
  readonly sellers: number;
  /** Places from 1. */
  readonly brands: readonly number[];
  readonly types: readonly number[];
}

/** Makes writers of customers wait for one another, so that no two customers get the same code, CUIT or login. */
export const lockCustomers = async (tx: Queries): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['customers']);
};

/**
 * What other customers have that this one is to get, or what it names that does not exist; null where nothing is in its
 * way.
 */
export const clashIn = async (
  tx: Queries,
  id: CustomerId | null,
  details: CustomerDetails,
): Promise<CustomerClash | null> => {
  const rows = await tx.query<ClashRow>(clashesSql, [
    id === null ? 0 : rowId(id),
    details.code,
    cuitDigits(details.cuit),
    [details.adminLogin, details.userLogin],
  ]);
  const [first] = rows;
  return first === undefined ? unknownIn(tx, id, details) : clashOf(first);
};

const clashOf = ({ what, id, external_code, name }: ClashRow): CustomerClash => {
  if (what === 'login') return { code: 'customer-login-taken', login: external_code };
  const other = { id: asId<'customer'>(String(id)), name };
  return what === 'code'
    ? { code: 'customer-code-taken', ...other }
    : { code: 'customer-cuit-taken', ...other, externalCode: external_code };
};

const unknownIn = async (
  tx: Queries,
  id: CustomerId | null,
  details: CustomerDetails,
): Promise<CustomerClash | null> => {
  const { priceListId, sellerId, discountItems } = details;
  const [row] = await tx.query<UnknownRow>(unknownSql, [
    priceListId === null ? 0 : rowId(priceListId),
    sellerId === null ? 0 : rowId(sellerId),
    discountItems.map(({ brandId }) => (brandId === null ? null : rowId(brandId))),
    discountItems.map(({ typeId }) => (typeId === null ? null : rowId(typeId))),
    id === null ? 0 : rowId(id),
  ]);
  if (row === undefined) return null;
  const item = row.brands[0] ?? row.types[0];
  const field =
    row.lists === 0
      ? 'priceListId'
      : sellerId !== null && row.sellers === 0
        ? 'sellerId'
        : item === undefined
          ? null
          : `discountItems.${item - 1}`;
  return field === null ? null : { code: 'customer-choice-unknown', field };
};
