-- A sheet of new prices of a list stands in the history of imports: which change of prices it is, and of which list.

alter table import_record
  add column price_change_id int,
  add column price_list_id int references price_list on delete set null;
create index import_record_by_price_change on import_record (price_change_id) where price_change_id is not null;
create index import_record_by_generation on import_record (generation) where undone_at is null;
