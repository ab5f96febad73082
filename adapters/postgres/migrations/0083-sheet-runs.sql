-- Sheets of customers, documents and offers between their calls, for all processes. No backup holds their rows.

create table sheet_run (
  id text primary key,
  kind text not null,
  file_name text not null,
  mapping text,
  sheet text,
  supplier text,
  state text not null,
  report jsonb,
  understood jsonb,
  failure jsonb,
  attempt int not null,
  -- Who asked last, as calls know them: what is written is theirs.
  caller jsonb not null,
  started_by text not null,
  -- Of its record in the history.
  import_id text,
  looked_at timestamptz not null,
  changed_at timestamptz not null
);

create table sheet_run_part (
  run_id text not null references sheet_run on delete cascade,
  place int not null,
  content bytea not null,
  primary key (run_id, place)
);

-- A workbook is compressed already.
alter table sheet_run_part alter column content set storage external;
