-- Who undid an import, when, and how many of its products stayed since they were in use by then.

alter table import_record
  add column undo_asked_by text,
  add column undo_asked_at timestamptz,
  add column undone_at timestamptz,
  add column undone_generation int,
  add column kept_products int not null default 0;
create index import_record_not_undone on import_record (id desc) where undone_at is null;
