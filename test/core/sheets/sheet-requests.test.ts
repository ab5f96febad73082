import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createFollowingMachine, isResting, mayBring } from '#core/imports/following.machine.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { sheetRequests } from '#core/sheets/sheet-requests.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';

const caller = callerOf(0, { role: 'Admin', customerId: null, userName: 'ana' });
const reading = { mapping: null, sheet: null, supplier: null };
const aRun = (over: Partial<SheetRun<never>>): SheetRun<never> => ({
  ...{ id: 'one', fileName: 'clientes.csv', ...reading, state: 'planned', startedBy: 'ana', changedAt: 0 },
  ...{
    keptUntil: 0,
    wasApplied: false,
    at: null,
    waitsFor: null,
    progress: null,
    report: null,
    understood: null,
    failure: null,
  },
  ...over,
});
type Shown = Awaited<ReturnType<SheetRunService<never>['show']>>;

/** Who follows, of a server that answers each look in turn; the last answer stays. */
const aFollower = (looks: readonly Shown[], kept: readonly SheetRun<never>[] = []) => {
  const calls: string[] = [];
  const left = [...looks];
  const service: SheetRunService<never> = {
    list: async () => Ok(kept.map((run) => ({ ...run, planned: null }))),
    start: async () => Ok(aRun({ state: 'reading' })),
    show: async (_caller, id) => {
      calls.push(`look ${id}`);
      return (left.length > 1 ? left.shift() : left[0]) ?? Err({ code: 'import-not-found' });
    },
    readAgain: async () => Ok(aRun({ state: 'reading' })),
    apply: async (_caller, _id, seenAt) => {
      calls.push(`apply ${seenAt}`);
      return seenAt === 0 ? Ok(aRun({ state: 'writing' })) : Err({ code: 'import-changed' });
    },
    rejectedRows: async () => Err({ code: 'nothing-rejected' }),
    discard: async (_caller, _id, seenAt) => {
      calls.push(`discard ${seenAt}`);
      return seenAt === 0 ? Ok(undefined) : Err({ code: 'import-changed' });
    },
  };
  const clock = new SimulatedClock();
  const machine = createFollowingMachine<SheetRun<never>, SheetRunFailure>({
    show: (id) => service.show(caller, id),
    onDefect: (defect) => calls.push(String(defect)),
  });
  const actor = createActor(machine, { clock }).start();
  const requests = sheetRequests(service, caller);
  actor.on('reported', ({ from, to }) => {
    if (from === 'writing' && to !== 'writing') calls.push('written');
  });
  /** Time passes until nothing is under way. */
  const rest = async () => {
    for (let turns = 0; turns < 200 && !isResting(actor.getSnapshot()); turns += 1) {
      await waitFor(actor, (snapshot) => isResting(snapshot) || snapshot.matches('waiting'));
      clock.increment(5000);
      await Promise.resolve();
    }
    return actor.getSnapshot().context;
  };
  return { actor, requests, calls, rest };
};

