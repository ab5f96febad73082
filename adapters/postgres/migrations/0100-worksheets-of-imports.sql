-- Which worksheet of a workbook with several an import read; '' for a CSV, for a workbook of one, and for imports of
-- before.

alter table import_record add column worksheet text not null default '';
