-- E-mails of a customer beside its main one, each with what it gets (docs/rules/customers.md 14); customers are found by them too (10).

alter table customer add column other_emails jsonb not null default '[]';

alter table customer drop column search_text;
alter table customer add column search_text text collate "C" not null generated always as (
  folded_words(external_code || ' ' || name || ' ' || fantasy_name || ' ' || cuit || ' ' || town || ' ' || email || ' '
    || jsonb_path_query_array(other_emails, '$[*].address')::text)
  || ' ' || lower(regexp_replace(external_code || ' ' || cuit, '[^A-Za-z0-9 ]', '', 'g'))) stored;
