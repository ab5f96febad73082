-- A customer is found by a name with ë, ç, ã or ô too: 0022 knew of seven letters, what is typed loses the accents of all.

-- As core/shared/name-key.ts compares names: small letters without accents, one space between words.
create function plain_name(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(lower(regexp_replace(normalize($1, NFKD),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))
$$;

alter table customer drop column names_key;
alter table customer add column names_key text not null generated always as (plain_name(name || ' ' || fantasy_name)) stored;
