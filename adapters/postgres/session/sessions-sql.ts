import { notifySql } from '../database/notify.ts';
/** Notified with the digests of sessions that ended, so that every process forgets them. */
export const sessionChannel = 'mostrador_session';

/**
 * Writes down that acting as a customer ended, for each session of `from` that did, from the network that it began
 * from; one that expired ended when it expired.
 */
const recordEnds = (from: string, reason: 'returned' | 'signed-out' | 'replaced'): string => `
  insert into audit_entry (at, user_name, network, action, facts)
  select least(now(), g.expires_at), u.user_name, g.network, 'impersonation-ended',
         jsonb_build_object('customerId', c.id::text, 'customer', c.name,
           'reason', case when g.expires_at < now() then 'expired' else '${reason}' end)
    from ${from} g join app_user u on u.id = g.user_id join customer c on c.id = g.acting_customer_id`;

const actingColumns = 'token_hash, user_id, acting_customer_id, expires_at, staff_token_hash, network';

/** A person by their name, with the state of their company. */
export const accountSql = `
  select u.user_name, u.password_hash, u.disabled, c.state as company_state
    from app_user u left join customer c on c.id = u.customer_id where u.user_name = $1`;

/** A sign-in: stamped on the user, whose expired sessions go. */
export const openSql = `
  with who as (update app_user set last_login = now() where user_name = $1 returning id),
       old as (delete from session where user_id = (select id from who) and expires_at < now() returning ${actingColumns}),
       recorded as (${recordEnds('old', 'replaced')})
  insert into session (token_hash, user_id, expires_at, sign_in, device, network) select $2, id, $3, $2, $4, $5 from who`;

/**
 * Locks all sessions of a sign-in, so that changes of them go one after the other: the next statement sees what the one
 * before did.
 */
export const lockSql = `
  select token_hash from session where sign_in = (select sign_in from session where token_hash = $1)
   order by token_hash for update`;

/**
 * A sign-in acts as one customer at a time: ends the session by which it acted as another, and expired ones of the
 * user.
 */
export const leaveActingSql = `
  with staff as (select sign_in, user_id from session where token_hash = $1 and acting_customer_id is null),
       old as (
         delete from session s using staff
          where s.acting_customer_id is not null
            and (s.sign_in = staff.sign_in or (s.user_id = staff.user_id and s.expires_at < now()))
         returning s.token_hash, s.user_id, s.acting_customer_id, s.expires_at, s.staff_token_hash, s.network),
       recorded as (${recordEnds('old', 'replaced')})
  select token_hash, ${notifySql(sessionChannel, 'token_hash')} from old`;

export const openActingSql = `
  with opened as (
         insert into session (token_hash, user_id, expires_at, acting_customer_id, staff_token_hash, sign_in, network)
         select $2, user_id, $3, $4, token_hash, sign_in, $5 from session where token_hash = $1 and acting_customer_id is null
         returning user_id, acting_customer_id, expires_at),
       begun as (
         insert into audit_entry (user_name, network, action, facts)
         select u.user_name, $5, 'impersonation-started',
                jsonb_build_object('customerId', c.id::text, 'customer', c.name, 'until', o.expires_at)
           from opened o join app_user u on u.id = o.user_id join customer c on c.id = o.acting_customer_id)
  select user_id from opened`;

export const reopenStaffSql = `
  with acting as (
         delete from session where token_hash = $1 and acting_customer_id is not null returning ${actingColumns}),
       staff as (
         update session set expires_at = least(expires_at, now() + interval '1 minute')
          where token_hash = (select staff_token_hash from acting)
         returning token_hash),
       opened as (
         insert into session (token_hash, user_id, expires_at, sign_in, returned_from, device, network)
         select $2, s.user_id, s.expires_at, s.sign_in, a.token_hash, s.device, s.network
           from session s join acting a on s.token_hash = a.staff_token_hash
         returning expires_at),
       recorded as (${recordEnds('acting', 'returned')})
  select opened.expires_at, ${notifySql(sessionChannel, 'acting.token_hash')},
         (select ${notifySql(sessionChannel, 'token_hash')} from staff)
    from acting, opened`;

