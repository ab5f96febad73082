import { expect, it } from 'vitest';
import { Ok } from '#core/shared/result.ts';
import type { SheetRunRepository } from '#core/sheets/sheet-run.repository.port.ts';
import type { StoredSheetRun } from '#core/sheets/sheet-run.ts';
import { createSheetWriter } from '#core/sheets/write-sheet-now.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetReport } from '#test/builders/sheet-run.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';

const caller = callerOf(0, { role: 'Admin', customerId: null, userName: 'ana' });

/** Writes a sheet by a call; `onPause` says what happens until its next look, the first of which is 1. */
const aWriter = (onPause: (look: number, change: (changes: Partial<StoredSheetRun>) => void) => void) => {
  let stored: StoredSheetRun | null = null;
  const reads: string[] = [];
  const runs: SheetRunRepository = {
    async add(run) {
      stored = run;
    },
    list: async () => [],
    async find() {
      reads.push('find');
      return stored;
    },
    async standing() {
      reads.push('standing');
      return stored;
    },
    follow: async () => null,
    content: async () => null,
    async update(_id, change) {
      stored = stored === null ? null : (change(stored) ?? stored);
      return stored;
    },
    look: async () => null,
    dropContent: async () => undefined,
    async forget(_id, mayGo) {
      if (stored === null || !mayGo(stored)) return false;
      stored = null;
      return true;
    },
  };
  const stopping = new AbortController();
  let looks = 0;
  const write = createSheetWriter({
    runs,
    jobs: { add: async () => true, see: async () => null },
    imports: { end: async () => undefined },
    history: { rejected: async () => null },
    mappings: { find: async () => null },
    newId: () => 'one',
    clock: { now: () => 0 },
    async pause() {
      looks += 1;
      onPause(looks, (changes) => {
        stored = stored === null ? null : { ...stored, ...changes };
      });
    },
    stopping: stopping.signal,
  });
  return {
    reads,
    stopping,
    kept: () => stored,
    answer: () => write({ name: 'customers', target: null }, caller, aSheetUpload('x'), false),
  };
};

it('a call that waits for its sheet reads what is told of it once, when it is over', async () => {
  const report = aSheetReport({ isDryRun: false, created: 3 });
  const { answer, reads, kept } = aWriter((look, change) => {
    if (look === 4) change({ state: 'done', report });
  });
  expect(await answer()).toEqual(Ok(report));
  expect(reads).toEqual(['standing', 'standing', 'standing', 'standing', 'find']);
  expect(kept()).toBeNull();
});

it('a process that stops waits no longer for a sheet, which is kept for the next one', async () => {
  const { answer, stopping, kept } = aWriter((look) => {
    if (look === 2) stopping.abort();
    if (look > 2) throw new Error('it waits on');
  });
  expect((await answer()).val).toEqual({ code: 'interrupted' });
  expect(kept()).toMatchObject({ id: 'one', state: 'writing' });
});
