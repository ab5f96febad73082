-- Which mails are tests: the last one that went out says by which sender (the setting mail.tested).

alter table outbox_mail add column is_test boolean not null default false;
