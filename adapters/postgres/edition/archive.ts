import type { ImportKind } from '#core/catalogue/import/columns.ts';
import type { DraftOf } from '#core/catalogue/import/drafts.ts';
import type { CatalogueArchive, Edition } from '#core/catalogue/import/edition.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { catalogueChannel } from '../catalogue-follower.ts';
import type { Database, Queries } from '../database.ts';
import { abandonGeneration } from './abandon.ts';
import { Names } from './names.ts';
import { storedKeys } from './stored-keys.ts';
import { storedRows } from './stored-rows.ts';
import { unknownNames } from './unknown-names.ts';
import { writeEquivalences } from './write-equivalences.ts';
import { writePrices } from './write-prices.ts';
import { writeProducts } from './write-products.ts';
import { writeVehicles } from './write-vehicles.ts';

/** Rows a statement: few enough that other people's calls never wait long behind one, enough to be fast. */
const rowsAtOnce = 400;

export const createCatalogueArchive = (database: Database): CatalogueArchive => ({
  stored: (kind, drafts) => storedRows(database, kind, drafts),
  unknownNames: (names) => unknownNames(database, names),
  keys: (kind, within) => storedKeys(database, kind, within),

  async begin(holder) {
    const [writer] = await database.query<{ generation: number; holder: string }>(
      `insert into catalogue_writer (generation, holder)
       select coalesce(max(generation), 0) + 1, $1 from catalogue_generation
       on conflict (alone) do nothing returning generation, holder`,
      [holder],
    );
    if (writer !== undefined) return Ok(edition(database, writer.generation));
    const [busy] = await database.query<{ holder: string }>('select holder from catalogue_writer', []);
    return Err({ code: 'catalogue-busy', holder: busy?.holder ?? '' });
  },
});

const edition = (database: Database, generation: number): Edition => {
  const names = new Names(database, generation);
  return {
    generation,
    async write(kind, rows) {
      const drafts = rows.filter(({ status }) => status !== 'unchanged').map(({ draft }) => draft);
      for (let from = 0; from < drafts.length; from += rowsAtOnce) {
        await writers[kind](database, names, generation, drafts.slice(from, from + rowsAtOnce));
        await database.query('update catalogue_writer set since = now()', []);
      }
    },
    async publish(reason) {
      await database.transaction(async (tx) => {
        await tx.query('insert into catalogue_generation (generation, reason) values ($1, $2)', [generation, reason]);
        await tx.query('delete from catalogue_writer', []);
        await tx.query(`select pg_notify('${catalogueChannel}', $1)`, [String(generation)]);
        return Ok(undefined);
      });
    },
    abandon: () => abandonGeneration(database, generation),
  };
};

type Writer<Kind extends ImportKind> = (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly DraftOf[Kind][],
) => Promise<void>;

const writers: { readonly [Kind in ImportKind]: Writer<Kind> } = {
  catalogue: writeProducts,
  equivalences: (queries, _names, generation, drafts) => writeEquivalences(queries, generation, drafts),
  prices: writePrices,
  vehicles: writeVehicles,
};
