-- The rows that a review shows say whether they are new or changed, and how many prices change steeply is counted: imports that are kept say it too.
update catalogue_import
   set run = jsonb_set(
         jsonb_set(run, '{summary,steep}', '0'),
         '{summary,examples}',
         (select coalesce(
                   jsonb_agg(
                     example || jsonb_build_object('kind', case when example -> 'changes' = '[]' then 'new' else 'changed' end)
                     order by place),
                   '[]')
            from jsonb_array_elements(run -> 'summary' -> 'examples') with ordinality as examples (example, place)));
