-- With the order itself, so that what was asked for of late, and orders of an amount, are found without looking at each order's row.

create index sales_order_by_sale on sales_order (sent_at) include (id, total, customer_id) where state <> 'Cancelled';
drop index sales_order_sold;
create index sales_order_by_amount on sales_order (total) include (id);
drop index sales_order_by_total;
