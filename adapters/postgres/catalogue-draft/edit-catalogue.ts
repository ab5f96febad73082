import type { CatalogueBusy } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type CatalogueFollower, catalogueChannel } from '../catalogue/catalogue-follower.ts';
import type { Database, Queries } from '../database/database.ts';
import { openPlace } from './open-place.ts';
import { holdsPlace, leavePlace } from './writer.ts';

export interface EditParts {
  readonly database: Database;
  /** This process's own: what is stored, it shows at once. */
  readonly follower: Pick<CatalogueFollower, 'look'>;
}

/** Says that a generation made nothing different, so that it is not published. */
export const unchanged = Symbol('unchanged');

/**
 * Writes a generation of its own that is small enough for one transaction: what staff change of the catalogue by hand. Nobody else writes the
 * catalogue meanwhile, and nothing of it stays where `work` answers a failure.
 */
export const editCatalogue = async <Value, Failure>(
  { database, follower }: EditParts,
  { by, reason }: { readonly by: string; readonly reason: string },
  work: (tx: Queries, generation: number) => Promise<Result<Value | typeof unchanged, Failure>>,
): Promise<Result<Value | typeof unchanged, Failure | CatalogueBusy>> => {
  const place = await openPlace(database, by);
  if (!place.ok) return place;
  const { writer, release } = place.val;
  const { generation } = writer;
  try {
    const edited = await database.transaction<Value | typeof unchanged, Failure | CatalogueBusy>(async (tx) => {
      if (!(await holdsPlace(tx, writer))) return Err({ code: 'catalogue-busy', holder: '' });
      const done = await work(tx, generation);
      if (!done.ok || done.val === unchanged) return done;
      await tx.query('insert into catalogue_generation (generation, reason) values ($1, $2)', [generation, reason]);
      // Whoever sweeps a place that was left takes out what its generation wrote: a published one's is left in the same stroke.
      await leavePlace(tx, writer);
      await tx.query(`select pg_notify('${catalogueChannel}', $1)`, [String(generation)]);
      return Ok(done.val);
    });
    return edited;
  } finally {
    await leavePlace(database, writer);
    await release();
    await follower.look();
  }
};
