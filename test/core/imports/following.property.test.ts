import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { nothingRead } from '#core/catalogue/import/import.machine.ts';
import type { ImportFailure, ImportRun } from '#core/catalogue/import/import.service.ts';
import { createFollowingMachine, lookEveryMs, maxMisses, type StateReported } from '#core/imports/following.machine.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

const aRun = (id: string, state: ImportState): ImportRun => ({
  ...{ id, state, kind: 'catalogue', fileName: `${id}.csv`, supplier: null, ...nothingRead },
  ...{ preview: null, changedAt: 0, failure: null },
});

interface Look {
  readonly id: string;
  answer(result: Result<ImportRun, ImportFailure>): void;
}

/** The machine on a clock of its own, with looks that are answered when the test says so. */
function aWorld() {
  const clock = new SimulatedClock();
  const looks: Look[] = [];
  const defects: unknown[] = [];
  const show = (id: string) => new Promise<Result<ImportRun, ImportFailure>>((answer) => looks.push({ id, answer }));
  const machine = createFollowingMachine({ show, onDefect: (defect) => defects.push(defect) });
  const actor = createActor(machine, { clock }).start();
  const reports: StateReported[] = [];
  actor.on('reported', (each) => reports.push(each));
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ actor, clock, looks, reports, defects, settle },
    seen: () => actor.getSnapshot().context,
    async answer(result: Result<ImportRun, ImportFailure>, which = looks.length - 1) {
      looks[which]?.answer(result);
      await settle();
    },
  };
}

const unreachable = Err({ code: 'unreachable' } as const);

describe('an import that is followed', () => {
  it('is looked at again while it is read, and no more once it is planned', async () => {
    const { actor, clock, looks, reports, answer, seen } = aWorld();
    actor.send({ type: 'follow', id: 'one' });
    await answer(Ok(aRun('one', 'reading')));
    clock.increment(lookEveryMs - 1);
    expect(looks).toHaveLength(1);
    clock.increment(1);
    expect(looks).toHaveLength(2);
    await answer(Ok(aRun('one', 'planned')));
    clock.increment(10 * lookEveryMs);
    expect(looks).toHaveLength(2);
    expect(seen()).toMatchObject({ id: 'one', run: { state: 'planned' }, failure: null });
    expect(reports).toEqual([
      { type: 'reported', from: null, to: 'reading' },
      { type: 'reported', from: 'reading', to: 'planned' },
    ]);
  });

  it('is tried again later each time the server cannot be reached, and says so after the last try', async () => {
    const { actor, clock, looks, answer, seen } = aWorld();
    actor.send({ type: 'started', run: aRun('one', 'reading') });
    clock.increment(lookEveryMs);
    for (let miss = 1; miss <= maxMisses; miss += 1) {
      await answer(unreachable);
      expect(seen().failure).toBeNull();
      clock.increment(lookEveryMs * miss - 1);
      expect(looks).toHaveLength(miss);
      clock.increment(1);
      expect(looks).toHaveLength(miss + 1);
    }
    await answer(unreachable);
    expect(seen()).toMatchObject({ run: { state: 'reading' }, failure: { code: 'unreachable' } });
    clock.increment(100 * lookEveryMs);
    expect(looks).toHaveLength(maxMisses + 1);
    actor.send({ type: 'follow', id: 'one' });
    await answer(Ok(aRun('one', 'done')));
    expect(seen()).toMatchObject({ run: { state: 'done' }, failure: null, misses: 0 });
  });

  it('any other failure is said at once', async () => {
    const { actor, answer, seen } = aWorld();
    actor.send({ type: 'follow', id: 'one' });
    await answer(Err({ code: 'import-not-found' }));
    expect(seen()).toMatchObject({ id: 'one', run: null, failure: { code: 'import-not-found' } });
  });

  it('does not go back to what a look says that began before somebody wrote it', async () => {
    const { actor, clock, looks, answer, seen } = aWorld();
    actor.send({ type: 'started', run: aRun('one', 'reading') });
    clock.increment(lookEveryMs);
    actor.send({ type: 'changed', run: aRun('one', 'writing') });
    await answer(Ok(aRun('one', 'planned')), 0);
    expect(seen().run?.state).toBe('writing');
    clock.increment(lookEveryMs);
    expect(looks).toHaveLength(2);
  });

  it('what was done to another one is not shown, nor followed', async () => {
    const { actor, clock, looks, answer, seen } = aWorld();
    actor.send({ type: 'follow', id: 'two' });
    actor.send({ type: 'changed', run: aRun('one', 'writing') });
    actor.send({ type: 'discarded', id: 'one' });
    actor.send({ type: 'outdated', id: 'one' });
    await answer(Ok(aRun('two', 'planned')));
    clock.increment(10 * lookEveryMs);
    expect(looks.map(({ id }) => id)).toEqual(['two']);
    expect(seen().run?.id).toBe('two');
  });

  it('is forgotten once it is discarded, and looked at where that was refused', async () => {
    const { actor, looks, answer, seen } = aWorld();
    actor.send({ type: 'started', run: aRun('one', 'planned') });
    actor.send({ type: 'outdated', id: 'one' });
    await answer(Ok(aRun('one', 'done')));
    expect(seen().run?.state).toBe('done');
    actor.send({ type: 'discarded', id: 'one' });
    expect(seen()).toEqual({ id: '', run: null, settled: null, failure: null, misses: 0 });
    expect(looks).toHaveLength(1);
  });

  it('a defect of the call is reported, and taken for a server that cannot be reached', async () => {
    const defects: unknown[] = [];
    const show = (): Promise<Result<ImportRun, ImportFailure>> => Promise.reject(new Error('broken'));
    const machine = createFollowingMachine({ show, onDefect: (defect) => defects.push(defect) });
    const actor = createActor(machine, { clock: new SimulatedClock() }).start();
    actor.send({ type: 'follow', id: 'one' });
    await new Promise<void>((done) => setImmediate(done));
    expect(defects).toHaveLength(1);
    expect(actor.getSnapshot().context.misses).toBe(1);
  });
});

