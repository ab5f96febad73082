-- The outbox on a screen: what could not go out, or not to all, is found without reading what did.

create index outbox_mail_in_trouble on outbox_mail (id desc) where last_error is not null;
create index outbox_mail_unsent on outbox_mail (id desc) where sent_at is null;
