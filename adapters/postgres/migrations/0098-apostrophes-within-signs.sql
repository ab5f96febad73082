-- As core/shared/accents.ts: signs that hold an apostrophe ('ŉ', '″') have the one of the keyboard too.

create or replace function plain_name(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(typed_letters(lower(translate(regexp_replace(
    normalize(translate($1, '`´‘’ʼ′', repeat('''', 6)), NFKD),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g'),
    '`ʼ′', repeat('''', 3)))),
    '\s+', ' ', 'g'))
$$;

-- What is worked out from a name is worked out again where the name is written.
update customer set name = name, fantasy_name = fantasy_name where name || fantasy_name ~ '[ŉ″‴⁗｀\u1fef]';
update payment set reference = reference where reference ~ '[ŉ″‴⁗｀\u1fef]';

-- Names that are stored with their keys. Where two would be one now, both keep theirs.
update saved_list s set name_key = plain_name(name) where name ~ '[ŉ″‴⁗｀\u1fef]' and not exists (
  select from saved_list o where o.customer_id = s.customer_id and o.id <> s.id and plain_name(o.name) = plain_name(s.name));
update saved_search s set name_key = plain_name(name) where name ~ '[ŉ″‴⁗｀\u1fef]' and not exists (
  select from saved_search o where o.user_id = s.user_id and o.place = s.place and o.id <> s.id
     and plain_name(o.name) = plain_name(s.name));
update import_mapping s set supplier_key = plain_name(supplier) where supplier ~ '[ŉ″‴⁗｀\u1fef]' and not exists (
  select from import_mapping o where o.kind = s.kind and o.supplier_key <> s.supplier_key
     and plain_name(o.supplier) = plain_name(s.supplier));
