import type { KnownAlias } from '#core/catalogue/import/known-names.ts';
import type { Queries } from '../database/database.ts';

interface AliasRow {
  readonly kind: KnownAlias['kind'];
  readonly parent: string | null;
  readonly name: string;
  readonly of_name: string;
  readonly of_parent: string | null;
}

const aliasesSql = `
  select a.kind, null as parent, a.name, b.name as of_name, null as of_parent
    from catalogue_alias a join product_brand b on b.id = a.brand_id
  union all
  select a.kind, p.name, a.name, t.name, f.name
    from catalogue_alias a join product_type t on t.id = a.type_id
    left join product_type f on f.id = t.parent_id left join product_type p on p.id = a.parent_id`;

/** Every other name that lists call something by. */
export const knownAliases = async (queries: Queries): Promise<readonly KnownAlias[]> => {
  const rows = await queries.query<AliasRow>(aliasesSql, []);
  return rows.map(({ kind, parent, name, of_name, of_parent }) => ({
    kind,
    parent,
    name,
    of: { name: of_name, parent: of_parent },
  }));
};
