-- Sheets of customers, documents and offers in the history of imports: what each changed, so that it can be undone, and the rows that stayed out.

alter table import_record
  alter column generation drop not null,
  -- As the sheet names its columns; null for those of the catalogue, which are kept elsewhere.
  add column headings jsonb,
  -- What an undoing left as it was, and why.
  add column kept jsonb not null default '[]';
create index import_record_by_import on import_record (import_id);
create index import_record_by_kind on import_record (kind, id desc);

-- One thing that an import created (nothing before it) or changed.
create table sheet_import_change (
  id bigint generated always as identity primary key,
  record_id bigint not null references import_record on delete cascade,
  thing text not null,
  name text not null,
  before jsonb,
  after jsonb not null
);
create index sheet_import_change_by_record on sheet_import_change (record_id, id desc);

create table sheet_import_rejection (
  record_id bigint not null references import_record on delete cascade,
  line int not null,
  cells jsonb not null,
  reasons jsonb not null,
  primary key (record_id, line)
);
