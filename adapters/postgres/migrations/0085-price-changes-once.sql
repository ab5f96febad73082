-- A change of prices that a client asks for again, since its answer was lost, is the one that was settled.

alter table price_change
  add column request_key text,
  add column request_hash text,
  add constraint price_change_request check ((request_key is null) = (request_hash is null));
create unique index price_change_by_request on price_change (price_list_id, request_key) where request_key is not null;
