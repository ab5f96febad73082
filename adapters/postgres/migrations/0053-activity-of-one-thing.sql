-- What was done about one product, document, section of the configuration, claim or warranty is found fast.

create index audit_entry_by_code on audit_entry (upper(regexp_replace((facts ->> 'code'), '[^[:alnum:]]', '', 'g')), id desc) where facts ? 'code';
create index audit_entry_by_document on audit_entry ((facts ->> 'documentId'), id desc) where facts ? 'documentId';
create index audit_entry_by_section on audit_entry ((facts ->> 'section'), id desc) where facts ? 'section';
create index audit_entry_by_number on audit_entry ((facts ->> 'number'), id desc) where facts ? 'number';
