-- Lists of customers, catalogue names and mails find what is typed whatever its accents: 0024 knew of seven letters with
-- theirs. And everywhere ø, ł, ß, œ and æ are found by plain letters, an apostrophe by any other.

-- As core/shared/accents.ts writes small letters that are no letter with an accent.
create function typed_letters(text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(translate($1, 'øł', 'ol'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
$$;

alter table customer drop column names_key;
alter table customer drop column name_key;
alter table customer drop column search_text;
alter table outbox_mail drop column search_text;

-- As core/shared/name-key.ts compares names: small plain letters, one apostrophe, one space between words.
create or replace function plain_name(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(typed_letters(lower(regexp_replace(
    normalize(translate($1, '`´‘’ʼ′', repeat('''', 6)), NFKD),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g'))),
    '\s+', ' ', 'g'))
$$;

-- As core/customers/search-words.ts parts what is typed.
create or replace function folded_words(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(plain_name($1), '[^a-z0-9]+', ' ', 'g'))
$$;

alter table customer
  add column names_key text not null generated always as (plain_name(name || ' ' || fantasy_name)) stored,
  add column name_key text collate "C" not null generated always as (folded_words(name)) stored,
  add column search_text text collate "C" not null generated always as (
    folded_words(external_code || ' ' || name || ' ' || fantasy_name || ' ' || cuit || ' ' || town || ' ' || email || ' '
      || jsonb_path_query_array(other_emails, '$[*].address')::text || ' ' || phone || ' ' || address || ' '
      || jsonb_path_query_array(other_addresses, '$[*].*')::text)
    || ' ' || lower(regexp_replace(external_code || ' ' || cuit, '[^A-Za-z0-9 ]', '', 'g'))
    || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored;
create index customer_by_name on customer (name_key, id);
create index customer_by_state on customer (state, name_key, id);
create index customer_by_list on customer (price_list_id, name_key, id);
create index customer_by_zone on customer (zone, name_key, id);
create index customer_by_seller on customer (seller_id, name_key, id);

alter table outbox_mail add column search_text text collate "C" not null
  generated always as (mail_search_text(recipients, subject)) stored;
create index outbox_mail_by_text on outbox_mail (id desc) include (search_text);

-- A payment's reference, as names are looked for.
alter table payment add column reference_key text not null generated always as (plain_name(reference)) stored;

-- Names that are stored with their keys. Where two would be one now, both keep theirs.
update quote set search_text = typed_letters(search_text) where search_text ~ '[øłßœæ]';
update product_brand s set name_key = typed_letters(name_key) where name_key ~ '[øłßœæ]' and not exists (
  select from product_brand o where o.id <> s.id and typed_letters(o.name_key) = typed_letters(s.name_key));
update product_type s set name_key = typed_letters(name_key) where name_key ~ '[øłßœæ]' and not exists (
  select from product_type o where o.id <> s.id and o.parent_id is not distinct from s.parent_id
     and typed_letters(o.name_key) = typed_letters(s.name_key));
update vehicle_brand s set name_key = typed_letters(name_key) where name_key ~ '[øłßœæ]' and not exists (
  select from vehicle_brand o where o.id <> s.id and o.segment_id is not distinct from s.segment_id
     and typed_letters(o.name_key) = typed_letters(s.name_key));
update vehicle s set name_key = typed_letters(name_key) where name_key ~ '[øłßœæ]' and not exists (
  select from vehicle o where o.id <> s.id and o.vehicle_brand_id = s.vehicle_brand_id
     and typed_letters(o.name_key) = typed_letters(s.name_key));
update catalogue_alias s set name_key = typed_letters(name_key) where name_key ~ '[øłßœæ]' and not exists (
  select from catalogue_alias o where o.kind = s.kind and o.parent_id = s.parent_id and o.name_key <> s.name_key
     and typed_letters(o.name_key) = typed_letters(s.name_key));
update saved_list s set name_key = plain_name(name) where name ~* '[øłßœæ`´‘’ʼ′]' and not exists (
  select from saved_list o where o.customer_id = s.customer_id and o.id <> s.id and plain_name(o.name) = plain_name(s.name));
update saved_search s set name_key = plain_name(name) where name ~* '[øłßœæ`´‘’ʼ′]' and not exists (
  select from saved_search o where o.user_id = s.user_id and o.place = s.place and o.id <> s.id
     and plain_name(o.name) = plain_name(s.name));
update import_mapping s set supplier_key = plain_name(supplier) where supplier ~* '[øłßœæ`´‘’ʼ′]' and not exists (
  select from import_mapping o where o.kind = s.kind and o.supplier_key <> s.supplier_key
     and plain_name(o.supplier) = plain_name(s.supplier));
