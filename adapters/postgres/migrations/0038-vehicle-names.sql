-- Vehicle brands, models, engines and segments are renamed and merged like brands and families: lists go on calling them as before.

alter table catalogue_alias
  add column vehicle_brand_id int references vehicle_brand on delete cascade,
  add column vehicle_id int references vehicle on delete cascade,
  add column segment_id int references vehicle_brand_segment on delete cascade,
  -- An engine is a text of its model: 'model:engine'.
  add column engine_key text;
alter table catalogue_alias drop constraint catalogue_alias_check;
alter table catalogue_alias drop constraint catalogue_alias_kind_check;
alter table catalogue_alias add constraint catalogue_alias_kind_check
  check (kind in ('brands', 'families', 'vehicle-brands', 'models', 'engines', 'segments'));
alter table catalogue_alias add constraint catalogue_alias_check
  check (num_nonnulls(brand_id, type_id, vehicle_brand_id, vehicle_id, segment_id, engine_key) = 1);
