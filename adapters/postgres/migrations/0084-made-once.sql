-- What is made once by its key has its key and the hash of what was asked for in columns of one name.

alter table payment rename column report_key to request_key;
alter table payment rename column report_hash to request_hash;
alter table case_message rename column message_key to request_key;
alter table case_message rename column message_hash to request_hash;
alter table idempotency_key rename column key to request_key;
alter table idempotency_key rename column payload_hash to request_hash;
