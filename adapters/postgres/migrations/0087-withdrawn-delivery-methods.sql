-- A delivery method that is deleted stays with the orders that went by it, and can be asked for (docs/rules/orders.md 7).

alter table delivery_method add column withdrawn_at timestamptz;

-- Orders whose method went before have its name alone: theirs is the one of that name, or else one that is withdrawn.
insert into delivery_method (name, withdrawn_at)
  select distinct o.delivery_method_name, now() from sales_order o
   where o.delivery_method_id is null and o.delivery_method_name <> ''
     and not exists (select from delivery_method m where m.name = o.delivery_method_name);
update sales_order o set delivery_method_id = (select min(m.id) from delivery_method m where m.name = o.delivery_method_name)
 where o.delivery_method_id is null;
