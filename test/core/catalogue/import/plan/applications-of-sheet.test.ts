import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApplicationDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { applicationsOfSheet } from '#core/catalogue/import/plan/applications-of-sheet.ts';
import { unionOfYears, writtenYears, type YearRanges } from '#core/catalogue/import/years/year-ranges.ts';

const application = (line: number, model: string, years: YearRanges): ApplicationDraft => ({
  ...{ line, code: 'BKR6E', vehicleBrand: 'Volkswagen', model, years },
});

it('rows alike but for their years are one, of all their years; the same years again are a repetition', () => {
  const sheet = applicationsOfSheet();
  expect(sheet.add(application(2, 'Gol', [{ from: 1998, to: 2004 }]))).toBeUndefined();
  expect(sheet.add(application(3, 'Polo', [{}]))).toBeUndefined();
  expect(sheet.add(application(4, 'GOL', [{ from: 2008, to: 2012 }]))).toBeUndefined();
  expect(sheet.add(application(5, 'gol', [{ from: 2008, to: 2012 }]))).toEqual({
    code: 'duplicate-in-file',
    firstLine: 4,
    name: 'BKR6E',
  });
  expect([...sheet.drafts()]).toEqual([
    application(2, 'Gol', [
      { from: 1998, to: 2004 },
      { from: 2008, to: 2012 },
    ]),
    application(3, 'Polo', [{}]),
  ]);
});

it('of words that one row parts and another does not, the position that is said counts', () => {
  const parted = { position: 'Delantero', notes: 'con ABS' };
  const joined = { notes: 'Delantero · con ABS' };
  const until = [{ to: 2004 }];
  const since = [{ from: 2005 }];
  for (const [first, second] of [
    [joined, parted],
    [parted, joined],
  ] as const) {
    const sheet = applicationsOfSheet();
    expect(sheet.add({ ...application(2, 'Gol', until), ...first })).toBeUndefined();
    expect(sheet.add({ ...application(3, 'Gol', since), ...second })).toBeUndefined();
    expect([...sheet.drafts()]).toEqual([{ ...application(2, 'Gol', [{}]), ...parted }]);
  }
});

it('the order of the rows does not matter', () => {
  const start = fc.integer({ min: 1950, max: 2050 });
  const years = fc.tuple(start, fc.nat(12)).map(([from, more]): YearRanges => [{ from, to: from + more }]);
  const row = fc.tuple(fc.constantFrom('Gol', 'Polo', 'Fox'), years);
  const yearsByModel = (rows: readonly (readonly [string, YearRanges])[]) => {
    const sheet = applicationsOfSheet();
    for (const [line, [model, each]] of rows.entries()) sheet.add(application(line, model, each));
    return new Map([...sheet.drafts()].map((draft) => [draft.model, writtenYears(draft.years)]));
  };
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const all = yearsByModel(rows);
      expect(all).toEqual(
        new Map(
          [...new Set(rows.map(([model]) => model))].map((model) => [
            model,
            writtenYears(unionOfYears(rows.flatMap(([of, each]) => (of === model ? each : [])))),
          ]),
        ),
      );
      expect(new Map([...yearsByModel([...rows].reverse())].sort())).toEqual(new Map([...all].sort()));
    }),
  );
});
