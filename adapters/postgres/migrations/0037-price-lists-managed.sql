-- Price lists are made, renamed and taken out of use on a screen, and their prices change at a moment that was settled before.

alter table price_list add column withdrawn_at timestamptz;

create table price_change (
  id int generated always as identity primary key,
  price_list_id int not null references price_list on delete cascade,
  at timestamptz not null,
  -- Either of these, so many per cent higher; or what a sheet of that name said, in price_change_row.
  from_list_id int references price_list on delete cascade,
  percentage numeric(7, 2),
  rounding text check (rounding in ('cents', 'peso', 'tens', 'hundreds')),
  file_name text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  prices int,
  created_by text not null,
  settled_at timestamptz,
  check (num_nonnulls(from_list_id, file_name) = 1),
  check (num_nonnulls(from_list_id, percentage, rounding) in (0, 3))
);
create index price_change_by_moment on price_change (at, id) where state = 'waiting';
create index price_change_by_list on price_change (price_list_id, id);

create table price_change_row (
  price_change_id int not null references price_change on delete cascade,
  product_price_id int not null references product_price on delete cascade,
  price numeric(16, 2) not null check (price >= 0),
  primary key (price_change_id, product_price_id)
);
