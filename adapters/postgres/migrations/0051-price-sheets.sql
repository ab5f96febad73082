-- What a sheet says of a list's prices is written bit by bit and waits for its moment once all of it is there.

alter table price_change
  add column created_at timestamptz not null default now(),
  -- How many prices a sheet says, and how many of those were of articles that were gone at its moment.
  add column said int,
  add column gone int;
alter table price_change drop constraint price_change_state_check;
alter table price_change add constraint price_change_state_check check (state in ('reading', 'waiting', 'done', 'failed'));

-- Neither a change that is cancelled nor an article that goes waits for a hundred thousand rows: they are swept afterwards.
alter table price_change_row drop constraint price_change_row_price_change_id_fkey;
alter table price_change_row drop constraint price_change_row_product_price_id_fkey;
