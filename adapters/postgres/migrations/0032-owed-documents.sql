-- A document that is finished is owed no more, whatever debt it bore.

drop index account_document_owed;
create index account_document_owed on account_document (expiration) include (customer_id, debt) where debt > 0 and not finished;
