-- The back office: claims, warranties, the documents of the current account, and the files of the price lists.

-- claims ----------------------------------------------------------------------------------------------------------
create table claim_origin (
  id int generated always as identity primary key,
  name text not null unique check (name <> ''),
  sort_order int not null default 0
);

create table claim_reason (
  id int generated always as identity primary key,
  name text not null unique check (name <> ''),
  sort_order int not null default 0
);

create table claim_counter (
  year smallint primary key,
  last int not null check (last > 0)
);

create table claim (
  id bigint generated always as identity primary key,
  year smallint not null,
  number int not null check (number > 0),
  customer_id int not null references customer,
  created_at timestamptz not null,
  created_by text not null,
  acted_by text,
  -- The names as they were chosen: the distributor may change its lists.
  origin_id int references claim_origin on delete set null,
  origin_name text not null check (origin_name <> ''),
  reason_id int references claim_reason on delete set null,
  reason_name text not null default '',
  purchase_date date not null check (purchase_date >= '2024-01-01'),
  purchase_document text not null check (purchase_document <> ''),
  note text not null check (note <> ''),
  -- The other system's name for it: given by the association, which puts it in progress.
  external_code text check (external_code <> ''),
  state text not null check (state in ('Created', 'InProgress', 'Accepted', 'Refused')),
  state_at timestamptz not null,
  resolution text not null default '',
  unique (year, number),
  check ((state = 'Created') = (external_code is null)),
  check ((state in ('Accepted', 'Refused')) = (resolution <> ''))
);
create index claim_by_customer on claim (customer_id, created_at desc, id desc);
create index claim_by_date on claim (created_at desc, id desc);

create table claim_product (
  claim_id bigint not null references claim on delete cascade,
  position smallint not null,
  product_id int not null references product,
  product_code text not null,
  brand_id int not null references product_brand,
  brand_name text not null,
  quantity int not null check (quantity > 0),
  primary key (claim_id, position),
  unique (claim_id, product_id, brand_id)
);
create index claim_product_by_product on claim_product (product_id);

create table claim_tracking (
  claim_id bigint not null references claim on delete cascade,
  state text not null check (state in ('Created', 'InProgress', 'Accepted', 'Refused')),
  at timestamptz not null,
  by text not null,
  primary key (claim_id, state)
);

-- warranties ------------------------------------------------------------------------------------------------------
create table fault_sequence (
  id int generated always as identity primary key,
  title text not null unique check (title <> ''),
  detail text not null default '',
  sort_order int not null default 0
);

create table rma_counter (
  year smallint primary key,
  last int not null check (last > 0)
);

create table warranty (
  id bigint generated always as identity primary key,
  year smallint not null,
  number int not null check (number > 0),
  customer_id int not null references customer,
  created_at timestamptz not null,
  created_by text not null,
  acted_by text,
  product_id int not null references product,
  product_code text not null check (product_code <> ''),
  brand_id int not null references product_brand,
  brand_name text not null,
  quantity int not null check (quantity > 0),
  purchase_document text not null check (purchase_document <> ''),
  vehicle_brand text not null check (vehicle_brand <> ''),
  vehicle text not null check (vehicle <> ''),
  engine text not null default '',
  vehicle_year smallint not null check (vehicle_year between 1900 and 2100),
  plate text not null check (plate <> ''),
  fault_sequence_id int references fault_sequence on delete set null,
  fault_title text not null default '',
  -- When the part was fitted and when it failed; the kilometrages of the car, at fitting, of use and at the failure.
  start_using date not null check (start_using >= '2024-01-01'),
  end_using date not null check (end_using >= '2025-01-01'),
  kilometrage int not null check (kilometrage > 0),
  kilometrage_installed int not null check (kilometrage_installed > 0),
  kilometrage_used int not null check (kilometrage_used > 0),
  kilometrage_breakage int not null check (kilometrage_breakage > 0),
  note text not null check (note <> ''),
  state text not null check (state in ('Created', 'Pending', 'Accepted', 'Refused')),
  state_at timestamptz not null,
  resolution text not null default '',
  unique (year, number),
  check (resolution = '' or state in ('Accepted', 'Refused'))
);
create index warranty_by_customer on warranty (customer_id, created_at desc, id desc);
create index warranty_by_product on warranty (product_id);

create table warranty_tracking (
  warranty_id bigint not null references warranty on delete cascade,
  state text not null check (state in ('Created', 'Pending', 'Accepted', 'Refused')),
  at timestamptz not null,
  by text not null,
  primary key (warranty_id, state)
);

-- current account -------------------------------------------------------------------------------------------------
create table account_document (
  id bigint generated always as identity primary key,
  customer_id int not null references customer,
  letter text not null check (letter in ('A', 'B', 'C', 'R')),
  point_of_sale int not null check (point_of_sale between 1 and 99999),
  number int not null check (number between 1 and 99999999),
  title text not null generated always as
    (letter || ' ' || lpad(point_of_sale::text, 5, '0') || '-' || lpad(number::text, 8, '0')) stored,
  date date not null,
  expiration date not null check (expiration >= date),
  total numeric(16, 2) not null check (total >= 0),
  debt numeric(16, 2) not null check (debt >= 0 and debt <= total),
  finished boolean not null default false,
  unique (letter, point_of_sale, number)
);
create index account_document_by_customer on account_document (customer_id, finished, date);

-- What the document charged for: a document that came without lines has no sheet to print.
create table account_document_line (
  document_id bigint not null references account_document on delete cascade,
  position smallint not null,
  code text not null default '',
  brand text not null default '',
  description text not null default '',
  quantity int not null check (quantity > 0),
  unit_price numeric(16, 2) not null,
  iva numeric(4, 1) not null default 21 check (iva in (10.5, 21)),
  primary key (document_id, position)
);

create table bank_account (
  id int generated always as identity primary key,
  bank text not null check (bank <> ''),
  holder text not null check (holder <> ''),
  cuit text not null check (cuit <> ''),
  number text not null check (number <> ''),
  cbu text not null unique check (cbu ~ '^[0-9]{22}$'),
  sort_order int not null default 0
);

-- price lists -----------------------------------------------------------------------------------------------------
-- The contents are files of DATA_DIR/price-lists, each of one generation of the catalogue.
create table price_list_file (
  price_list_id int not null references price_list on delete cascade,
  format text not null check (format in ('excel', 'comma', 'semicolon')),
  name text not null check (name <> '' and name !~ '[/\\]'),
  generation int not null check (generation >= 0),
  made_at timestamptz not null,
  primary key (price_list_id, format)
);
