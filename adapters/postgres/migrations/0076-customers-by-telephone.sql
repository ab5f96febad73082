-- Customers are found by their telephone, their main address and their other ones too (docs/rules/customers.md 10).

alter table customer drop column search_text;
alter table customer add column search_text text collate "C" not null generated always as (
  folded_words(external_code || ' ' || name || ' ' || fantasy_name || ' ' || cuit || ' ' || town || ' ' || email || ' '
    || jsonb_path_query_array(other_emails, '$[*].address')::text || ' ' || phone || ' ' || address || ' '
    || jsonb_path_query_array(other_addresses, '$[*].*')::text)
  || ' ' || lower(regexp_replace(external_code || ' ' || cuit, '[^A-Za-z0-9 ]', '', 'g'))
  || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored;
