-- Saved searches of other lists than the catalogue's: views of the orders desk. Names stay apart within a list.

alter table saved_search add column place text not null default 'catalogue' check (place in ('catalogue', 'orders'));
alter table saved_search drop constraint saved_search_user_id_name_key_key;
alter table saved_search add constraint saved_search_by_name unique (user_id, place, name_key);
