-- When who writes the catalogue took the place, beside when it was last heard of: who writes for long will not be done
-- in a moment.

alter table catalogue_writer add column begun timestamptz not null default now();
