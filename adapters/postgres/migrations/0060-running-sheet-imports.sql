-- When an import of a sheet came to its end: until then it is not undone. The catalogue's are noted once they are published, and have none.

alter table import_record add column ended_at timestamptz;
update import_record set ended_at = imported_at where generation is null;
