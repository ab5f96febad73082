-- What of an accepted payment was taken off no document: it lowers what its company owes until the accounting system has applied it.

alter table payment add column on_account numeric(16, 2) not null default 0 check (on_account >= 0);
update payment p set on_account = amount - coalesce((select sum(paid) from payment_document d where d.payment_id = p.id), 0)
 where state = 'accepted' and (not exists (select from payment_document d where d.payment_id = p.id)
    or exists (select from payment_document d where d.payment_id = p.id and d.paid is not null));
create index payment_on_account on payment (customer_id, paid_on, id) where on_account > 0;
