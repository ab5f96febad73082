-- The tables of the house. The catalogue is kept by generations (docs/decisions/0003-catalogue-generations.md): identities never
-- change, contents carry the generation that wrote them, and a content is visible once its generation is published.

-- settings of the distributor -------------------------------------------------------------------------------------
create table setting (key text primary key, value jsonb not null);

-- Tells this database from any other, so that nothing cached from another is taken for its own.
insert into setting values ('database', jsonb_build_object('id', gen_random_uuid()));

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_name text not null,
  acted_by text,
  action text not null,
  facts jsonb not null default '{}'
);

-- catalogue -------------------------------------------------------------------------------------------------------
create table catalogue_generation (
  generation int primary key check (generation > 0),
  reason text not null,
  published_at timestamptz not null default now()
);

-- One row at most: who is writing the next generation. Taken before the first row is written, gone once published.
create table catalogue_writer (
  alone boolean primary key default true check (alone),
  generation int not null,
  holder text not null,
  since timestamptz not null default now()
);

create table product_brand (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  name_key text not null unique,
  disabled boolean not null default false,
  generation int not null
);

create table product_type (
  id int generated always as identity primary key,
  parent_id int references product_type,
  name text not null check (name <> ''),
  name_key text not null,
  sort_order int not null default 0,
  drawing text not null default 'part',
  disabled boolean not null default false,
  generation int not null,
  unique nulls not distinct (parent_id, name_key)
);

create table product_brand_type_disabled (
  brand_id int not null references product_brand,
  type_id int not null references product_type,
  primary key (brand_id, type_id)
);

create table product (
  id int generated always as identity primary key,
  brand_id int not null references product_brand,
  code text not null check (code <> '')
);
-- Codes differ by punctuation ('62/22' and '6222' are two), never by case only.
create unique index product_by_brand_and_code on product (brand_id, upper(code));
create index product_by_code on product (upper(code));

create table product_version (
  product_id int not null references product on delete cascade,
  generation int not null,
  type_id int not null references product_type,
  description text not null default '',
  position text not null default '',
  engines text not null default '',
  applications_text text not null default '',
  technical jsonb not null default '{}',
  primary key (product_id, generation)
);

create table product_price (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  brand_id int not null references product_brand,
  code text not null check (code <> ''),
  unique (product_id, brand_id, code)
);

create table price_version (
  product_price_id int not null references product_price on delete cascade,
  generation int not null,
  internal_code text not null default '',
  barcode text not null default '',
  multiple int not null default 1 check (multiple > 0),
  stock_quantity numeric(14, 2),
  stock_state smallint not null default 0 check (stock_state between 0 and 2),
  is_discontinued boolean not null default false,
  is_not_available boolean not null default false,
  iva numeric(4, 1) not null default 21 check (iva in (10.5, 21)),
  purchase_cost numeric(16, 2) check (purchase_cost >= 0),
  promotion_percentage numeric(5, 2) check (promotion_percentage > 0 and promotion_percentage < 100),
  images text[] not null default '{}',
  primary key (product_price_id, generation)
);

create table price_list (
  id int generated always as identity primary key,
  name text not null unique
);

create table list_price (
  product_price_id int not null references product_price on delete cascade,
  price_list_id int not null references price_list,
  generation int not null,
  price numeric(16, 2) not null check (price >= 0),
  primary key (product_price_id, price_list_id, generation)
);

create table equivalent_code (
  product_id int not null references product on delete cascade,
  brand_name text not null,
  code text not null check (code <> ''),
  generation int not null,
  primary key (product_id, brand_name, code)
);
create unique index equivalent_code_once on equivalent_code (product_id, upper(brand_name), upper(code));

create table product_relation (
  product_id int not null references product on delete cascade,
  related_product_id int not null references product on delete cascade,
  title text not null,
  quantity int not null default 1 check (quantity > 0),
  notes text not null default '',
  generation int not null,
  primary key (product_id, title, related_product_id)
);
create index product_relation_by_related on product_relation (related_product_id);

create table vehicle_brand_segment (
  id int generated always as identity primary key,
  name text not null unique,
  sort_order int not null default 0
);

create table vehicle_brand (
  id int generated always as identity primary key,
  segment_id int references vehicle_brand_segment,
  name text not null check (name <> ''),
  name_key text not null,
  sort_order int not null default 0,
  generation int not null,
  unique nulls not distinct (segment_id, name_key)
);

