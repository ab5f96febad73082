-- With the order itself, so that what was asked for of late is found without looking at each order's row.

create index sales_order_by_sale on sales_order (sent_at) include (id, total, customer_id) where state <> 'Cancelled';
drop index sales_order_sold;
