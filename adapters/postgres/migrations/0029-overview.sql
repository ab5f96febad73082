-- What management looks at first: what is owed and which cases are open, without reading what is settled.

create index account_document_owed on account_document (expiration) include (customer_id, debt) where debt > 0;
create index claim_open on claim (created_at) include (customer_id) where state in ('Created', 'InProgress');
create index warranty_open on warranty (created_at) include (customer_id) where state in ('Created', 'Pending');