/**
 * The answer to the return may have been lost: within its minute it is given again, as another session of the same
 * sign-in.
 */
export const reopenAgainSql = `
  insert into session (token_hash, user_id, expires_at, sign_in, device, network)
  select $2, user_id, expires_at, sign_in, device, network from session
   where returned_from = $1 and created_at > now() - interval '1 minute'
  returning expires_at`;

/** Ends all sessions of the sign-in. */
export const endSql = `
  with gone as (
         delete from session where sign_in = (select sign_in from session where token_hash = $1) returning ${actingColumns}),
       recorded as (${recordEnds('gone', 'signed-out')})
  select token_hash, ${notifySql(sessionChannel, 'token_hash')} from gone`;

/** A password that its user chose: no copy of it is kept that anybody could see. */
export const choosePasswordSql = `
  update app_user set password_hash = $2, password_sealed = null
   where id = (select user_id from session where token_hash = $1)
  returning id`;

/** Mails that were not sent and that nobody is sending now. */
export const unsentSql = 'sent_at is null and (taken_until is null or taken_until <= now())';

/** Deletes links that lead nowhere any more, with the unsent mails that hold them. */
const forgetting = (which: string): string => `
  with gone as (delete from login_link where ${which} returning mail_id)
  delete from outbox_mail where id in (select mail_id from gone) and ${unsentSql}`;

/** Deletes links that were mailed to a user before, to set another password. */
export const forgetLinksSql = forgetting('user_id = $1');

/** Deletes such links of a customer's logins. */
export const forgetLinksOfCustomerSql = forgetting('user_id in (select id from app_user where customer_id = $1)');

/** Every session of the user but those of the sign-in that asks. */
export const endOthersSql = `
  with gone as (
         delete from session
          where user_id = $2 and sign_in is distinct from (select sign_in from session where token_hash = $1)
         returning ${actingColumns}),
       recorded as (${recordEnds('gone', 'signed-out')})
  select token_hash, ${notifySql(sessionChannel, 'token_hash')} from gone`;

/** Every session of one user, and those as a customer that hang from them. */
export const endAllSql = `
  with gone as (delete from session where user_id = $1 returning ${actingColumns}),
       recorded as (${recordEnds('gone', 'signed-out')})
  select token_hash, ${notifySql(sessionChannel, 'token_hash')} from gone`;

/** Ends one of the user's sign-ins, by the digest that names it in $2; with null all but that of the session $1. */
export const endSignInsSql = (users: string): string => `
  with gone as (
         delete from session
          where user_id in ${users}
            and case when $2::text is null
                     then sign_in is distinct from (select sign_in from session where token_hash = $1)
                     else left(encode(sha256(sign_in::bytea), 'hex'), 16) = $2 end
         returning ${actingColumns}),
       recorded as (${recordEnds('gone', 'signed-out')})
  select g.token_hash, u.user_name, ${notifySql(sessionChannel, 'g.token_hash')}
    from gone g join app_user u on u.id = g.user_id`;

/**
 * A session as a customer holds no longer than the one that it hangs from. That it is used is noted every few minutes.
 */
export const findSql = `
  with used as (
         update session set last_used_at = now() where token_hash = $1 and last_used_at < now() - interval '5 minutes')
  select u.user_name, u.name, u.role, u.customer_id, u.seller_id, s.acting_customer_id,
         least(s.expires_at, staff.expires_at) as expires_at, c.name as company_name, c.zone as company_zone, c.allow_offers as company_offers, c.state as company_state,
         c.seller_id as company_seller_id,
         u.customer_id is null and s.acting_customer_id is null and not exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
           and exists (select from setting where key = 'second-factor' and value->>'isCompulsoryForStaff' = 'true') as lacks_second_factor
    from session s
    join app_user u on u.id = s.user_id and not u.disabled
    left join session staff on staff.token_hash = s.staff_token_hash
    left join customer c on c.id = coalesce(s.acting_customer_id, u.customer_id)
   where s.token_hash = $1`;
