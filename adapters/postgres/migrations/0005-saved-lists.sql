-- Named lists of what a company orders time and again, shared by its two logins.

create table saved_list (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  name text not null check (name <> ''),
  -- Without case and accents.
  name_key text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  unique (customer_id, name_key)
);

create table saved_list_line (
  list_id int not null references saved_list on delete cascade,
  place int not null,
  product_price_id int not null references product_price,
  quantity int not null check (quantity > 0),
  code text not null,
  brand_name text not null,
  cost numeric(16, 2),
  primary key (list_id, place),
  unique (list_id, product_price_id)
);
create index saved_list_line_by_row on saved_list_line (product_price_id);
