import { caseMessageMail } from '#adapters/texts/case-message-mail.es.ts';
import type { Author } from '#core/audit/author.ts';
import type {
  CaseMessageRepository,
  CaseScope,
  MessageRefusal,
  MessageToStore,
} from '#core/cases/messages/case-message.repository.port.ts';
import {
  type CaseKindName,
  type CaseMessage,
  type MessageSide,
  maxMessagesAnHour,
  tooManyMessages,
  type UnreadCase,
  type WhichCase,
} from '#core/cases/messages/case-message.ts';
import { formatNumber } from '#core/orders/number.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant, tell } from '../live/live.ts';
import { addMails, isMailed, type MailingGroup, mailingOf, mailsOf } from '../mail/mailing.ts';

const mailGroups: Readonly<Record<CaseKindName, MailingGroup>> = { claim: 'mail.demands', warranty: 'mail.waranties' };

interface HeldCase {
  readonly id: number;
  readonly customer_id: number;
  readonly unread_by_company: number;
  readonly unread_by_staff: number;
}

interface MessageRow extends Omit<CaseMessage, 'id' | 'author' | 'actedBy'> {
  readonly id: number;
  readonly by: string;
  readonly acted_by: string | null;
}

/** $1 and $2: the customer and the seller whose cases are looked at, null for any. */
const inScope = `($1::int is null or k.customer_id = $1)
     and ($2::int is null or k.customer_id in (select id from customer where seller_id = $2))`;
const scopeValues = (scope: CaseScope): readonly (number | null)[] => {
  if (scope === 'everybody') return [null, null];
  return 'ofCustomer' in scope ? [rowId(scope.ofCustomer), null] : [null, rowId(scope.ofSeller)];
};

const findCase = async (
  queries: Queries,
  scope: CaseScope,
  { kind, year, number }: WhichCase,
  lock: '' | 'for update',
): Promise<HeldCase | undefined> => {
  const [held] = await queries.query<HeldCase>(
    `select id, customer_id, unread_by_company, unread_by_staff from ${kind} k
      where ${inScope} and k.year = $3 and k.number = $4 ${lock}`,
    [...scopeValues(scope), year, number],
  );
  return held;
};

/** A side has unread messages where the other side wrote since it last opened them. */
const unreadColumn = (reader: MessageSide): 'unread_by_company' | 'unread_by_staff' => `unread_by_${reader}`;
const otherSide = (side: MessageSide): MessageSide => (side === 'company' ? 'staff' : 'company');

const unreadSql = (kind: CaseKindName, reader: MessageSide): string => `
  (select '${kind}' as kind, k.year, k.number, k.${unreadColumn(reader)} as count,
          (select max(m.id) from case_message m where m.${kind}_id = k.id) as last
     from ${kind} k where ${inScope} and k.${unreadColumn(reader)} > 0)`;

/**
 * When the company wrote the message that is the most of an hour back, if it was within the last hour. A lock makes
 * other messages of the company wait.
 */
const earlierMessage = async (tx: Queries, customerId: number, at: string): Promise<string | null> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`case messages ${customerId}`]);
  const [found] = await tx.query<{ readonly at: string }>(
    `select ${isoInstant('m.at')} as at from case_message m
       left join claim c on c.id = m.claim_id left join warranty w on w.id = m.warranty_id
      where m.side = 'company' and m.at > $2::timestamptz - interval '1 hour'
        and coalesce(c.customer_id, w.customer_id) = $1
      order by m.at desc offset $3 limit 1`,
    [customerId, at, maxMessagesAnHour - 1],
  );
  return found?.at ?? null;
};

