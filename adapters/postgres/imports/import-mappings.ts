import type { ImportMappingRepository, RememberedMapping } from '#core/imports/import-record.ts';
import { nameKey } from '#core/shared/name-key.ts';
import type { Queries } from '../database/database.ts';
import { possibleText } from './json-text.ts';

const columns = 'kind, supplier, mapping';

/** How the columns of a supplier's sheets were matched the last time. */
export const createImportMappingRepository = (database: Queries): ImportMappingRepository => ({
  all: () => database.query<RememberedMapping>(`select ${columns} from import_mapping order by kind, supplier_key`),

  async find(kind, supplier) {
    const [found] = await database.query<RememberedMapping>(
      `select ${columns} from import_mapping where kind = $1 and supplier_key = $2`,
      [kind, nameKey(supplier)],
    );
    return found ?? null;
  },

  async remember({ kind, supplier, mapping }) {
    await database.query(
      `insert into import_mapping (kind, supplier_key, supplier, mapping) values ($1, $2, $3, $4)
       on conflict (kind, supplier_key) do update set supplier = excluded.supplier, mapping = excluded.mapping`,
      [kind, nameKey(supplier), supplier, possibleText(mapping)],
    );
  },

  async forget(kind, supplier) {
    const gone = await database.query('delete from import_mapping where kind = $1 and supplier_key = $2 returning 1', [
      kind,
      nameKey(supplier),
    ]);
    return gone.length > 0;
  },
});
