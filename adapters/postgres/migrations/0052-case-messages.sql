-- What a company and the distributor write to each other about a claim or a warranty. Counts of what a side has not opened stand on the case.

create table case_message (
  id bigint generated always as identity primary key,
  claim_id bigint references claim,
  warranty_id bigint references warranty,
  side text not null check (side in ('company', 'staff')),
  by text not null,
  acted_by text,
  at timestamptz not null,
  text text not null check (length(text) <= 2000),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  message_key text not null,
  message_hash text not null,
  check ((claim_id is null) <> (warranty_id is null)),
  check (text <> '' or cardinality(pictures) > 0),
  unique (claim_id, by, message_key),
  unique (warranty_id, by, message_key)
);
create index case_message_of_claim on case_message (claim_id, id) where claim_id is not null;
create index case_message_of_warranty on case_message (warranty_id, id) where warranty_id is not null;

create trigger case_message_stays before update or delete on case_message
  for each row execute function refuse_change();

alter table claim add column unread_by_company int not null default 0, add column unread_by_staff int not null default 0;
alter table warranty add column unread_by_company int not null default 0, add column unread_by_staff int not null default 0;
create index claim_unread_by_staff on claim (id) where unread_by_staff > 0;
create index claim_unread_by_company on claim (customer_id) where unread_by_company > 0;
create index warranty_unread_by_staff on warranty (id) where unread_by_staff > 0;
create index warranty_unread_by_company on warranty (customer_id) where unread_by_company > 0;

-- A company that wants no mail at all is not given another one.
alter table customer drop constraint customer_order_mails_check;
update customer set order_mails = order_mails || '{CaseMessage}'::text[] where order_mails <> '{}';
alter table customer alter column order_mails set default '{Sent,InDelivery,Cancelled,CaseMessage}',
  add constraint customer_order_mails_check
    check (order_mails <@ '{Sent,Received,InDelivery,Delivered,Cancelled,CaseMessage}'::text[]);
