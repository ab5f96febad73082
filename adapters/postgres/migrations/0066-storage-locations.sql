-- Where an article lies in the store, for staff (docs/rules/product-management.md 11).

alter table price_version add column storage_location text not null default '';
create index price_version_storage_location on price_version (upper(storage_location) collate "C") where storage_location <> '';
