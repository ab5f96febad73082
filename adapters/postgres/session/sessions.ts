import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import { isClosed } from '#core/customers/customer-state.ts';
import { actingRefusal } from '#core/session/impersonation.ts';
import type { OpenSession, SessionRepository } from '#core/session/session.repository.port.ts';
import { asId, type SellerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { createRemembered } from '../database/create-remembered.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import {
  accountSql,
  choosePasswordSql,
  endOthersSql,
  endSql,
  findSql,
  forgetLinksSql,
  leaveActingSql,
  lockSql,
  openActingSql,
  openSql,
  reopenAgainSql,
  reopenStaffSql,
  sessionChannel,
} from './sessions-sql.ts';
import { isLocked } from './sign-in-locks.ts';

interface SessionRow {
  readonly user_name: string;
  readonly name: string;
  readonly role: Role;
  readonly customer_id: number | null;
  readonly seller_id: number | null;
  readonly acting_customer_id: number | null;
  readonly expires_at: string;
  readonly company_name: string | null;
  readonly company_zone: string | null;
  readonly company_offers: boolean | null;
  readonly company_state: string | null;
  readonly company_seller_id: number | null;
  readonly lacks_second_factor: boolean;
}

interface AccountRow {
  readonly user_name: string;
  readonly password_hash: string;
  readonly disabled: boolean;
  readonly company_state: string | null;
}

/** A session is asked for at every call: it is remembered for a moment, and forgotten at once when it ends. */
const rememberedMs = 30_000;

/** `forget` is called where a session is ended by other statements than the repository's own. */
export type RememberingSessionRepository = SessionRepository & { forget(digest: string): void };

export const createSessionRepository = async (database: Database): Promise<RememberingSessionRepository> => {
  const remembered = createRemembered<string, OpenSession>({ max: 20_000, ttl: rememberedMs });
  const forget = (digest: string): void => {
    if (digest === '') remembered.forgetAll();
    else remembered.forget(digest);
  };
  await database.listen(sessionChannel, forget);

  return {
    forget,

    async account(userName) {
      const [row] = await database.query<AccountRow>(accountSql, [userName]);
      return row === undefined
        ? null
        : {
            userName: row.user_name,
            passwordHash: row.password_hash,
            isDisabled: row.disabled,
            companyState: row.company_state,
          };
    },

    async open(userName, tokenDigest, expiresAt, from) {
      const device = from?.userAgent.slice(0, 300) ?? '';
      await database.transaction(async (tx) => {
        const wasLocked = await isLocked(tx, userName);
        await tx.query(openSql, [userName, tokenDigest, expiresAt, device, from?.network ?? null]);
        // The login is not locked any more: screens of staff that show the lock refresh.
        if (wasLocked) await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
        return Ok(undefined);
      });
    },

    async customer(id) {
      const [row] = await database.query<{ state: string; seller_id: number | null }>(
        'select state, seller_id from customer where id = $1',
        [rowId(id)],
      );
      return row === undefined ? null : { id, state: row.state, sellerId: sellerId(row.seller_id) };
    },

    async openActing({ staffDigest, tokenDigest, expiresAt, customerId, network }) {
      const opened = await database.transaction(async (tx) => {
        await tx.query(lockSql, [staffDigest]);
        const left = await digests(tx, leaveActingSql, staffDigest);
        const values = [staffDigest, tokenDigest, expiresAt, rowId(customerId), network ?? null];
        const rows = await tx.query(openActingSql, values);
        return rows.length > 0 ? Ok(left) : Err(null);
      });
      if (!opened.ok) return null;
      for (const digest of opened.val) forget(digest);
      return opened.val;
    },

    async reopenStaff(actingDigest, tokenDigest) {
      const reopened = await database.transaction(async (tx) => {
        await tx.query(lockSql, [actingDigest]);
        return Ok(await tx.query<{ expires_at: string }>(reopenStaffSql, [actingDigest, tokenDigest]));
      });
      forget(actingDigest);
      return reopened.unwrap()[0]?.expires_at ?? null;
    },

    async reopenAgain(actingDigest, tokenDigest) {
      const [row] = await database.query<{ expires_at: string }>(reopenAgainSql, [actingDigest, tokenDigest]);
      return row?.expires_at ?? null;
    },

    find: (tokenDigest) =>
      remembered.of(tokenDigest, async () => {
        const [row] = await database.query<SessionRow>(findSql, [tokenDigest]);
        return row === undefined ? null : openSession(row);
      }),

    async choosePassword(tokenDigest, hash, author) {
      const gone = await database.transaction(async (tx) => {
        const wasLocked = await isLocked(tx, author.userName);
        const [user] = await tx.query<{ id: number }>(choosePasswordSql, [tokenDigest, hash]);
        if (user === undefined) return Ok([]);
        await tx.query(forgetLinksSql, [user.id]);
        await recordAudit(tx, author, 'password-changed', { login: author.userName });
        if (wasLocked) await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
        const rows = await tx.query<{ token_hash: string }>(endOthersSql, [tokenDigest, user.id]);
        return Ok(rows.map((row) => row.token_hash));
      });
      for (const digest of gone.unwrap()) forget(digest);
      return gone.unwrap();
    },

    async end(tokenDigest) {
      const gone = await database.transaction(async (tx) => {
        await tx.query(lockSql, [tokenDigest]);
        return Ok(await digests(tx, endSql, tokenDigest));
      });
      for (const digest of gone.unwrap()) forget(digest);
      return gone.unwrap();
    },
  };
};

/** The digests of the sessions that the statement ended. */
const digests = async (tx: Queries, sql: string, digest: string): Promise<readonly string[]> =>
  (await tx.query<{ token_hash: string }>(sql, [digest])).map((row) => row.token_hash);

const sellerId = (id: number | null): SellerId | null => (id === null ? null : asId<'seller'>(String(id)));

/** Null for a session that may no longer act as its customer, and for one of a company that was closed. */
const openSession = (row: SessionRow): OpenSession | null => {
  if (row.company_state !== null && isClosed(row.company_state)) return null;
  const acting = row.acting_customer_id === null ? null : asId<'customer'>(String(row.acting_customer_id));
  const staff = { role: row.role, sellerId: sellerId(row.seller_id), actedBy: null };
  if (acting !== null) {
    const customer = { id: acting, state: row.company_state ?? '', sellerId: sellerId(row.company_seller_id) };
    if (actingRefusal(staff, customer) !== null) return null;
  }
  const customerId = acting ?? (row.customer_id === null ? null : asId<'customer'>(String(row.customer_id)));
  const role: Role = acting === null ? row.role : 'CustomerAdmin';
  // Staff see every offer; a customer those that were agreed.
  const allowOffers = row.company_offers ?? true;
  const caller: Caller = {
    userName: row.user_name,
    role,
    customerId,
    sellerId: staff.sellerId,
    allowOffers,
    actedBy: acting === null ? null : { userName: row.user_name, role: row.role === 'Admin' ? 'Admin' : 'Seller' },
    lacksSecondFactor: row.lacks_second_factor,
  };
  return {
    expiresAt: Date.parse(row.expires_at),
    caller,
    user: {
      userName: row.user_name,
      name: row.name,
      type: role,
      allowOffers,
      zone: row.company_zone ?? '',
      loginUsId: acting,
      loginUsName: acting === null ? null : row.company_name,
      loginUsType: caller.actedBy?.role ?? null,
      customerId,
      lacksSecondFactor: row.lacks_second_factor,
    },
  };
};
