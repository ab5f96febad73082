-- What a mail with a link says is gone once it went out, and who sends a mail has it for a while, whenever it is tried next.

alter table outbox_mail add column holds_link boolean not null default false;
alter table outbox_mail add column taken_until timestamptz;
