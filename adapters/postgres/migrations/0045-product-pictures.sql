-- Pictures of products stand beside the generations of the catalogue: an undone import takes none away, and an import copies none.

create table product_picture (
  product_price_id int not null references product_price on delete cascade,
  -- The first one is what lists show.
  place smallint not null check (place > 0),
  name text not null check (name <> '' and name !~ '[/\\]'),
  primary key (product_price_id, place)
);
create index product_picture_by_name on product_picture (name);

insert into product_picture (product_price_id, place, name)
select x.product_price_id, i.place, i.name
  from (select distinct on (product_price_id) product_price_id, images from price_version
         order by product_price_id, generation desc) x
  cross join lateral unnest(x.images) with ordinality as i (name, place)
 where i.name <> '' and i.name !~ '[/\\]';

alter table price_version drop column images;

-- A file that no product has is deleted a day after that.
alter table stored_file add column unused_since timestamptz;

-- How large they are nobody wrote down.
insert into stored_file (category, name, size) select distinct 'Products', name, 0 from product_picture on conflict do nothing;