create table vehicle (
  id int generated always as identity primary key,
  vehicle_brand_id int not null references vehicle_brand,
  name text not null check (name <> ''),
  name_key text not null,
  generation int not null,
  unique (vehicle_brand_id, name_key)
);

create table vehicle_version (
  vehicle_id int not null references vehicle on delete cascade,
  name text not null,
  fuel text not null default '',
  generation int not null,
  engine text not null default '',
  year_from smallint check (year_from between 1900 and 2100),
  year_to smallint check (year_to between 1900 and 2100),
  external_code text not null default '',
  primary key (vehicle_id, name, engine, fuel, generation),
  check (year_from <= year_to)
);

create table application (
  product_id int not null references product on delete cascade,
  vehicle_id int not null references vehicle,
  engine text not null default '',
  details text not null default '',
  year_from smallint check (year_from between 1900 and 2100),
  year_to smallint check (year_to between 1900 and 2100),
  generation int not null,
  primary key (product_id, vehicle_id, engine, details),
  check (year_from <= year_to)
);
create index application_by_vehicle on application (vehicle_id);

-- The change sequence: which products each generation touched. Followers read what they have not seen yet.
create table catalogue_change (
  generation int not null,
  product_id int not null,
  primary key (generation, product_id)
);

-- offers ----------------------------------------------------------------------------------------------------------
create table offer (
  id int generated always as identity primary key,
  product_price_id int not null references product_price on delete cascade,
  min_quantity int not null check (min_quantity > 0),
  multiples_only boolean not null default false,
  percentage numeric(5, 2) not null check (percentage > 0 and percentage < 100),
  note text not null default '',
  unique (product_price_id, min_quantity)
);

create table offer_lot (
  id int generated always as identity primary key,
  title text not null,
  price numeric(16, 2) not null check (price > 0),
  gift_text text not null default '',
  active boolean not null default true
);

create table offer_lot_product (
  offer_lot_id int not null references offer_lot on delete cascade,
  product_price_id int not null references product_price,
  quantity int not null check (quantity > 0),
  primary key (offer_lot_id, product_price_id)
);
create index offer_lot_product_by_row on offer_lot_product (product_price_id);

create table offer_value_quantity (
  id int generated always as identity primary key,
  parent_type_id int references product_type,
  type_id int references product_type,
  brand_id int references product_brand,
  min_value numeric(16, 2) check (min_value > 0),
  min_quantity int check (min_quantity > 0),
  percentage numeric(5, 2) check (percentage > 0 and percentage < 100),
  gift_text text not null default '',
  check (num_nonnulls(min_value, min_quantity) = 1),
  check (percentage is not null or gift_text <> '')
);

-- customers -------------------------------------------------------------------------------------------------------
create table seller (
  id int generated always as identity primary key,
  name text not null,
  phone text not null default '',
  email text not null default '',
  inactive boolean not null default false
);

create table customer (
  id int generated always as identity primary key,
  external_code text not null unique,
  name text not null,
  fantasy_name text not null default '',
  cuit text not null default '',
  email text not null default '',
  state text not null default 'Ok',
  price_list_id int not null references price_list,
  seller_id int references seller,
  allow_offers boolean not null default true,
  zone text not null default '',
  zone_email text not null default '',
  discount1 numeric(5, 2) not null default 0 check (discount1 between 0 and 100),
  discount2 numeric(5, 2) not null default 0 check (discount2 between 0 and 100),
  discount3 numeric(5, 2) not null default 0 check (discount3 between 0 and 100),
  discount4 numeric(5, 2) not null default 0 check (discount4 between 0 and 100),
  discount5 numeric(5, 2) not null default 0 check (discount5 between 0 and 100),
  include_iva boolean not null default true,
  show_selling_price boolean not null default true,
  terms_version int not null default 1
);
create index customer_by_seller on customer (seller_id);

create table customer_discount (
  customer_id int not null references customer on delete cascade,
  brand_id int references product_brand,
  type_id int references product_type,
  percentage numeric(5, 2) not null check (percentage > 0 and percentage <= 100),
  text text not null default '',
  unique nulls not distinct (customer_id, brand_id, type_id),
  check (num_nonnulls(brand_id, type_id) > 0)
);

