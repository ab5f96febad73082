import { LRUCache } from 'lru-cache';
import type { Role } from '#core/access/role.ts';
import type { OpenSession, SessionBook } from '#core/session/session-book.port.ts';
import { asId } from '#core/shared/ids.ts';
import type { Database } from './database.ts';
import { rowId } from './row-id.ts';

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
}

/** Told when sessions end, so that every process forgets them. */
export const sessionChannel = 'mostrador_session';

/** A session is asked for at every call: it is remembered for a moment, and forgotten at once when it ends. */
const rememberedMs = 30_000;

export const createSessionBook = async (database: Database): Promise<SessionBook> => {
  const remembered = new LRUCache<string, OpenSession>({ max: 20_000, ttl: rememberedMs });
  await database.listen(sessionChannel, (digest) => (digest === '' ? remembered.clear() : remembered.delete(digest)));

  return {
    async account(userName) {
      const [row] = await database.query<{ user_name: string; password_hash: string; disabled: boolean }>(
        'select user_name, password_hash, disabled from app_user where user_name = $1',
        [userName],
      );
      return row === undefined
        ? null
        : { userName: row.user_name, passwordHash: row.password_hash, isDisabled: row.disabled };
    },

    async open(userName, tokenDigest, expiresAt, actingCustomerId) {
      await database.query(
        `with who as (update app_user set last_login = now() where user_name = $1 returning id),
              old as (delete from session where user_id = (select id from who) and expires_at < now())
         insert into session (token_hash, user_id, expires_at, acting_customer_id)
         select $2, id, $3, $4 from who`,
        [userName, tokenDigest, expiresAt, actingCustomerId === null ? null : rowId(actingCustomerId)],
      );
    },

    async find(tokenDigest) {
      const known = remembered.get(tokenDigest);
      if (known !== undefined) return known;
      const [row] = await database.query<SessionRow>(
        `select u.user_name, u.name, u.role, u.customer_id, u.seller_id, s.acting_customer_id, s.expires_at,
                c.name as company_name, c.zone as company_zone, c.allow_offers as company_offers
           from session s
           join app_user u on u.id = s.user_id and not u.disabled
           left join customer c on c.id = coalesce(s.acting_customer_id, u.customer_id)
          where s.token_hash = $1`,
        [tokenDigest],
      );
      if (row === undefined) return null;
      const session = openSession(row);
      remembered.set(tokenDigest, session);
      return session;
    },

    async end(tokenDigest) {
      remembered.delete(tokenDigest);
      await database.query(
        `with gone as (delete from session where token_hash = $1 returning token_hash)
         select pg_notify('${sessionChannel}', token_hash) from gone`,
        [tokenDigest],
      );
    },
  };
};

const openSession = (row: SessionRow): OpenSession => {
  const isActing = row.acting_customer_id !== null && (row.role === 'Seller' || row.role === 'Admin');
  const companyId = row.acting_customer_id ?? row.customer_id;
  const customerId = companyId === null ? null : asId<'customer'>(String(companyId));
  const role: Role = isActing ? 'CustomerAdmin' : row.role;
  // Staff see every offer; a customer those that were agreed.
  const allowOffers = row.company_offers ?? true;
  return {
    expiresAt: Date.parse(row.expires_at),
    caller: {
      userName: row.user_name,
      role,
      customerId,
      sellerId: row.seller_id === null ? null : asId(String(row.seller_id)),
      allowOffers,
      actedBy: isActing ? { userName: row.user_name, role: row.role === 'Admin' ? 'Admin' : 'Seller' } : null,
    },
    user: {
      userName: row.user_name,
      name: row.name,
      type: role,
      allowOffers,
      zone: row.company_zone ?? '',
      loginUsId: isActing ? customerId : null,
      loginUsName: isActing ? row.company_name : null,
      loginUsType: isActing ? row.role : null,
      customerId,
    },
  };
};
