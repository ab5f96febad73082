-- Pictures that were sent before their product is known, by how the names of their files are compared.

create table waiting_picture (
  key text primary key,
  file_name text not null,
  name text not null check (name <> '' and name !~ '[/\\]'),
  sent_by text not null,
  sent_at timestamptz not null default now()
);
create index waiting_picture_by_name on waiting_picture (name);

-- As the file was called that waited for the product, and who sent it: both null where somebody gave it by hand. An import that is undone
-- lets such a picture wait again.
alter table product_picture add column waited_as text, add column waited_by text;
