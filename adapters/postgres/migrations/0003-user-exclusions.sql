-- 'Marcas y Familias' of the search page: what each user leaves out of their own results (docs/rules/search.md 9).

create table user_exclusion (
  user_id int not null references app_user on delete cascade,
  brand_id int not null references product_brand on delete cascade,
  type_id int not null references product_type on delete cascade,
  place int not null,
  primary key (user_id, brand_id, type_id)
);
