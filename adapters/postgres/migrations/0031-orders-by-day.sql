-- What was sold day by day is read from an index alone.

create index sales_order_sold on sales_order (sent_at) include (total, customer_id) where state <> 'Cancelled';
