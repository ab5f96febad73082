/** Brands, and families with each followed by its subfamilies, as columns: what forms and sheets choose among. */
export const namesToChooseSql = `
         (select coalesce(json_agg(json_build_object('id', id::text, 'name', name) order by name), '[]') from product_brand) as brands,
         (select coalesce(json_agg(json_build_object('id', t.id::text, 'name', t.name, 'indented', t.parent_id is not null)
                   order by coalesce(f.name, t.name), t.parent_id nulls first, t.name), '[]')
            from product_type t left join product_type f on f.id = t.parent_id) as families`;
