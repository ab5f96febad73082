-- People see where they are signed in: with what, from which network, since when, and when it was last used.

alter table session add column device text not null default '';
alter table session add column network text;
alter table session add column last_used_at timestamptz not null default now();
