-- The files that a sheet names as a product's pictures: as they are written, and as they are compared, each at the picture's place.

alter table product_version
  add column picture_names text not null default '',
  add column picture_keys text[] not null default '{}';
create index product_version_by_picture on product_version using gin (picture_keys) where picture_keys <> '{}';
