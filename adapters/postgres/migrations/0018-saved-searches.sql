-- Searches that people keep under names of their own.

create table saved_search (
  id int generated always as identity primary key,
  user_id int not null references app_user on delete cascade,
  name text not null check (name <> ''),
  -- Without case and accents.
  name_key text not null,
  -- As the address of the search screen says it, without the page.
  query text not null check (query <> ''),
  version int not null default 1,
  updated_by text not null,
  unique (user_id, name_key)
);
