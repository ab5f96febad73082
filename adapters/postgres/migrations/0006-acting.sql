-- Acting as a customer, and the alert that customers see once.

-- A session of staff as a customer hangs from the staff's own, and goes with it.
alter table session add column staff_token_hash text references session on delete cascade;
alter table session add check ((staff_token_hash is null) = (acting_customer_id is null));
create index session_by_staff on session (staff_token_hash) where staff_token_hash is not null;

create index audit_entry_by_date on audit_entry (at desc);

-- Which alert each user has put away, by its digest: another alert is one that nobody has seen.
create table alert_seen (
  user_id int primary key references app_user on delete cascade,
  digest text not null
);
