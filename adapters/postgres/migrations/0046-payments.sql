-- Payments that companies report, and what administrators decide about them.

create table payment (
  id bigint primary key generated always as identity,
  customer_id int not null references customer,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  amount numeric(16, 2) not null check (amount > 0),
  paid_on date not null,
  method text not null,
  reference text not null,
  note text not null,
  report_key text not null,
  reported_by text not null,
  reported_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  unique (customer_id, report_key)
);
create index payment_newest on payment (state, id desc);
create index payment_of_customer on payment (customer_id, id desc);

-- Its title stays where the document is deleted.
create table payment_document (
  payment_id bigint not null references payment on delete cascade,
  title text not null,
  document_id bigint references account_document on delete set null,
  paid numeric(16, 2),
  primary key (payment_id, title)
);
create index payment_document_of_document on payment_document (document_id);

create table payment_receipt (
  payment_id bigint primary key references payment on delete cascade,
  name text not null,
  content bytea not null
);
