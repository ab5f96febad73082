-- Where a customer takes deliveries beside its main address, and its telephone (docs/rules/customers.md 15); ways of delivery that a customer
-- fetches the order by go to no address.

alter table customer add column phone text not null default '';
alter table customer add column other_addresses jsonb not null default '[]';
alter table delivery_method add column is_pickup boolean not null default false;
