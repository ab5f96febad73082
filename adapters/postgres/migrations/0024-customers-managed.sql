-- Customers are made and changed on a screen: where they are, what credit they have, and how one is found among ten thousand.

alter table customer add column address text not null default '';
alter table customer add column town text not null default '';
alter table customer add column province text not null default '';
alter table customer add column postcode text not null default '';
alter table customer add column credit_limit numeric(16, 2) check (credit_limit >= 0);

-- As core/customers/customer-search.ts folds what is typed: small letters without accents, the words apart by one space.
create function folded_words(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(lower(translate($1,
    'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿ',
    'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCcYyy')), '[^a-z0-9]+', ' ', 'g'))
$$;

alter table customer add column name_key text collate "C" not null generated always as (folded_words(name)) stored;
alter table customer add column cuit_digits text collate "C" not null
  generated always as (regexp_replace(cuit, '[^0-9]', '', 'g')) stored;
alter table customer add column search_text text collate "C" not null generated always as (
  folded_words(external_code || ' ' || name || ' ' || fantasy_name || ' ' || cuit || ' ' || town || ' ' || email)
  || ' ' || lower(regexp_replace(external_code || ' ' || cuit, '[^A-Za-z0-9 ]', '', 'g'))) stored;

-- Each is one order of the list: all of them, or those of one filter.
create index customer_by_name on customer (name_key, id);
create index customer_by_state on customer (state, name_key, id);
create index customer_by_list on customer (price_list_id, name_key, id);
create index customer_by_zone on customer (zone, name_key, id);
drop index customer_by_seller;
create index customer_by_seller on customer (seller_id, name_key, id);
-- Not unique: what the distributor's own system wrote by SQL may hold one twice. Whoever writes through the program is held to it.
create index customer_by_cuit on customer (cuit_digits) where cuit_digits <> '';
