-- By which mail a link went out; none where it was handed over. Of links of before it is the one that was written in the same transaction.

alter table login_link add column mail_id bigint;

update login_link l set mail_id = m.id
  from outbox_mail m where m.holds_link and m.created_at = l.created_at and m.recipients = array[l.sent_to];
