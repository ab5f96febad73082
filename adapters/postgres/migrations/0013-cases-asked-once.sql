-- A claim or a warranty that is asked for twice under one key is one.

alter table claim add column request_key text check (request_key <> '');
alter table claim add column request_hash text;
alter table claim add unique (customer_id, request_key);
alter table warranty add column request_key text check (request_key <> '');
alter table warranty add column request_hash text;
alter table warranty add unique (customer_id, request_key);
