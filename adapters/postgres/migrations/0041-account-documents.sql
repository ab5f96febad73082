-- Documents of the current account that staff keep: who corrects one says which version they saw, a PDF may come with it, and lists of a hundred
-- thousand of them have their indexes.

alter table account_document add column version int not null default 1;

-- Every end of point of sale and number, so that any part of them is the beginning of one.
alter table account_document add column number_ends tsvector not null generated always as (array_to_tsvector(array[
  lpad(point_of_sale::text, 5, '0') || lpad(number::text, 8, '0'),
  substr(lpad(point_of_sale::text, 5, '0') || lpad(number::text, 8, '0'), 2),
  substr(lpad(point_of_sale::text, 5, '0') || lpad(number::text, 8, '0'), 3),
  substr(lpad(point_of_sale::text, 5, '0') || lpad(number::text, 8, '0'), 4),
  substr(lpad(point_of_sale::text, 5, '0') || lpad(number::text, 8, '0'), 5),
  substr(lpad(number::text, 8, '0'), 1),
  substr(lpad(number::text, 8, '0'), 2),
  substr(lpad(number::text, 8, '0'), 3),
  substr(lpad(number::text, 8, '0'), 4),
  substr(lpad(number::text, 8, '0'), 5),
  substr(lpad(number::text, 8, '0'), 6)])) stored;
create index account_document_number_ends on account_document using gin (number_ends) with (fastupdate = off);

create table account_document_pdf (
  document_id bigint primary key references account_document on delete cascade,
  content bytea not null,
  at timestamptz not null default now()
);

create index account_document_by_date on account_document (date desc, id desc);
create index account_document_by_letter on account_document (letter, date desc, id desc);
create index account_document_of_customer on account_document (customer_id, date desc, id desc);
create index account_document_open on account_document (date desc, id desc) where not finished;
create index account_document_settled on account_document (date desc, id desc) where finished;
create index account_document_owing on account_document (date desc, id desc) include (expiration) where debt > 0 and not finished;
create index account_document_by_number on account_document (number, point_of_sale);
