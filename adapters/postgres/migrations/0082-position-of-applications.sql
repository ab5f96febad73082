-- Where on the vehicle a part goes and what else is said of it were one text. It stays the notes, unless it is a position and nothing else. Both
-- together still tell two applications apart, so that a sheet whose two columns were joined before finds what it brought then; what was joined of two
-- columns, or is longer than notes may be, is parted where it was joined. Imports between their calls had another form.

delete from catalogue_import where run->>'kind' = 'applications';
alter table application rename column details to notes;
alter table application add column position text not null default '';
alter table application drop constraint application_pkey;
update application set position = notes, notes = ''
 where notes ~* ('^(lado +|eje +)?(delanter[oa]s?|traser[oa]s?|izquierd[oa]s?|derech[oa]s?|superior(es)?|inferior(es)?|interior(es)?|exterior(es)?|centrales|central'
   || '|acompañante|conductor|caja|rueda)([ ,/·-]+(y +)?(lado +|eje +)?(delanter[oa]s?|traser[oa]s?|izquierd[oa]s?|derech[oa]s?|superior(es)?|inferior(es)?'
   || '|interior(es)?|exterior(es)?|centrales|central|acompañante|conductor|caja|rueda))*$');
update application set position = split_part(notes, ' · ', 1), notes = substr(notes, length(split_part(notes, ' · ', 1)) + 4)
 where position = '' and length(split_part(notes, ' · ', 1)) between 1 and 120 and notes like '_% · _%'
   and (length(notes) > 500 or split_part(notes, ' · ', 1) ~* '^(lado +|eje +)?(delanter[oa]s?|traser[oa]s?|izquierd[oa]s?|derech[oa]s?|superior(es)?|inferior(es)?)$');
alter table application add column details text not null generated always as (
  case when position = '' then notes when notes = '' then position else position || ' · ' || notes end) stored;
alter table application add primary key (product_id, vehicle_id, engine, details, generation);
