-- What a product fits is a content like others: a later generation may say other years of the same vehicle. Imports between their calls had
-- another form.

delete from catalogue_import;
alter table application drop constraint application_pkey;
alter table application add primary key (product_id, vehicle_id, engine, details, generation);