/** Messages on claims and warranties. */
export const createCaseMessageRepository = (database: Database): CaseMessageRepository => ({
  async show(scope, which, limit, reader) {
    const held = await findCase(database, scope, which, '');
    if (held === undefined) return null;
    const rows = await database.query<MessageRow>(
      `select id, side, by, acted_by, ${isoInstant('at')} as at, text, pictures from case_message
        where ${which.kind}_id = $1 order by id desc limit $2`,
      [held.id, limit + 1],
    );
    const hasEarlier = rows.length > limit;
    const messages = rows.slice(0, limit).toReversed().map(messageOf);
    return { messages, hasEarlier, unread: held[unreadColumn(reader)] };
  },

  add: (scope, which, message, author, inStep) =>
    database.transaction<void, MessageRefusal>(async (tx) => {
      const held = await findCase(tx, scope, which, 'for update');
      if (held === undefined) return Err({ code: 'case-not-found' });
      const { kind } = which;
      const known = await knownRequest(tx, message.idempotencyKey, {
        ...{ table: 'case_message', columns: 'id', of: { [`${kind}_id`]: held.id, by: author.userName } },
        made: () => undefined,
      });
      const before = madeBefore(known, message.payloadHash);
      if (before !== null) return before;
      const { side, at, text, pictures, idempotencyKey, payloadHash } = message;
      const tooMany = side === 'company' ? tooManyMessages(await earlierMessage(tx, held.customer_id, at), at) : null;
      if (tooMany !== null) return Err(tooMany);
      await tx.query(
        `insert into case_message (${kind}_id, side, by, acted_by, at, text, pictures, request_key, request_hash)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [held.id, side, author.userName, author.actedBy, at, text, pictures, idempotencyKey, payloadHash],
      );
      const column = unreadColumn(otherSide(side));
      await tx.query(`update ${kind} set ${column} = ${column} + 1 where id = $1`, [held.id]);
      await follow(tx, which, held, message, author);
      await inStep();
      return Ok(undefined);
    }),

  markOpened: async (scope, which, reader, upTo) => {
    const marked = await database.transaction<boolean, never>(async (tx) => {
      const held = await findCase(tx, scope, which, 'for update');
      if (held === undefined) return Ok(false);
      const column = unreadColumn(reader);
      if (held[column] === 0 || !/^\d{1,18}$/.test(upTo)) return Ok(true);
      const { kind } = which;
      const [left] = await tx.query<{ readonly count: number }>(
        `update ${kind} set ${column} = least(${column}, (select count(*)::int from case_message m
            where m.${kind}_id = ${kind}.id and m.side = $2 and m.id > $3::bigint))
          where id = $1 returning ${column} as count`,
        [held.id, otherSide(reader), upTo],
      );
      if (left?.count !== held[column]) await tellMessages(tx, which, held, null);
      return Ok(true);
    });
    return marked.ok && marked.val;
  },

  async unread(scope, reader, limit) {
    return database.query<UnreadCase>(
      `select kind, year, number, count from (${unreadSql('claim', reader)} union all ${unreadSql('warranty', reader)}) u
        order by last desc limit $3`,
      [...scopeValues(scope), limit],
    );
  },

  async hasPicture(scope, which, name) {
    const held = await findCase(database, scope, which, '');
    if (held === undefined) return false;
    const found = await database.query(
      `select from case_message where ${which.kind}_id = $1 and $2::text = any(pictures) limit 1`,
      [held.id, name],
    );
    return found.length > 0;
  },
});

const messageOf = ({ id, by, acted_by: actedBy, ...row }: MessageRow): CaseMessage => ({
  ...row,
  id: String(id),
  author: by,
  actedBy,
});

const tellMessages = (tx: Queries, which: WhichCase, held: HeldCase, from: MessageSide | null): Promise<void> => {
  const customerId = asId<'customer'>(String(held.customer_id));
  const facts = { customerId, kind: which.kind, number: formatNumber(which), from };
  return tell(tx, { name: 'CaseMessagesChanged', audience: { customerId }, facts });
};

/** Writes the audit entry, the live event and the mail of a message, in its transaction. */
const follow = async (
  tx: Queries,
  which: WhichCase,
  held: HeldCase,
  { side, text, pictures }: MessageToStore,
  author: Author,
): Promise<void> => {
  const { kind } = which;
  const customerId = asId<'customer'>(String(held.customer_id));
  const number = formatNumber(which);
  await recordAudit(tx, author, `${kind}-message-written`, {
    ...{ customerId, [`${kind}Id`]: String(held.id), number, side, text, pictures: pictures.length },
  });
  await tellMessages(tx, which, held, side);
  const mailing = await mailingOf(tx, customerId, mailGroups[kind]);
  const mail = caseMessageMail({
    ...{ kind, number, text, customer: mailing.customerName, templates: mailing.templates },
    pictures: pictures.length,
  });
  const to = otherSide(side);
  if (to === 'staff' || isMailed(mailing, 'CaseMessage')) await addMails(tx, mailsOf(mailing, mail, [to]));
};
