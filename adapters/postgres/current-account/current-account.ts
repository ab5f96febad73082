import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { CurrentAccountRepository } from '#core/current-account/current-account.repository.port.ts';
import type { AccountDocument } from '#core/current-account/document.ts';
import type { DistributorOnPaper } from '#core/current-account/document-printer.port.ts';
import type { DocumentLetter } from '#core/current-account/document-title.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { onAccountOf } from '../payments/on-account.ts';

export interface DocumentRow {
  readonly id: number;
  readonly customer_id: number;
  readonly letter: DocumentLetter;
  readonly point_of_sale: number;
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly expiration: string;
  readonly total: string;
  readonly debt: string;
  readonly finished: boolean;
  readonly has_pdf: boolean;
}

interface PrintableRow extends DocumentRow {
  readonly customer_code: string;
  readonly customer_name: string;
  readonly customer_cuit: string;
  readonly lines: readonly {
    readonly code: string;
    readonly brand: string;
    readonly description: string;
    readonly quantity: number;
    readonly price: string;
    readonly iva: string;
  }[];
}

/** Columns of `account_document d`. */
export const documentColumns = `d.id, d.customer_id, d.letter, d.point_of_sale, d.number, d.title, d.date, d.expiration, d.total, d.debt, d.finished,
  (exists (select from account_document_line l where l.document_id = d.id)
    or exists (select from account_document_pdf f where f.document_id = d.id)) as has_pdf`;

const printableSql = `
  select ${documentColumns}, c.external_code as customer_code, c.name as customer_name, c.cuit as customer_cuit,
         (select coalesce(json_agg(json_build_object('code', l.code, 'brand', l.brand, 'description', l.description,
                   'quantity', l.quantity, 'price', l.unit_price::text, 'iva', l.iva::text) order by l.position), '[]')
            from account_document_line l where l.document_id = d.id) as lines
    from account_document d join customer c on c.id = d.customer_id where d.id = $1`;

export const createCurrentAccountRepository = (
  database: Database,
  distributor: () => DistributorOnPaper,
): CurrentAccountRepository => ({
  async open(customerId) {
    const rows = await database.query<DocumentRow>(
      `select ${documentColumns} from account_document d where d.customer_id = $1 and not d.finished order by d.date, d.id`,
      [rowId(customerId)],
    );
    return rows.map(documentOf);
  },

  onAccount: (customerId) => onAccountOf(database, rowId(customerId), null),

  async finished(customerId, page) {
    const { rows, ...paging } = await readPage<DocumentRow>(database, page, {
      rows: `select ${documentColumns} from account_document d where d.customer_id = $1 and d.finished
              order by d.date desc, d.id desc`,
      count: 'select count(*)::int as found from account_document where customer_id = $1 and finished',
      values: [rowId(customerId)],
    });
    return { documents: rows.map(documentOf), ...paging };
  },

  async printable(id) {
    const [row] = await database.query<PrintableRow>(printableSql, [rowId(id)]);
    if (row === undefined || row.lines.length === 0) return null;
    return {
      document: documentOf(row),
      lines: row.lines.map(({ price, iva, ...line }) => ({ ...line, unitPrice: money(price), iva: money(iva) })),
      customer: { externalCode: row.customer_code, name: row.customer_name, cuit: row.customer_cuit },
      distributor: distributor(),
    };
  },

  async attached(id) {
    const [row] = await database.query<DocumentRow & { readonly content: Uint8Array }>(
      `select ${documentColumns}, f.content from account_document_pdf f join account_document d on d.id = f.document_id
        where f.document_id = $1`,
      [rowId(id)],
    );
    return row === undefined ? null : { document: documentOf(row), content: row.content };
  },

  async bankAccounts() {
    const rows = await database.query<Omit<BankAccount, 'id'> & { readonly id: number }>(
      'select id, bank, holder, cuit, number, cbu from bank_account order by sort_order, id',
      [],
    );
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  },

  async maxDays() {
    const [row] = await database.query<{ days: number | null }>(
      `select (value->>'days')::int as days from setting where key = 'current-account'`,
      [],
    );
    return row?.days ?? null;
  },
});

export const documentOf = (row: DocumentRow): AccountDocument => ({
  id: asId(String(row.id)),
  customerId: asId(String(row.customer_id)),
  letter: row.letter,
  pointOfSale: row.point_of_sale,
  number: row.number,
  title: row.title,
  date: row.date,
  expiration: row.expiration,
  total: fromColumn(row.total),
  debt: fromColumn(row.debt),
  isFinished: row.finished,
  hasPdf: row.has_pdf,
});
