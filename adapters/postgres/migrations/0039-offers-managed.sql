-- Offers and promotions are made, changed and withdrawn on a screen. They stand beside the catalogue's generations, so that no import loses them.

alter table offer
  add column is_promotion boolean not null default false,
  -- Days of Buenos Aires, both of them included; null without a limit.
  add column from_day date,
  add column until_day date,
  add column withdrawn_at timestamptz,
  -- Whether it counts today: what everybody who shows or charges it asks.
  add column active boolean not null default true,
  add check (from_day <= until_day);
alter table offer drop constraint offer_product_price_id_min_quantity_key;
create index offer_by_row on offer (product_price_id);

alter table offer_lot
  add column from_day date,
  add column until_day date,
  add column withdrawn_at timestamptz,
  add check (from_day <= until_day);
update offer_lot set withdrawn_at = now() where not active;
create index cart_line_by_lot on cart_line (offer_lot_id) where offer_lot_id is not null;

alter table offer_value_quantity
  add column from_day date,
  add column until_day date,
  add column withdrawn_at timestamptz,
  add column active boolean not null default true,
  add check (from_day <= until_day);

-- A promotion was part of what a generation says of a row, whose newest published content counted.
insert into offer (product_price_id, min_quantity, percentage, is_promotion)
select v.product_price_id, 1, v.promotion_percentage, true
  from price_version v
 where v.promotion_percentage is not null and v.generation = (
   select max(n.generation) from price_version n
    where n.product_price_id = v.product_price_id and n.generation <= (select max(generation) from catalogue_generation));
drop index price_version_promoted;
alter table price_version drop column promotion_percentage;
