-- Payments that were accepted before any was on account: the accounting system has long applied them, so none of them lowers what is owed now.

update payment set on_account = 0
 where on_account > 0
   and (decided_at is null or decided_at < (select applied_at from schema_migration where version = 72));