create table customer_surcharge (
  customer_id int not null references customer on delete cascade,
  brand_id int references product_brand,
  type_id int references product_type,
  percentage numeric(6, 2) not null check (percentage >= 0),
  unique nulls not distinct (customer_id, brand_id, type_id)
);

create table special_discount (
  id int generated always as identity primary key,
  title text not null check (title <> ''),
  percentage numeric(5, 2) not null check (percentage > 0 and percentage < 100),
  explanation text not null check (explanation <> '')
);

create table customer_special_discount (
  customer_id int not null references customer on delete cascade,
  special_discount_id int not null references special_discount on delete cascade,
  primary key (customer_id, special_discount_id)
);

-- identity --------------------------------------------------------------------------------------------------------
create table app_user (
  id int generated always as identity primary key,
  user_name text not null check (user_name = lower(user_name) and user_name <> ''),
  name text not null,
  role text not null check (role in ('Admin', 'Manager', 'Seller', 'CustomerAdmin', 'CustomerUser')),
  customer_id int references customer,
  seller_id int references seller,
  password_hash text not null,
  password_sealed text,
  disabled boolean not null default false,
  last_login timestamptz,
  unique (user_name),
  unique (customer_id, role),
  check ((customer_id is not null) = (role in ('CustomerAdmin', 'CustomerUser'))),
  check ((seller_id is not null) = (role = 'Seller'))
);

create table session (
  token_hash text primary key,
  user_id int not null references app_user on delete cascade,
  acting_customer_id int references customer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

-- cart ------------------------------------------------------------------------------------------------------------
create table cart (
  customer_id int primary key references customer on delete cascade,
  version int not null default 0,
  line_count int not null default 0 check (line_count >= 0),
  updated_at timestamptz not null default now()
);

create table cart_line (
  id bigint generated always as identity primary key,
  customer_id int not null references cart on delete cascade,
  product_price_id int references product_price,
  offer_lot_id int references offer_lot,
  quantity int not null check (quantity > 0 and quantity <= 999999),
  accepted_cost numeric(16, 2) not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  unique nulls not distinct (customer_id, product_price_id, offer_lot_id),
  check (num_nonnulls(product_price_id, offer_lot_id) = 1)
);
create index cart_line_by_row on cart_line (product_price_id);

create table delivery_method (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  external_code text not null default '',
  is_system_generated boolean not null default false
);

-- orders ----------------------------------------------------------------------------------------------------------
create table order_counter (
  year smallint primary key,
  last int not null check (last > 0)
);

create table sales_order (
  id bigint generated always as identity primary key,
  year smallint not null,
  number int not null check (number > 0),
  customer_id int not null references customer,
  sent_at timestamptz not null,
  sent_by text not null,
  acted_by text,
  delivery_method_id int references delivery_method,
  delivery_method_name text not null,
  notes text not null default '',
  subtotal numeric(16, 2) not null,
  discount numeric(16, 2) not null,
  total numeric(16, 2) not null check (total >= 0),
  state text not null check (state in ('Sent', 'Received', 'InDelivery', 'Delivered', 'Cancelled')),
  state_at timestamptz not null,
  snapshot jsonb not null,
  unique (year, number)
);
create index sales_order_by_customer on sales_order (customer_id, sent_at desc);
create index sales_order_by_date on sales_order (sent_at desc);

create table sales_order_line (
  order_id bigint not null references sales_order on delete cascade,
  position smallint not null,
  product_price_id int references product_price,
  offer_lot_id int references offer_lot,
  code text not null,
  brand text not null,
  description text not null default '',
  quantity int not null check (quantity > 0),
  list_price numeric(16, 2) not null,
  cost numeric(16, 2) not null,
  subtotal numeric(16, 2) not null,
  primary key (order_id, position)
);

create index sales_order_line_by_row on sales_order_line (product_price_id);

create table sales_order_state (
  order_id bigint not null references sales_order on delete cascade,
  state text not null,
  at timestamptz not null,
  by text not null,
  primary key (order_id, state)
);

create table idempotency_key (
  customer_id int not null references customer on delete cascade,
  key text not null,
  payload_hash text not null,
  order_id bigint not null references sales_order on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);

-- mail ------------------------------------------------------------------------------------------------------------
create table outbox_mail (
  id bigint generated always as identity primary key,
  recipients text[] not null check (cardinality(recipients) > 0),
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts int not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_mail_waiting on outbox_mail (next_attempt_at) where sent_at is null;