type Step =
  | { readonly do: 'follow' | 'outdated' | 'discarded'; readonly id: string }
  | { readonly do: 'started' | 'changed'; readonly id: string; readonly state: ImportState }
  | { readonly do: 'answer'; readonly which: number; readonly state: ImportState | null }
  | { readonly do: 'wait'; readonly ms: number };

const ids = fc.constantFrom('one', 'two', 'three');
const states = fc.constantFrom<ImportState[]>('reading', 'planned', 'writing', 'done', 'failed');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('follow' as const, 'outdated' as const, 'discarded' as const), id: ids }),
  fc.record({ do: fc.constantFrom('started' as const, 'changed' as const), id: ids, state: states }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat(5), state: fc.option(states) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, lookEveryMs, 5 * lookEveryMs) }),
);

it('after any events in any order, the import that was asked for last is shown, and its end is reached', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { actor, clock, looks, settle, seen } = aWorld();
      const open = () => looks.filter((look) => !answered.has(look));
      const answered = new Set<Look>();
      const reply = async (look: Look | undefined, state: ImportState | null) => {
        if (look === undefined) return;
        answered.add(look);
        look.answer(state === null ? unreachable : Ok(aRun(look.id, state)));
        await settle();
      };
      let wanted = '';
      for (const taken of steps) {
        if (taken.do === 'answer') await reply(open()[taken.which], taken.state);
        else if (taken.do === 'wait') clock.increment(taken.ms);
        else if (taken.do === 'started' || taken.do === 'changed')
          actor.send({ type: taken.do, run: aRun(taken.id, taken.state) });
        else actor.send({ type: taken.do, id: taken.id });
        if (taken.do === 'follow' || taken.do === 'started') wanted = taken.id;
        if (taken.do === 'discarded' && taken.id === wanted) wanted = '';
        expect(seen().id).toBe(wanted);
        expect(seen().run === null || seen().run?.id === wanted).toBe(true);
      }
      if (wanted === '') return;
      actor.send({ type: 'follow', id: wanted });
      await reply(looks.at(-1), 'writing');
      clock.increment(lookEveryMs);
      await reply(looks.at(-1), 'done');
      // What was asked before may be answered last.
      for (const look of open()) await reply(look, 'reading');
      expect(seen()).toMatchObject({ id: wanted, run: { state: 'done' }, failure: null });
      expect(actor.getSnapshot().matches('resting')).toBe(true);
    }),
  );
});
