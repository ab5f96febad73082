-- Payments of a company with the same amount and day: whether one was reported twice is looked up for each that is listed (docs/rules/payments.md 7).
create index payment_alike on payment (customer_id, paid_on, amount);
