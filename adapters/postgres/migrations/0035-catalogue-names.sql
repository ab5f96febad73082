-- Brands and families are renamed and merged on a screen: what lists call one otherwise is kept, so that the next import means the same.

create table catalogue_alias (
  id int generated always as identity primary key,
  kind text not null check (kind in ('brands', 'families')),
  -- The family in which the name stood, for a subfamily; 0 for what stands under nothing.
  parent_id int not null default 0,
  name text not null check (name <> ''),
  name_key text not null check (name_key <> ''),
  brand_id int references product_brand on delete cascade,
  type_id int references product_type on delete cascade,
  unique (kind, parent_id, name_key),
  check (num_nonnulls(brand_id, type_id) = 1)
);
