-- Which generation of the catalogue an act wrote, where it is of many articles at once: an article's activity finds it by what that generation changed.

alter table audit_entry add column generation int;

-- Older entries learn theirs, and say what they said: an import by its id, a change of prices by the moment of the transaction that both are of.
alter table audit_entry disable trigger audit_entry_stays;
update audit_entry e set generation = r.generation
  from import_record r where e.action = 'catalogue-imported' and r.import_id = e.facts ->> 'importId';
update audit_entry e set generation = r.undone_generation
  from import_record r where e.action = 'import-undone' and r.import_id = e.facts ->> 'importId';
update audit_entry e set generation = g.generation
  from catalogue_generation g where e.action = 'price-change-made' and g.published_at = e.at;
alter table audit_entry enable trigger audit_entry_stays;

create index audit_entry_of_generation on audit_entry (id desc) where generation is not null;
create index product_by_code_key on product (upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')));
