-- A saved list that is asked for twice under one key is one, and tells again how many lines it left out. A quote tells by the
-- terms that it was made with whether a price has a margin.

alter table saved_list add column request_key text check (request_key <> '');
alter table saved_list add column request_hash text;
alter table saved_list add column left_out int not null default 0 check (left_out >= 0);
alter table saved_list add unique (customer_id, request_key);
-- Whether no margin made the selling price on the day on which it was reckoned; of earlier quotes nobody knows.
alter table quote_line add column at_cost boolean not null default false;
-- Client and note as they are searched: without accents, case and signs.
alter table quote add column search_text text not null default '';
update quote set search_text = btrim(regexp_replace(
  translate(lower(client_name || ' ' || client_phone || ' ' || note), 'áéíóúüñ', 'aeiouun'), '[^[:alnum:]]+', ' ', 'g'));
