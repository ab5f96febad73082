-- The generation of the catalogue that an import was compared with: what was changed since is told before it is written (docs/rules/imports.md 22).

alter table catalogue_import add column looked_generation integer;
