-- Whoever changes a customer's state, a program or the distributor's own system by SQL: their terms are another version, so an order on
-- its way is drawn up again; every process forgets remembered sessions; and a closed company's sessions end at once (docs/rules/customers.md 3).

create function customer_state_version() returns trigger language plpgsql as $$
begin
  new.terms_version := old.terms_version + 1;
  return new;
end $$;

create function customer_state_told() returns trigger language plpgsql as $$
begin
  if new.state = 'Inactive' then
    delete from session
     where acting_customer_id = new.id or user_id in (select id from app_user where customer_id = new.id);
  end if;
  perform pg_notify('mostrador_session', '');
  perform pg_notify('mostrador_live', json_build_object('name', 'TermsChanged',
    'audience', json_build_object('customerId', new.id::text),
    'facts', json_build_object('customerId', new.id::text, 'by', ''))::text);
  return null;
end $$;

create trigger customer_state_version before update of state on customer
  for each row when (old.state is distinct from new.state) execute function customer_state_version();
create trigger customer_state_told after update of state on customer
  for each row when (old.state is distinct from new.state) execute function customer_state_told();
