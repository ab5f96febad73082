import { createActor } from 'xstate';
import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import { createFollowingMachine } from '#core/imports/following.machine.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { sheetRequests } from '#core/sheets/sheet-requests.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun, SheetRunFailure, SheetRunSummary } from '#core/sheets/sheet-run.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

interface NamedBlob {
  readonly name: string;
  readonly content: Blob;
}

export const createSheetRunQueries = <Reason>(
  service: SheetRunService<Reason>,
  caller: Caller,
  queries: ServiceQueries,
  name: string,
  /** Called once something was written. */
  onWritten: () => void,
) => {
  const kept: ServiceQuery<Whole, readonly SheetRunSummary[], SheetRunFailure> = queries.define(
    `${name} runs`,
    () => service.list(caller),
    // Other people's come in beside it.
    { staleTime: 0 },
  );
  const actor = createActor(
    createFollowingMachine<SheetRun<Reason>, SheetRunFailure>({
      show: (id) => service.show(caller, id),
      onDefect: (defect) => reportError(defect),
    }),
  ).start();
  actor.on('reported', ({ from, to }) => {
    if (from !== null && from === to) return;
    void kept.outdate();
    if (from === 'writing' && to !== null) onWritten();
  });
  return {
    /** The sheet that this window looks at: followed until it ends, also from another screen. */
    actor,
    requests: sheetRequests(service, caller),
    /** All sheets that are kept, of all users. */
    kept,
    discard: ({ id, changedAt }: SheetRunSummary): Promise<Result<void, SheetRunFailure>> =>
      thenReading(kept.outdate)(service.discard(caller, id, changedAt)),
    async rejectedRows(id: string): Promise<Result<NamedBlob, SheetRunFailure>> {
      const file = await service.rejectedRows(caller, id, 'csv');
      return file.ok ? Ok({ name: file.val.name, content: await blobOf(file.val.content) }) : file;
    },
    stop: () => actor.stop(),
  };
};

/** Sheets of one kind that come in. */
export type SheetRunQueries<Reason> = ReturnType<typeof createSheetRunQueries<Reason>>;
