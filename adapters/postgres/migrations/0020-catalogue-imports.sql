-- Imports between their calls, for all processes. No backup holds their rows.

create table catalogue_import (
  id text primary key,
  run jsonb not null,
  options jsonb not null,
  started_by text not null,
  is_strict boolean not null,
  is_begun boolean not null,
  is_given_up boolean not null,
  is_published boolean not null,
  looked_at timestamptz not null,
  changed_at timestamptz not null
);

create table catalogue_import_part (
  import_id text not null references catalogue_import on delete cascade,
  place int not null,
  content bytea not null,
  primary key (import_id, place)
);

-- What is uploaded is often compressed already.
alter table catalogue_import_part alter column content set storage external;
