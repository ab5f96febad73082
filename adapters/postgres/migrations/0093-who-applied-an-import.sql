-- Who confirmed an import, and from which network: its author in the history and in the activity. Null before that.
alter table catalogue_import add column applied_by jsonb;
