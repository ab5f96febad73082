-- The audit trail is looked at: from which network something came, what is found fast, and that nothing in it is changed or taken away.

alter table audit_entry add column network text;

create index audit_entry_by_user on audit_entry (user_name, id desc);
create index audit_entry_by_action on audit_entry (action, id desc);
create index audit_entry_by_customer on audit_entry ((facts ->> 'customerId'), id desc) where facts ? 'customerId';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is only added to', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
