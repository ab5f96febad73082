-- Of which states of its orders a company is mailed (docs/rules/mail.md 7).

alter table customer add column order_mails text[] not null default '{Sent,InDelivery,Cancelled}'
  check (order_mails <@ '{Sent,Received,InDelivery,Delivered,Cancelled}'::text[]);
