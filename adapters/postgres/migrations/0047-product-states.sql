-- What is seldom true of a product is found without reading the contents of all, and so is what was sold in combos.

create index price_version_discontinued on price_version (product_price_id) where is_discontinued;
create index price_version_not_available on price_version (product_price_id) where is_not_available;
create index list_price_of_nothing on list_price (product_price_id) where price = 0;
create index sales_order_line_of_lots on sales_order_line (order_id) where offer_lot_id is not null;
