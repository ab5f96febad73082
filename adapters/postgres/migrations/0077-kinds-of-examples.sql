-- The rows that a review shows say whether they are new or changed, and how many prices change steeply is counted: imports that are kept say it
-- too, as far as their examples know (docs/rules/imports.md 16).
update catalogue_import
   set run = jsonb_set(
         jsonb_set(
           run,
           '{summary,steep}',
           (select to_jsonb(count(*))
              from jsonb_array_elements(run -> 'summary' -> 'examples') as examples (example)
             where exists (
                     select from jsonb_array_elements(example -> 'changes') as changes (change)
                      where case
                              when change ->> 'field' in ('price', 'listPrice')
                                and change ->> 'from' ~ '^\d+(\.\d+)?$' and change ->> 'to' ~ '^\d+(\.\d+)?$'
                              then (change ->> 'from')::numeric <> 0
                                and ((change ->> 'from')::numeric >= (change ->> 'to')::numeric * 2
                                  or (change ->> 'to')::numeric >= (change ->> 'from')::numeric * 2)
                            end))),
         '{summary,examples}',
         (select coalesce(
                   jsonb_agg(
                     example || jsonb_build_object('kind', case when example -> 'changes' = '[]' then 'new' else 'changed' end)
                     order by place),
                   '[]')
            from jsonb_array_elements(run -> 'summary' -> 'examples') with ordinality as examples (example, place)));
