-- Whom a mail's recipients see: so many of them, the first ones; null for all. The others get it unseen.

alter table outbox_mail add column shown int check (shown between 1 and cardinality(recipients));
