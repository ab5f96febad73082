import type { LastChange } from '#core/audit/last-change.ts';
import { asId } from '#core/shared/ids.ts';
import type { StaffMember, StaffRole } from '#core/staff/staff-member.ts';
import { isoInstant } from '../live/live.ts';

export interface StaffRow {
  readonly id: number;
  readonly user_name: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string;
  readonly phone: string;
  readonly active: boolean;
  readonly last_login: string | null;
  readonly invited_until: string | null;
  readonly has_second_factor: boolean;
  readonly seller_id: number | null;
  readonly customers: number;
  readonly version: number;
  readonly changed: LastChange | null;
}

/** A seller's name, telephone and e-mail are those that customers see; the others' stand in their login. */
export const staffSql = `
  select u.id, u.user_name, coalesce(s.name, u.name) as name, u.role, coalesce(s.email, u.email) as email,
         coalesce(s.phone, u.phone) as phone, not u.disabled as active, u.last_login, u.seller_id, u.version,
         (select expires_at from login_link l
           where l.user_id = u.id and l.kind = 'invitation' and l.expires_at > now()) as invited_until,
         exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
         (select count(*) from customer c where c.seller_id = u.seller_id) as customers,
         (select json_build_object('by', a.user_name, 'at', ${isoInstant('a.at')}) from audit_entry a
           where a.action in ('staff-created', 'staff-changed', 'staff-activated', 'staff-deactivated')
             and a.facts->>'login' = u.user_name order by a.id desc limit 1) as changed
    from app_user u left join seller s on s.id = u.seller_id
   where u.customer_id is null`;

/**
 * Locks all administrators, one of whom might be the last, and the changed members of staff, in the order of their ids.
 */
export const lockSql = `
  select id from app_user where role = 'Admin' or id = any($1::int[]) order by id for update`;

/** Locks these sellers, so that nobody gives them another customer before the transaction ends. */
export const lockSellerSql = `
  select id from seller where id in (select seller_id from app_user where id = any($1::int[])) order by id for update`;

export const otherAdminsSql = `
  select count(*) as others from app_user where role = 'Admin' and not disabled and id <> $1`;

/** The seller whom a new login is for: one of that name whom nobody signs in as, or else a new one. */
export const sellerOfSql = `
  with known as (
         select id from seller s
          where lower(btrim(s.name)) = lower($1) and not exists (select from app_user where seller_id = s.id)
          order by id limit 1),
       updated as (
         update seller set phone = coalesce(nullif($2, ''), phone), email = coalesce(nullif($3, ''), email), inactive = false
          where id = (select id from known) returning id),
       made as (
         insert into seller (name, phone, email) select $1, $2, $3 where not exists (select from known) returning id)
  select id from updated union all select id from made`;

export const insertSql = `
  insert into app_user (user_name, name, role, seller_id, email, phone, password_hash)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_name) do nothing returning id`;

export const changeSql = `
  update app_user set name = $2, role = $3, email = $4, phone = $5, version = version + 1 where id = $1`;

export const changeSellerSql = `
  update seller set name = $2, email = $3, phone = $4 where id = (select seller_id from app_user where id = $1)`;

export const activeSql = 'update app_user set disabled = not $2::boolean, version = version + 1 where id = $1';

export const sellerActiveSql = `
  update seller set inactive = not $2::boolean where id = (select seller_id from app_user where id = $1)`;

export const handOverSql = 'update customer set seller_id = $2 where seller_id = $1 returning id';

export const staffMember = (row: StaffRow): StaffMember => ({
  id: asId(String(row.id)),
  userName: row.user_name,
  name: row.name,
  role: row.role,
  email: row.email,
  phone: row.phone,
  isActive: row.active,
  lastLogin: row.last_login,
  invitedUntil: row.invited_until,
  hasSecondFactor: row.has_second_factor,
  sellerId: row.seller_id === null ? null : asId(String(row.seller_id)),
  customers: row.customers,
  version: row.version,
  changed: row.changed,
});
