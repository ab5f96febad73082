-- What a mail says in parts, from which its HTML is written when it goes out; null where it is text alone.

alter table outbox_mail add column letter jsonb;
