-- The sessions that come of one sign-in know it: they end together, and one of them at most acts as a customer. Whoever returned keeps the
-- name of the session that they returned from for a while, so that a lost answer can be asked for again.

alter table session add column sign_in text;
update session set sign_in = coalesce(staff_token_hash, token_hash);
alter table session alter column sign_in set not null;
create index session_by_sign_in on session (sign_in);

delete from session s using session later
 where s.acting_customer_id is not null and later.acting_customer_id is not null and s.sign_in = later.sign_in
   and (s.created_at, s.token_hash) < (later.created_at, later.token_hash);
create unique index session_acting on session (sign_in) where acting_customer_id is not null;

alter table session add column returned_from text unique;
