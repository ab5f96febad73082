-- What a report said when it was stored under its key: the same key with something else is refused.

alter table payment add column report_hash text not null default '';
