-- Mails are found by any part of their recipients and subject (docs/rules/mail.md 4). In an index of their own, since what a mail says makes its row wide.

create function mail_search_text(text[], text) returns text language sql immutable strict parallel safe as $$
  select left(folded_words(array_to_string($1, ' ') || ' ' || $2), 2000)
$$;

alter table outbox_mail add column search_text text collate "C" not null
  generated always as (mail_search_text(recipients, subject)) stored;
create index outbox_mail_by_text on outbox_mail (id desc) include (search_text);
