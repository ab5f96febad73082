-- What all orders of late asked for is read from the index alone, order by order.

create index sales_order_line_asked on sales_order_line (order_id) include (product_price_id, quantity) where product_price_id is not null;
