import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSheetRun, type SheetRunEvent, whyNotForgotten } from '#core/sheets/sheet-run.machine.ts';
import type { StoredSheetRun } from '#core/sheets/sheet-run.ts';
import { aSheetReport, aSheetRun } from '#test/builders/sheet-run.builder.ts';

const report = aSheetReport({ mapping: 'remembered' });
const happenings = (seenAt: number): Readonly<Record<SheetRunEvent['type'], SheetRunEvent>> => ({
  planned: { type: 'planned', report, understood: null },
  again: { type: 'again', seenAt, mapping: 'told', sheet: '2', supplier: 'Uno' },
  applied: { type: 'applied', seenAt, supplier: 'Dos', at: null },
  overtaken: { type: 'overtaken', report },
  done: { type: 'done', report: { ...report, isDryRun: false } },
  failed: { type: 'failed', failure: { code: 'empty-file' }, understood: null },
});
const allowed: Readonly<Record<StoredSheetRun['state'], Partial<Record<SheetRunEvent['type'], string>>>> = {
  reading: { planned: 'planned', failed: 'failed' },
  planned: { again: 'reading', applied: 'writing' },
  writing: { done: 'done', overtaken: 'planned', failed: 'failed' },
  done: {},
  failed: { again: 'reading' },
};
const types = Object.keys(happenings(0)) as readonly SheetRunEvent['type'][];

describe('a sheet that was brought', () => {
  it('holds from the moment that was confirmed last, where it is of something, and keeps what it is of', () => {
    const moments = fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()));
    fc.assert(
      fc.property(moments, moments, (before, at) => {
        const target = { id: '7', at: before };
        const planned = aSheetRun({ state: 'planned', report, target });
        const applied = nextSheetRun(planned, { type: 'applied', seenAt: 0, supplier: null, at }, 1);
        expect(applied?.target).toEqual({ id: '7', at });
        const failed = nextSheetRun(
          applied ?? planned,
          { type: 'failed', failure: { code: 'interrupted' }, understood: null },
          2,
        );
        expect(failed?.target).toEqual({ id: '7', at });
        const ofAll = nextSheetRun({ ...planned, target: null }, { type: 'applied', seenAt: 0, supplier: null, at }, 1);
        expect(ofAll?.target).toBeNull();
      }),
    );
  });

  it('goes the way of its states, after any events in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...types)), (events) => {
        let run = aSheetRun({ importId: 'now', earlierImportId: 'before' });
        events.forEach((type, at) => {
          const next = nextSheetRun(run, happenings(run.changedAt)[type], at + 1);
          expect(next?.state).toBe(allowed[run.state][type]);
          if (next === null) return;
          expect(next.changedAt).toBe(at + 1);
          expect(next.failure !== null).toBe(next.state === 'failed');
          // What is to be written is what was seen.
          if (next.state === 'writing') expect([next.mapping, next.supplier]).toEqual(['remembered', 'Dos']);
          if (next.state === 'reading') expect([next.report, next.mapping, next.sheet]).toEqual([null, 'told', '2']);
          if (type === 'overtaken') expect(next.importId).toBe(run.earlierImportId);
          if (next.state === 'done') expect(next.report?.isDryRun).toBe(false);
          run = next;
        });
      }),
    );
  });

  it('is read again and written only as it was seen, in every state', () => {
    const states = fc.constantFrom('reading', 'planned', 'writing', 'done', 'failed');
    fc.assert(
      fc.property(states, fc.constantFrom('again', 'applied'), fc.nat(), fc.nat(), (state, type, changedAt, seenAt) => {
        const run = aSheetRun({ state, changedAt, report });
        const isAllowed = allowed[state][type] !== undefined && seenAt === changedAt;
        expect(nextSheetRun(run, happenings(seenAt)[type], 1) !== null).toBe(isAllowed);
        expect(nextSheetRun(run, happenings(changedAt)[type], 1)?.state).toBe(allowed[state][type]);
      }),
    );
  });

  it('is forgotten only as it was seen, and never while it is written', () => {
    const states = fc.constantFrom('reading', 'planned', 'writing', 'done', 'failed');
    fc.assert(
      fc.property(states, fc.nat(3), fc.nat(3), (state, changedAt, seenAt) => {
        const why = whyNotForgotten({ state, changedAt }, seenAt);
        expect(why === null).toBe(seenAt === changedAt && state !== 'writing');
        if (seenAt !== changedAt) expect(why).toEqual({ code: 'import-changed' });
        else if (why !== null) expect(why).toEqual({ code: 'import-not-ready', state: 'writing' });
      }),
    );
  });
});
