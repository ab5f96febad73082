-- Names of the catalogue are compared as customers' are: 'Nro º' as 'Nro o', '2ª' as '2a', 'm²' as 'm2', as core/shared/folded.ts
-- folds what is typed. Of two that would be one now, the one that has the key keeps it, or the first gets it; the other
-- keeps its own, and is found by its name all the same (adapters/postgres/catalogue-names/names-page.ts).

-- The key of before has letters and figures alone. Of names in other letters it is folded, since folded_words knows plain ones.
create function folded_name(name text, name_key text) returns text language sql immutable strict as $$
  select case when plain_name(name) !~ '[^\u0001-\u007f\u00a1-\u00bf\u2000-\u206f]' then folded_words(name)
    else trim(regexp_replace(plain_name(name_key), '[\u0001-\u002f\u003a-\u0060\u007b-\u007f\u00a1-\u00bf\u02b0-\u02ff\u2000-\u206f]+', ' ', 'g'))
    end
$$;

update product_brand s set name_key = folded_name(s.name, s.name_key)
 where name ~ '[^\u0001-\u007f]' and name_key <> folded_name(s.name, s.name_key) and folded_name(s.name, s.name_key) <> ''
   and not exists (select from product_brand o where o.id <> s.id and (o.name_key = folded_name(s.name, s.name_key)
     or o.id < s.id and folded_name(o.name, o.name_key) = folded_name(s.name, s.name_key)));

update product_type s set name_key = folded_name(s.name, s.name_key)
 where name ~ '[^\u0001-\u007f]' and name_key <> folded_name(s.name, s.name_key) and folded_name(s.name, s.name_key) <> ''
   and not exists (select from product_type o where o.id <> s.id and o.parent_id is not distinct from s.parent_id and (o.name_key = folded_name(s.name, s.name_key)
     or o.id < s.id and folded_name(o.name, o.name_key) = folded_name(s.name, s.name_key)));

update vehicle_brand s set name_key = folded_name(s.name, s.name_key)
 where name ~ '[^\u0001-\u007f]' and name_key <> folded_name(s.name, s.name_key) and folded_name(s.name, s.name_key) <> ''
   and not exists (select from vehicle_brand o where o.id <> s.id and o.segment_id is not distinct from s.segment_id and (o.name_key = folded_name(s.name, s.name_key)
     or o.id < s.id and folded_name(o.name, o.name_key) = folded_name(s.name, s.name_key)));

update vehicle s set name_key = folded_name(s.name, s.name_key)
 where name ~ '[^\u0001-\u007f]' and name_key <> folded_name(s.name, s.name_key) and folded_name(s.name, s.name_key) <> ''
   and not exists (select from vehicle o where o.id <> s.id and o.vehicle_brand_id = s.vehicle_brand_id and (o.name_key = folded_name(s.name, s.name_key)
     or o.id < s.id and folded_name(o.name, o.name_key) = folded_name(s.name, s.name_key)));

update catalogue_alias s set name_key = folded_name(s.name, s.name_key)
 where name ~ '[^\u0001-\u007f]' and name_key <> folded_name(s.name, s.name_key) and folded_name(s.name, s.name_key) <> ''
   and not exists (select from catalogue_alias o where o.id <> s.id and o.kind = s.kind and o.parent_id = s.parent_id and (o.name_key = folded_name(s.name, s.name_key)
     or o.id < s.id and folded_name(o.name, o.name_key) = folded_name(s.name, s.name_key)));

drop function folded_name(text, text);
