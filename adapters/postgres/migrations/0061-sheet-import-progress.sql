-- How far an import of a sheet is while it writes: rows that are done of all, told some times a minute. One that tells nothing more is over.

alter table import_record
  add column rows_done int,
  add column rows_total int,
  add column told_at timestamptz;
