import { caseCorrectionMail } from '#adapters/texts/case-correction-mail.es.ts';
import { type CaseCorrection, correctCase } from '#core/cases/correct-case.ts';
import type { StaffCaseRepository } from '#core/cases/staff-case.repository.port.ts';
import type { CaseCorrectionRefusal, CaseFacts } from '#core/cases/staff-case.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { dayAfter, startOfDay } from '#core/shared/buenos-aires.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { readInstantKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { addMails, type MailingGroup, mailingOf, mailsOf } from '../mail/mailing.ts';
import { caseByNumberSql, caseListSql, heldCaseSql, type StaffCaseSql } from './staff-cases-sql.ts';

export interface CaseFactRow {
  readonly id: number;
  readonly version: number;
  readonly created_at: string;
  readonly customer_id: number;
  readonly customer_code: string;
  readonly seller_name: string;
  readonly corrections: readonly CaseCorrection[];
}

interface HeldCase {
  readonly id: number;
  readonly customer_id: number;
  readonly state: string;
  readonly version: number;
  readonly resolution: string;
  readonly external_code: string;
}

interface StaffCaseParts<Row extends CaseFactRow, Case> {
  readonly sql: StaffCaseSql;
  readonly mailGroup: MailingGroup;
  readonly read: (row: Row) => Case;
}

type Scope = Parameters<StaffCaseRepository<string, unknown>['choices']>[0];
const sellerOf = (scope: Scope): number | null => (scope === 'everybody' ? null : rowId(scope.ofSeller));

/** Claims, or warranties, as staff see and correct them. */
export const createStaffCaseRepository = <State extends string, Row extends CaseFactRow, Case>(
  database: Database,
  { sql, mailGroup, read }: StaffCaseParts<Row, Case>,
): StaffCaseRepository<State, Case & CaseFacts> => {
  const { table, event } = sql.kind;
  const withFacts = (row: Row): Case & CaseFacts => ({ ...read(row), ...caseFacts(row) });

  const mailResolution = async (
    tx: Queries,
    customerId: CustomerId,
    number: string,
    correction: Pick<CaseCorrection, 'after' | 'reason'>,
  ): Promise<void> => {
    const mailing = await mailingOf(tx, customerId, mailGroup);
    const { customerName: customer, templates } = mailing;
    const mail = caseCorrectionMail({ ...correction, kind: table, number, customer, templates });
    await addMails(tx, mailsOf(mailing, mail));
  };

  return {
    async list(scope, filter, after, limit) {
      const key = after === null ? null : readInstantKey(after);
      if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
      const { states, customerId, sellerId, type, from, to, isUnread, text } = filter;
      const conditions = {
        states,
        type,
        text,
        customerId: customerId === null ? null : rowId(customerId),
        sellers: [sellerOf(scope), sellerId === null ? null : rowId(sellerId)].filter((id) => id !== null),
        from: from === null ? null : startOfDay(from),
        until: to === null ? null : startOfDay(dayAfter(to)),
        isUnread,
        after: key,
      };
      const asked = caseListSql(sql, conditions, limit);
      const rows = await database.query<Row>(asked.text, asked.values);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > page.length && last !== undefined ? writePageKey([last.created_at, last.id]) : null;
      return Ok({ cases: page.map(withFacts), next, isSearchable: true });
    },

    async choices(scope) {
      const [sellers, types] = await Promise.all([
        database.query<{ readonly id: number; readonly name: string }>(
          'select id, name from seller where $1::int is null or id = $1 order by name, id',
          [sellerOf(scope)],
        ),
        Promise.all(
          sql.types.map(async ({ kind, sql: names }) => ({
            kind,
            names: (await database.query<{ readonly name: string }>(names)).map(({ name }) => name),
          })),
        ),
      ]);
      return { sellers: sellers.map(({ id, name }) => ({ id: asId(String(id)), name })), types };
    },

    async byNumber(scope, { year, number }) {
      const [row] = await database.query<Row>(caseByNumberSql(sql), [year, number, sellerOf(scope)]);
      return row === undefined ? null : withFacts(row);
    },

    correct: ({ version, ...number }, wanted, at, author) =>
      database.transaction<void, CaseCorrectionRefusal>(async (tx) => {
        const [held] = await tx.query<HeldCase>(heldCaseSql(sql), [number.year, number.number]);
        if (held === undefined) return Err({ code: 'case-not-found' });
        if (held.version !== version) return Err({ code: 'case-moved' });
        const corrected = correctCase({ externalCode: held.external_code, resolution: held.resolution }, wanted);
        if (!corrected.ok) return corrected;
        const { field, before, after, reason } = corrected.val;
        const column = field === 'resolution' ? 'resolution' : 'external_code';
        await tx.query(`update ${table} set ${column} = $2, version = version + 1 where id = $1`, [held.id, after]);
        await tx.query(
          `insert into ${table}_correction (${table}_id, at, by, field, before, after, reason) values ($1, $2, $3, $4, $5, $6, $7)`,
          [held.id, at, author.userName, field, before, after, reason],
        );
        const customerId = asId<'customer'>(String(held.customer_id));
        const spoken = formatNumber(number);
        await recordAudit(tx, author, `${table}-corrected`, {
          customerId,
          [`${table}Id`]: String(held.id),
          number: spoken,
          field,
          reason,
          before: { [field]: before },
          after: { [field]: after },
        });
        if (field === 'resolution') await mailResolution(tx, customerId, spoken, { after, reason });
        const facts = { customerId, number: spoken, state: held.state };
        await tell(tx, { name: event, audience: { customerId }, facts });
        return Ok(undefined);
      }),
  };
};

const caseFacts = (row: CaseFactRow): CaseFacts => ({
  customerId: asId(String(row.customer_id)),
  customerCode: row.customer_code,
  sellerName: row.seller_name,
  openedAt: row.created_at,
  version: row.version,
  corrections: row.corrections,
});