describe('a sheet that is followed', () => {
  it('is asked about until it is read, and again until it is written, which is told once', async () => {
    const { actor, requests, calls, rest } = aFollower([
      Ok(aRun({ state: 'reading' })),
      Ok(aRun({ state: 'planned' })),
      Ok(aRun({ state: 'writing', progress: { done: 1, total: 2 } })),
      Ok(aRun({ state: 'done' })),
    ]);
    actor.send(requests.brought(aSheetUpload('x')));
    expect((await rest()).run?.state).toBe('planned');
    expect(calls).toEqual(['look one', 'look one']);
    actor.send(requests.applied(null));
    expect((await rest()).settled?.state).toBe('done');
    expect(calls).toEqual(['look one', 'look one', 'apply 0', 'look one', 'look one', 'written']);
    actor.send(requests.discarded());
    expect(await rest()).toMatchObject({ run: null, settled: null });
  });

  it('may be brought while what is kept is still looked for, which then is not shown', async () => {
    const { actor, requests, rest } = aFollower([Ok(aRun({}))], [aRun({ id: 'kept' })]);
    actor.send(requests.opened());
    expect([isResting(actor.getSnapshot()), mayBring(actor.getSnapshot())]).toEqual([false, true]);
    actor.send(requests.brought(aSheetUpload('x')));
    expect(mayBring(actor.getSnapshot())).toBe(false);
    expect((await rest()).run?.id).toBe('one');
  });

  it('is found again when its user opens the screen: the one under way, or the newest', async () => {
    const list = [aRun({ id: 'new' }), aRun({ id: 'mine', state: 'writing' }), aRun({ id: 'b', startedBy: 'eva' })];
    const going = aFollower([Ok(aRun({ id: 'mine', state: 'done' }))], list);
    going.actor.send(going.requests.opened());
    expect((await going.rest()).run?.id).toBe('mine');
    const newest = aFollower([Ok(aRun({ id: 'new' }))], [list[0] ?? aRun({}), aRun({ id: 'b', startedBy: 'eva' })]);
    newest.actor.send(newest.requests.opened());
    await newest.rest();
    expect(newest.calls).toEqual(['look new']);
    const none = aFollower([], [aRun({ startedBy: 'eva' })]);
    none.actor.send(none.requests.opened());
    expect((await none.rest()).run).toBeNull();
  });

  it('is looked for again where the server is away, and told after some looks', async () => {
    const away: Shown = Err({ code: 'unreachable' });
    const back = aFollower([away, away, Ok(aRun({ state: 'planned' }))]);
    back.actor.send(back.requests.brought(aSheetUpload('x')));
    expect(await back.rest()).toMatchObject({ failure: null, run: { state: 'planned' } });
    const gone = aFollower([away]);
    gone.actor.send(gone.requests.brought(aSheetUpload('x')));
    expect(await gone.rest()).toMatchObject({ failure: { code: 'unreachable' }, run: { state: 'reading' } });
    expect(gone.calls.length).toBe(6);
  });

  it('is looked at again where somebody else changed it before it was written, and why is said', async () => {
    const { actor, requests, calls, rest } = aFollower([
      Ok(aRun({ changedAt: 7 })),
      Ok(aRun({ changedAt: 9, mapping: 'other' })),
    ]);
    actor.send({ type: 'follow', id: 'one' });
    await rest();
    actor.send(requests.applied(null));
    expect(await rest()).toMatchObject({
      failure: { code: 'import-changed' },
      run: { changedAt: 9, mapping: 'other' },
      settled: { changedAt: 9, mapping: 'other' },
    });
    expect(calls).toEqual(['look one', 'apply 7', 'look one']);
  });

  it('is forgotten as it was seen, and looked at again where somebody else imported it since', async () => {
    const { actor, requests, calls, rest } = aFollower([
      Ok(aRun({ changedAt: 7 })),
      Ok(aRun({ changedAt: 9, state: 'done' })),
    ]);
    actor.send({ type: 'follow', id: 'one' });
    await rest();
    actor.send(requests.discarded());
    expect(await rest()).toMatchObject({
      failure: { code: 'import-changed' },
      settled: { changedAt: 9, state: 'done' },
    });
    expect(calls).toEqual(['look one', 'discard 7', 'look one']);
  });

  it('is followed where somebody else has it read again', async () => {
    const { actor, requests, rest } = aFollower([
      Ok(aRun({ changedAt: 7 })),
      Ok(aRun({ changedAt: 8, state: 'reading' })),
      Ok(aRun({ changedAt: 9 })),
    ]);
    actor.send({ type: 'follow', id: 'one' });
    await rest();
    actor.send(requests.applied(null));
    expect(await rest()).toMatchObject({ failure: null, settled: { changedAt: 9, state: 'planned' } });
  });

  it('shows what it was while it is read again', async () => {
    const { actor, requests, rest } = aFollower(
      [Ok(aRun({ state: 'failed', failure: { code: 'empty-sheet' } }))],
      [aRun({})],
    );
    actor.send({ type: 'follow', id: 'one' });
    await rest();
    actor.send(requests.readAgain(reading));
    await waitFor(actor, (snapshot) => snapshot.context.run?.state === 'reading');
    expect(actor.getSnapshot().context.settled?.state).toBe('failed');
  });
});
