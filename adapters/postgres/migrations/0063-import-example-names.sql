-- The first changes of an import that is kept say what they are about; of those that were read before this, nobody noted it.

update catalogue_import
   set run = jsonb_set(run, '{summary,examples}',
                       (select coalesce(jsonb_agg(example || '{"name": ""}'), '[]') from jsonb_array_elements(run #> '{summary,examples}') example))
 where jsonb_typeof(run #> '{summary,examples}') = 'array';
