-- What there was under the rows of a sheet when somebody looked at it, and the import before its last one
-- (docs/rules/sheets.md 3).

alter table sheet_run add column look jsonb;
alter table sheet_run add column earlier_import_id text;
