-- What was disabled when a price list's files were made; null for those of before, which nobody knows of.

alter table price_list_file add column disabled text;
