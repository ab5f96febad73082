-- The cents of a price are a number that a program counts with exactly (core/pricing/changed-price.ts). What is stored by now is not looked at: an
-- import never took more than a thousandth of it.

alter table list_price add constraint list_price_is_exact check (price <= 9999999999999.99) not valid;
