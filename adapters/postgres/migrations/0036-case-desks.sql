-- The desks of claims and warranties: who corrects one says which version they saw, corrections leave a trace, and filters have their indexes.

alter table claim add column version int not null default 1;
alter table warranty add column version int not null default 1;

create table claim_correction (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claim on delete cascade,
  at timestamptz not null,
  by text not null,
  field text not null check (field in ('externalCode', 'resolution')),
  before text not null,
  after text not null check (after <> ''),
  reason text not null check (reason <> '')
);
create index claim_correction_by_claim on claim_correction (claim_id, id);

create table warranty_correction (
  id bigint generated always as identity primary key,
  warranty_id bigint not null references warranty on delete cascade,
  at timestamptz not null,
  by text not null,
  field text not null check (field = 'resolution'),
  before text not null,
  after text not null check (after <> ''),
  reason text not null check (reason <> '')
);
create index warranty_correction_by_warranty on warranty_correction (warranty_id, id);

create index claim_by_state on claim (state, created_at desc, id desc);
create index warranty_by_date on warranty (created_at desc, id desc);
create index warranty_by_state on warranty (state, created_at desc, id desc);
