import type {
  Claim,
  ClaimedProduct,
  ClaimOption,
  ClaimSummary,
  ClaimTracking,
  ManagedClaim,
} from '#core/claims/claim.ts';
import type { ClaimBook } from '#core/claims/claim-book.port.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { asId } from '#core/shared/ids.ts';
import { associateClaimSql, claimColumns, managedColumns } from './claims-sql.ts';
import type { Database } from './database.ts';
import { readPage } from './page.ts';
import { rowId } from './row-id.ts';

interface SummaryRow {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly origin_name: string;
  readonly reason_name: string;
  readonly purchase_date: string;
  readonly purchase_document: string;
  readonly resolution: string;
  readonly state: ClaimState;
  readonly state_at: string;
}

interface ClaimRow extends SummaryRow {
  readonly note: string;
  readonly products: readonly {
    readonly product_id: number;
    readonly code: string;
    readonly brand_id: number;
    readonly brand: string;
    readonly quantity: number;
  }[];
  readonly tracking: readonly { readonly state: ClaimState; readonly at: string }[];
}

interface ManagedRow extends SummaryRow {
  readonly customer_id: number;
  readonly customer_name: string;
  readonly external_code: string | null;
}

const managedSql = `select ${managedColumns} from claim c join customer cu on cu.id = c.customer_id`;

export const createClaimBook = (database: Database): ClaimBook => {
  const options = async (table: 'claim_origin' | 'claim_reason'): Promise<ClaimOption[]> => {
    const rows = await database.query<{ id: number; name: string }>(
      `select id, name from ${table} order by sort_order, id`,
      [],
    );
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  };
  const byId = async (id: number): Promise<ManagedClaim | null> => {
    const [row] = await database.query<ManagedRow>(`${managedSql} where c.id = $1`, [id]);
    return row === undefined ? null : managedClaim(row);
  };

  return {
    async ofCustomer(customerId, page) {
      const { rows, ...paging } = await readPage<ClaimRow>(database, page, {
        rows: `select ${claimColumns} from claim c where c.customer_id = $1 order by c.created_at desc, c.id desc`,
        count: 'select count(*)::int as found from claim where customer_id = $1',
        values: [rowId(customerId)],
      });
      return { claims: rows.map(claim), ...paging };
    },

    async list(page) {
      const { rows, ...paging } = await readPage<ManagedRow>(database, page, {
        rows: `${managedSql} order by c.created_at desc, c.id desc`,
        count: 'select count(*)::int as found from claim',
        values: [],
      });
      return { claims: rows.map(managedClaim), ...paging };
    },

    byId: (id) => byId(rowId(id)),
    origins: () => options('claim_origin'),
    reasons: () => options('claim_reason'),

    async associate(id, externalCode, at, by) {
      const moved = await database.query<{ id: number }>(associateClaimSql, [rowId(id), externalCode, at, by]);
      return moved.length === 0 ? null : byId(rowId(id));
    },
  };
};

const summary = (row: SummaryRow): ClaimSummary => ({
  id: asId(String(row.id)),
  year: row.year,
  number: row.number,
  origin: row.origin_name,
  reason: row.reason_name,
  purchaseDate: row.purchase_date,
  purchaseDocument: row.purchase_document,
  resolution: row.resolution,
  currentTracking: { state: row.state, date: row.state_at },
});

const claim = (row: ClaimRow): Claim => ({
  ...summary(row),
  note: row.note,
  products: row.products.map(
    (product): ClaimedProduct => ({
      productId: asId(String(product.product_id)),
      productCode: product.code,
      productBrandId: asId(String(product.brand_id)),
      productBrandName: product.brand,
      quantity: product.quantity,
    }),
  ),
  tracking: row.tracking.map(({ state, at }): ClaimTracking => ({ state, date: at })),
});

const managedClaim = (row: ManagedRow): ManagedClaim => ({
  ...summary(row),
  customerId: asId(String(row.customer_id)),
  customerName: row.customer_name,
  externalCode: row.external_code ?? '',
});
