import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CatalogueFollower } from '../catalogue/catalogue-follower.ts';
import type { Database, Queries } from '../database/database.ts';
import { leavePlace } from './writer.ts';
import { beginWriting, holdPlace, publishGeneration } from './writing.ts';

export interface EditParts {
  readonly database: Database;
  /** The follower of this process, so that it shows at once what is stored. */
  readonly follower: Pick<CatalogueFollower, 'look'>;
}

/** Says that nothing became different: there is no generation to publish. */
export const unchanged = Symbol('unchanged');

/**
 * Writes a generation of its own that is small enough for one transaction: what staff change of the catalogue by hand.
 * The writer's lock keeps others from writing the catalogue at the same time; where `work` answers a failure all is
 * undone.
 */
export const editCatalogue = async <Value, Failure>(
  { database, follower }: EditParts,
  { by, reason }: { readonly by: string; readonly reason: string },
  work: (tx: Queries, generation: number) => Promise<Result<Value | typeof unchanged, Failure>>,
): Promise<Result<Value | typeof unchanged, Failure | CatalogueBusy>> => {
  const begun = await beginWriting(database, by);
  if (!begun.ok) return begun;
  const { writer, unlock } = begun.val;
  try {
    const done = await database.transaction<Value, Failure | typeof unchanged>(async (tx) => {
      await holdPlace(tx, writer);
      const worked = await work(tx, writer.generation);
      // What was written before it was known is taken back: it would stand in the way of the next generation.
      if (worked.ok && worked.val === unchanged) return Err(unchanged);
      if (worked.ok) await publishGeneration(tx, writer, reason);
      return worked as Result<Value, Failure>;
    });
    if (done.ok) return done;
    return done.val === unchanged ? Ok(unchanged) : (done as Result<Value, Failure>);
  } finally {
    await leavePlace(database, writer);
    await unlock();
    await follower.look();
  }
};
