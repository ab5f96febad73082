-- A change of a list's prices that was made may be undone, and counts as a rise no more.

alter table price_change drop constraint price_change_state_check;
alter table price_change add constraint price_change_state_check check (state in ('reading', 'waiting', 'done', 'failed', 'undone'));
