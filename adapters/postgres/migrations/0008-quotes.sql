-- Quotes of the shops for their own clients. What a line cost is not kept: only what the client is asked for.

create table quote_counter (
  customer_id int not null references customer on delete cascade,
  year smallint not null,
  last int not null check (last >= 0),
  primary key (customer_id, year)
);

create table quote (
  id bigint generated always as identity primary key,
  customer_id int not null references customer,
  year smallint not null,
  number int not null check (number > 0),
  created_at timestamptz not null,
  created_by text not null,
  acted_by text,
  -- The day whose prices it gives.
  date date not null,
  validity_days smallint not null check (validity_days between 1 and 365),
  client_name text not null default '',
  client_phone text not null default '',
  note text not null default '',
  includes_iva boolean not null,
  version int not null default 1 check (version > 0),
  carted_at timestamptz,
  request_key text not null check (request_key <> ''),
  request_hash text not null,
  unique (customer_id, year, number),
  unique (customer_id, request_key)
);
create index quote_by_customer on quote (customer_id, created_at desc, id desc);

create table quote_line (
  quote_id bigint not null references quote on delete cascade,
  position smallint not null check (position > 0),
  product_price_id int references product_price,
  code text not null default '',
  brand text not null default '',
  description text not null default '',
  quantity int not null check (quantity > 0 and quantity <= 999999),
  -- What the shop's terms made of it, and what the clerk typed instead.
  selling_price numeric(16, 2) check (selling_price >= 0),
  own_price numeric(16, 2) check (own_price >= 0),
  primary key (quote_id, position),
  unique (quote_id, product_price_id),
  check ((product_price_id is null) = (selling_price is null)),
  check (num_nonnulls(selling_price, own_price) > 0),
  check (code <> '' or description <> '')
);
create index quote_line_by_row on quote_line (product_price_id);
