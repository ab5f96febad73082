-- A way of delivery may go: the orders that went by it keep its name.

alter table sales_order drop constraint sales_order_delivery_method_id_fkey;
alter table sales_order add constraint sales_order_delivery_method_id_fkey
  foreign key (delivery_method_id) references delivery_method on delete set null;
create index sales_order_by_delivery_method on sales_order (delivery_method_id);
