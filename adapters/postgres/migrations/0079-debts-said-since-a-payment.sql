-- How often what is owed of a document, or that it is settled, was said by somebody else than a payment; and how often it had been when a payment took
-- its part: one that was said anew since stays as it was said when the payment's acceptance is taken back (docs/rules/payments.md 6).
alter table account_document add column debt_revision integer not null default 0;
alter table payment_document add column debt_revision integer;
