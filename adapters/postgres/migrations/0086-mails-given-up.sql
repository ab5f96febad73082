-- A mail that goes again goes to who did not get it, at the customer's address of then; one that cannot go out ends (docs/rules/mail.md 9, 10).

alter table outbox_mail add column refused text[] not null default '{}';
alter table outbox_mail add column customer_id bigint;
alter table outbox_mail add column about text check (about in ('orders', 'account', 'cases'));
alter table outbox_mail add column failing_since timestamptz;
alter table outbox_mail add column given_up_at timestamptz;

-- A longer one may be cut off in the middle of an address.
update outbox_mail set refused = string_to_array(substr(last_error, 10), ', ')
 where sent_at is not null and last_error like 'refused: %' and length(last_error) < 500;

drop index outbox_mail_unsent;
create index outbox_mail_unsent on outbox_mail (id desc) where sent_at is null and given_up_at is null;
create index outbox_mail_given_up on outbox_mail (id desc) where sent_at is null and given_up_at is not null;
drop index outbox_mail_waiting;
create index outbox_mail_waiting on outbox_mail (next_attempt_at) where sent_at is null and given_up_at is null;
