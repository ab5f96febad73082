-- What the distributor puts up for its public: pictures by category, news, and the messages that visitors leave.

-- The contents are files of DATA_DIR/files/<category>/<name>. An offer's picture bears the offer's id as its name.
create table stored_file (
  category text not null check (category in
    ('Sliders', 'Distributor', 'OfferLots', 'OfferValueQuantities', 'Flyers', 'Popups', 'Products')),
  name text not null check (name <> '' and name !~ '[/\\]'),
  size int not null check (size >= 0),
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  primary key (category, name)
);

create table product_news (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  brand_id int not null references product_brand,
  created_at timestamptz not null default now(),
  unique (product_id, brand_id)
);
create index product_news_by_date on product_news (created_at desc, id desc);

create index price_version_promoted on price_version (product_price_id, generation) where promotion_percentage is not null;

create table contact_message (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  -- Forgotten after a day: it only serves against floods.
  sent_from text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null
);
create index contact_message_by_date on contact_message (received_at);
