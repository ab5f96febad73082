import { recordImport } from '#adapters/postgres/imports/import-history.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { Ok } from '#core/shared/result.ts';
import type { distributorForAll } from './distributor-for-all.ts';
import { anImport } from './import-repository.contract.ts';

/** Imports drafts into the catalogue, as an administrator; answers the id under which the history has it. */
export const importerInto =
  (on: ReturnType<typeof distributorForAll>) =>
  async <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]): Promise<string> => {
    const { catalogueDrafts, follower } = on.distributor;
    const draft = (await catalogueDrafts.begin('prueba')).unwrap();
    const { rows } = await catalogueDrafts.stored(kind, drafts);
    await draft.write(kind, planBatch(kind, drafts, rows));
    await draft.publish('prueba');
    const { run } = anImport('writing');
    await on.database.transaction(async (tx) =>
      Ok(await recordImport(tx, draft.generation, { ...run, kind }, { userName: 'admin', actedBy: null })),
    );
    await follower.look();
    return run.id;
  };
