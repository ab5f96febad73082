-- The desk of orders: who changes an order says which version they saw, and its filters and searches have their indexes.

alter table sales_order add column version int not null default 1;

-- A product's code as codes are compared (core/shared/product-code.ts).
alter table sales_order_line add column code_key text collate "C" not null default '';
update sales_order_line set code_key = upper(regexp_replace(code, '[^[:alnum:]]', '', 'g'));
create index sales_order_line_by_code on sales_order_line (code_key, order_id);

-- What the filters ask is in the index: a page is found without reading orders that are not on it.
drop index sales_order_by_date;
create index sales_order_by_date on sales_order (sent_at desc, id desc) include (customer_id, delivery_method_id, total);
create index sales_order_by_state on sales_order (state, sent_at desc, id desc) include (customer_id, delivery_method_id, total);
create index sales_order_by_number on sales_order (number);
create index sales_order_by_total on sales_order (total);

-- Both names without case and accents, as core/shared/name-key.ts compares them.
alter table customer add column names_key text not null generated always as (
  lower(translate(name || ' ' || fantasy_name, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'))) stored;
