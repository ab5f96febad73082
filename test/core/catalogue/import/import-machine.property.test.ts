import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImportEvent, nextRun, nothingRead } from '#core/catalogue/import/import.machine.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';

const begun: ImportRun = {
  id: 'run',
  kind: 'prices',
  fileName: 'lista.csv',
  supplier: null,
  state: 'reading',
  ...nothingRead,
  preview: null,
  changedAt: 0,
  failure: null,
};

const changedSince = { count: 1, rows: [], isUndone: false };

const progress = fc.record({
  rowsRead: fc.nat(1000),
  summary: fc.record({ new: fc.nat(1000), brand: fc.string() }).map(({ new: fresh, brand }) => ({
    ...emptySummary,
    new: fresh,
    newNames: { ...emptySummary.newNames, brands: [brand] },
  })),
});
const event: fc.Arbitrary<ImportEvent> = fc.oneof(
  progress.map((facts) => ({ type: 'advanced', ...facts }) as const),
  progress.map((facts) => ({ type: 'read', ...facts }) as const),
  fc.constant({
    type: 'understood',
    columns: [{ field: 'code', column: 0 }],
    decimal: 'point',
    constants: [{ field: 'brand', value: 'HELLA' }],
    headings: ['Código', 'Foto'],
    unknownHeadings: ['Foto'],
  } as const),
  fc.constant({
    type: 'opened',
    preview: { sheets: [], sheet: '', others: [], headingRow: 0, rows: [['Código']] },
  } as const),
  fc.constantFrom('ACME', null).map((supplier) => ({ type: 'mapped', supplier }) as const),
  fc.constant({ type: 'applied' } as const),
  progress.map((facts) => ({ type: 'overtaken', changedSince, ...facts }) as const),
  fc.constant({ type: 'published' } as const),
  fc
    .constantFrom({ code: 'interrupted' } as const, { code: 'heading-not-found', seen: ['x'] } as const)
    .map((failure) => ({ type: 'failed', failure }) as const),
);

/** What may come of a state, by the rule. */
const mayBecome: Readonly<Record<ImportRun['state'], readonly ImportRun['state'][]>> = {
  reading: ['reading', 'planned', 'failed'],
  planned: ['writing', 'reading'],
  writing: ['writing', 'planned', 'done', 'failed'],
  done: [],
  failed: ['reading'],
};

describe('an import, after any events in any order', () => {
  it('goes from reading to planned to writing to done, or fails while it is read or written', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let run = begun;
        for (const one of events) {
          const next = nextRun(run, one);
          if (next === null) continue;
          expect(mayBecome[run.state]).toContain(next.state);
          expect(next.failure !== null).toBe(next.state === 'failed');
          // Only a sheet that was not understood is read again after a failure, and then as if it never had been.
          if (run.state === 'failed') expect(run.failure !== null && isMisunderstood(run.failure)).toBe(true);
          if (one.type === 'mapped') expect(next).toEqual({ ...begun, supplier: one.supplier });
          // The rows of the whole file are known exactly from the end of reading on.
          if (next.state === 'planned') expect(next.rowsTotal).toBe(next.rowsRead);
          // What changed since the look is told until somebody asks for something else.
          expect(next.changedSince).toEqual(one.type === 'overtaken' ? changedSince : null);
          // What is new before it is written stays to be read afterwards.
          if ((run.state === 'planned' && next.state === 'writing') || run.state === 'writing') {
            expect(next.summary.newNames).toEqual(run.summary.newNames);
          }
          run = next;
        }
      }),
    );
  });

  it('is published only while it is written', () => {
    const planned = nextRun(begun, { type: 'read', rowsRead: 3, summary: emptySummary });
    expect(planned).toMatchObject({ state: 'planned', rowsRead: 3, rowsTotal: 3 });
    if (planned === null) return;
    expect(nextRun(planned, { type: 'published' })).toBeNull();
    const writing = nextRun(planned, { type: 'applied' });
    expect(writing).toMatchObject({ state: 'writing', rowsRead: 0, rowsTotal: 3 });
    expect(writing && nextRun(writing, { type: 'published' })).toMatchObject({ state: 'done' });
  });
});
