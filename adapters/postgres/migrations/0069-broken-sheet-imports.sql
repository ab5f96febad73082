-- Whether an import of a sheet ended before all its rows were looked at.

alter table import_record add column broke_off boolean not null default false;
