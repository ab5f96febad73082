import { createActor } from 'xstate';
import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { createSheetFollowMachine } from '#core/sheets/sheet-follow.machine.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRunFailure, SheetRunSummary } from '#core/sheets/sheet-run.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

interface NamedBlob {
  readonly name: string;
  readonly content: Blob;
}

export const createSheetRunStore = <Reason>(
  service: SheetRunService<Reason>,
  caller: Caller,
  queries: ServiceQueries,
  name: string,
  /** Told once something was written. */
  onWritten: () => void,
) => {
  const kept: ServiceQuery<Whole, readonly SheetRunSummary[], SheetRunFailure> = queries.define(
    `${name} runs`,
    () => service.list(caller),
    // Other people's come in beside it.
    { staleTime: 0 },
  );
  const machine = createSheetFollowMachine(service, caller).provide({
    actions: { tellChanged: () => void kept.outdate(), tellWritten: onWritten },
  });
  const actor = createActor(machine).start();
  return {
    /** The sheet that this window looks at: followed until it ends, also from another screen. */
    actor,
    /** All that are kept, whoever brought them. */
    kept,
    async discard({ id, changedAt }: SheetRunSummary): Promise<Result<void, SheetRunFailure>> {
      const gone = await service.discard(caller, id, changedAt);
      await kept.outdate();
      return gone;
    },
    async rejectedRows(id: string): Promise<Result<NamedBlob, SheetRunFailure>> {
      const file = await service.rejectedRows(caller, id, 'csv');
      return file.ok ? Ok({ name: file.val.name, content: await blobOf(file.val.content) }) : file;
    },
    stop: () => actor.stop(),
  };
};

/** Sheets of one kind that come in. */
export type SheetRunStore<Reason> = ReturnType<typeof createSheetRunStore<Reason>>;
