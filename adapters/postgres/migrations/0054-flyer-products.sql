-- The articles that a flyer shows, by the name of its picture, in order. Putting up another picture of the same name keeps them.
create table flyer_product (
  file_name text not null,
  product_id int not null references product,
  place int not null,
  primary key (file_name, product_id)
);
create index flyer_product_by_product on flyer_product (product_id);
