-- What was imported and what was rejected, how each supplier's sheets are read, and how often an import was begun to be read.

alter table catalogue_import add column attempt int not null default 1;

-- Rejected rows, whole, for as long as their import is kept. No backup holds them.
create table catalogue_import_rejection (
  import_id text not null references catalogue_import on delete cascade,
  line int not null,
  cells jsonb not null,
  reasons jsonb not null,
  primary key (import_id, line)
);

-- What was imported, when and by whom.
create table import_record (
  id bigint generated always as identity primary key,
  import_id text not null,
  kind text not null,
  file_name text not null,
  supplier text,
  imported_by text not null,
  imported_at timestamptz not null default now(),
  generation bigint not null,
  counts jsonb not null
);

-- How the sheets of a supplier are read: the last mapping that was told by hand.
create table import_mapping (
  kind text not null,
  supplier_key text not null,
  supplier text not null,
  mapping text not null,
  primary key (kind, supplier_key)
);
