-- Whoever writes the catalogue proves it with a token, so that a writer given up for dead writes nothing more; and the names of price lists
-- and segments know the edition that made them, so that one given up leaves none behind.

alter table catalogue_writer add column token text not null default '';
alter table price_list add column generation int;
alter table vehicle_brand_segment add column generation int;
