-- Since when a customer is one; null for those of before, of whom nobody noted it.

alter table customer add column created_at timestamptz;
alter table customer alter column created_at set default now();
