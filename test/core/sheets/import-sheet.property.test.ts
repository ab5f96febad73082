import fc from 'fast-check';
import { describe as about, expect, it } from 'vitest';
import { Err, Ok } from '#core/shared/result.ts';
import { importSheet, type SheetKind } from '#core/sheets/import-sheet.ts';
import { noneMissing, withMissing } from '#core/sheets/missing-things.ts';
import { maxExamples, maxRejectedAnswered } from '#core/sheets/sheet.service.ts';
import { sheetColumnSet } from '#core/sheets/sheet-columns.ts';
import type { EndedSheetImport, SheetImportRepository } from '#core/sheets/sheet-import.repository.port.ts';
import type { SheetLook } from '#core/sheets/sheet-look.ts';
import type { SheetTable } from '#core/sheets/sheet-table.port.ts';
import { aSheetUpload } from '#test/builders/sheet-upload.builder.ts';

type Step = { readonly kind: 'new' | 'changed' | 'unchanged' };
type Reason = { readonly code: string };
const kinds = ['new', 'changed', 'unchanged', 'rejected'] as const;

const columns = sheetColumnSet<'code' | 'name'>({
  kind: 'customers',
  headings: { code: ['Código', 'Cod.'], name: ['Nombre'] },
  required: ['code'],
  constants: ['name'],
  numbers: [],
});
const describe = () => ({ name: 'it', changes: [] });
const missing = async () => noneMissing;
const upload = aSheetUpload('');
const author = { userName: 'admin', actedBy: null };

/** A sheet of these headings and rows. */
const aTable = (
  headings: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly unreadable?: readonly number[] }[],
  isText = true,
): SheetTable => ({
  isText,
  sheets: [],
  sheet: '',
  others: [],
  rows: [{ cells: headings }, ...rows].map((row, at) => ({ numeric: [], unreadable: [], ...row, line: at + 1 })),
});

const partsOf = (table: SheetTable) => ({
  tables: { read: async () => Ok(table) },
  mappings: { find: async () => null, remember: async () => undefined },
  imports: {
    goOn: async () => null,
    begin: async () => undefined,
    advance: async () => undefined,
    end: async () => undefined,
  },
  clock: { now: () => 0 },
  yieldToOthers: async () => undefined,
});

interface Ways {
  readonly refuses?: boolean;
  readonly maxTogether?: number;
  readonly allRejected?: boolean;
}

const imported = async (
  table: SheetTable,
  isDryRun: boolean,
  { refuses = false, maxTogether, allRejected }: Ways = {},
) => {
  const written: Step[][] = [];
  const kind: SheetKind<'code' | 'name', Step, Reason> = {
    name: 'customers',
    maxRows: 2000,
    columns,
    plan: async () => ({
      decide: (cells) => {
        const does = kinds.find((each) => each === cells.code) ?? 'rejected';
        return does === 'rejected' ? { kind: does, reasons: [{ code: 'no' }] } : { kind: does };
      },
      describe,
      missing,
    }),
    ...(maxTogether === undefined ? {} : { maxTogether }),
    async write(steps) {
      written.push([...steps]);
      return Ok(steps.map(() => (refuses ? { code: 'late' } : null)));
    },
  };
  return {
    report: (
      await importSheet(partsOf(table), kind, upload, author, { importId: isDryRun ? null : 'import', allRejected })
    ).unwrap(),
    written,
  };
};
const tableOf = (cells: readonly string[]): SheetTable =>
  aTable(
    ['COD', 'Nombre', 'Otra'],
    cells.map((code) => ({ cells: [code, '', ''] })),
  );

about('a sheet that is imported', () => {
  it('tells of each row what it does, once, and a dry run writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { maxLength: 30 }), async (rows) => {
        const dry = await imported(tableOf(rows), true);
        const done = await imported(tableOf(rows), false);
        expect(dry.written).toEqual([]);
        const isRecorded = rows.some((each) => each !== 'unchanged');
        expect(dry.report.importId).toBeNull();
        expect(done.report).toEqual({ ...dry.report, isDryRun: false, importId: isRecorded ? 'import' : null });
        const { created, changed, unchanged, rejected } = done.report;
        expect(created + changed + unchanged + rejected.length).toBe(rows.length);
        expect(rejected.map(({ line }) => line)).toEqual(
          rows.flatMap((each, at) => (each === 'rejected' ? [at + 2] : [])),
        );
        expect(done.written.length).toBe(created + changed);
      }),
    );
  });

  it('writes some together where its kind says so, each of them once and in their order', async () => {
    const together = fc.integer({ min: 1, max: 7 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { maxLength: 30 }), together, async (rows, max) => {
        const apart = await imported(tableOf(rows), false);
        const done = await imported(tableOf(rows), false, { maxTogether: max });
        expect(done.report).toEqual(apart.report);
        expect(done.written.flat()).toEqual(apart.written.flat());
        expect(done.written.length).toBe(Math.ceil(apart.written.length / max));
        expect((await imported(tableOf(rows), false, { refuses: true, maxTogether: max })).report.rejected.length).toBe(
          rows.filter((each) => each !== 'unchanged').length,
        );
      }),
    );
  });

  it('ends where it is once nothing more can be written, and lets others go first, also with rejected rows', async () => {
    const table = tableOf(Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? 'new' : 'rejected')));
    let [calls, yielded] = [0, 0];
    const kind: SheetKind<'code' | 'name', Step, Reason> = {
      ...{ name: 'customers', maxRows: 1000, columns, maxTogether: 100 },
      plan: async () => ({
        decide: (cells) => (cells.code === 'new' ? { kind: 'new' } : { kind: 'rejected', reasons: [{ code: 'no' }] }),
        describe,
        missing,
      }),
      async write() {
        calls += 1;
        return calls === 2 ? Err({ code: 'catalogue-busy', holder: 'ana' }) : Ok([]);
      },
    };
    const parts = {
      ...partsOf(table),
      yieldToOthers: async () => {
        yielded += 1;
      },
    };
    expect((await importSheet(parts, kind, upload, author, { importId: 'import' })).val).toEqual({
      code: 'catalogue-busy',
      holder: 'ana',
    });
    expect(calls).toBe(2);
    yielded = 0;
    expect((await importSheet(parts, kind, upload, author, { importId: null })).ok).toBe(true);
    expect(yielded).toBeGreaterThanOrEqual(10);
  });

  it('answers some of many rejected rows with their count, or all where they are asked for', async () => {
    const table = tableOf(Array.from({ length: maxRejectedAnswered + 5 }, () => 'rejected'));
    const some = (await imported(table, true)).report;
    expect([some.rejected.length, some.rejectedCount]).toEqual([maxRejectedAnswered, maxRejectedAnswered + 5]);
    const all = (await imported(table, true, { allRejected: true })).report;
    expect(all.rejected.map(({ line }) => line)).toEqual(table.rows.slice(1).map(({ line }) => line));
    expect(all.rejectedCount).toBe(some.rejectedCount);
  });

  it('rejects what could not be written, and what no column can be read of', async () => {
    expect((await imported(tableOf(['new']), false, { refuses: true })).report).toMatchObject({
      created: 0,
      ignored: ['Otra'],
      rejected: [{ line: 2, reasons: [{ code: 'late' }] }],
    });
    const damaged = aTable(['COD', 'Nombre', 'Otra'], [{ cells: ['', '', ''], unreadable: [0, 2] }]);
    expect((await imported(damaged, true)).report.rejected).toMatchObject([
      { reasons: [{ code: 'cell-unreadable', heading: 'COD' }] },
    ]);
  });

  it('skips its headings where they stand again, and reads no line whose cells it cannot tell apart', async () => {
    const of = (...rows: readonly (readonly string[])[]): SheetTable =>
      aTable(
        ['COD', 'Nombre'],
        rows.map((cells) => ({ cells, unreadable: [0] })),
      );
    const again = of(['cod.', 'NOMBRE'], ['COD', 'Nómbre ']);
    expect((await imported(again, false)).report).toMatchObject({ created: 0, rejected: [] });
    const beyond = of(['new', 'Ruiz', '', 'Hijos']);
    const reasons = [{ code: 'too-many-cells', cells: 4, headings: 2 }];
    expect((await imported(beyond, false)).report.rejected).toMatchObject([{ line: 2, reasons }]);
    const workbook = [{ code: 'cells-beyond-headings', cells: 4, headings: 2 }];
    expect((await imported({ ...beyond, isText: false }, false)).report.rejected).toMatchObject([
      { reasons: workbook },
    ]);
  });

  it('tells what no row names, counted as long as the first are named, and hands over the rows that could not be read', async () => {
    const table = aTable(['COD', 'Nombre'], [{ cells: ['new', ''] }, { cells: ['bad', 'Ruiz'], unreadable: [0] }]);
    const names = Array.from({ length: maxExamples + 7 }, (_, at) => `C-${at}`);
    const kept: number[] = [];
    const parts = {
      ...partsOf(table),
      imports: {
        goOn: async () => null,
        begin: async () => undefined,
        advance: async () => undefined,
        end: async (_id: string, { counts }: EndedSheetImport) => void kept.push(counts.missing),
      },
    };
    const kind: SheetKind<'code' | 'name', Step, Reason> = {
      ...{ name: 'customers', maxRows: 20, columns },
      plan: async () => ({
        decide: () => ({ kind: 'new' }),
        describe,
        async missing(undecided) {
          expect(undecided).toEqual([[{ code: 'bad', name: 'Ruiz' }]]);
          return withMissing(withMissing(noneMissing, names.slice(0, 400)), names.slice(400));
        },
      }),
      write: async (steps) => Ok(steps.map(() => null)),
    };
    for (const isDryRun of [true, false]) {
      const report = (
        await importSheet(parts, kind, upload, author, { importId: isDryRun ? null : 'import' })
      ).unwrap();
      expect(report.missing).toEqual({ count: names.length, names: names.slice(0, maxExamples) });
    }
    expect(kept).toEqual([names.length]);
  });

  it('keeps a record that tells how far it is, which is whole where it came to its end; a dry run keeps none', async () => {
    type RecordCall = readonly [string, ...unknown[]];
    const run = async (rows: readonly string[], isDryRun: boolean, breaksAt = Number.POSITIVE_INFINITY) => {
      const recordCalls: RecordCall[] = [];
      let [now, writes] = [0, 0];
      const imports: SheetImportRepository = {
        goOn: async () => null,
        begin: async () => void recordCalls.push(['begin']),
        advance: async (_id, { done, total }) => void recordCalls.push(['advance', done, total]),
        end: async (_id, { counts, rejected, isWhole }) =>
          void recordCalls.push(['end', counts.new, rejected.length, isWhole]),
      };
      const parts = { ...partsOf(tableOf(rows)), imports, clock: { now: () => now } };
      const kind: SheetKind<'code' | 'name', Step, Reason> = {
        ...{ name: 'customers', maxRows: 20, columns },
        plan: async () => ({
          decide: ({ code }) => (code === 'new' ? { kind: 'new' } : { kind: 'rejected', reasons: [{ code: 'no' }] }),
          describe,
          missing,
        }),
        async write(steps) {
          writes += 1;
          now += 300;
          return writes === breaksAt ? Err({ code: 'catalogue-busy', holder: '' }) : Ok(steps.map(() => null));
        },
      };
      await importSheet(parts, kind, upload, author, { importId: isDryRun ? null : 'import' });
      return recordCalls;
    };
    expect(await run(['new', 'rejected', 'new', 'new', 'new'], false)).toEqual([
      ['begin'],
      ['advance', 1, 5],
      ['advance', 4, 5],
      ['end', 4, 1, true],
    ]);
    expect(await run(['rejected', 'rejected'], false)).toEqual([['begin'], ['end', 0, 2, true]]);
    expect(await run(['rejected', 'new'], false, 1)).toEqual([['begin'], ['end', 0, 1, false]]);
    expect(await run([], false)).toEqual([]);
    expect(await run(['new', 'rejected'], true)).toEqual([]);
  });

  it('that a process left in the middle goes on as the same import: each row is written once, and all are counted', async () => {
    const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(codes, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }), async (rows, at, max) => {
        const stored: string[] = [];
        const recordCalls: string[] = [];
        let written: { new: number; changed: number } | null = null;
        const stop = new AbortController();
        const imports: SheetImportRepository = {
          goOn: async () => written,
          begin: async () => void recordCalls.push('begin'),
          advance: async () => undefined,
          end: async (_id, { counts, isWhole }) =>
            void recordCalls.push(`end ${counts.new} ${counts.unchanged} ${isWhole}`),
        };
        const kind: SheetKind<'code' | 'name', Step, Reason> = {
          ...{ name: 'customers', maxRows: 20, columns, maxTogether: max },
          plan: async () => {
            const held = new Set(stored);
            return { decide: ({ code = '' }) => ({ kind: held.has(code) ? 'unchanged' : 'new' }), describe, missing };
          },
          async write(steps) {
            // What its rows are is known by how many are written: they come in their order.
            const left = rows.filter((code) => !stored.includes(code)).slice(0, steps.length);
            stored.push(...left);
            written = { new: stored.length, changed: 0 };
            if (stored.length >= at) stop.abort();
            return Ok(steps.map(() => null));
          },
        };
        const parts = { ...partsOf(tableOf(rows)), imports };
        const first = await importSheet(parts, kind, upload, author, { importId: 'import', signal: stop.signal });
        if (!first.ok) expect([first.val, recordCalls]).toEqual([{ code: 'given-up' }, ['begin']]);
        const last = first.ok ? first : await importSheet(parts, kind, upload, author, { importId: 'import' });
        expect(last.unwrap()).toMatchObject({ created: rows.length, unchanged: 0, importId: 'import' });
        expect(stored).toEqual(rows);
        expect(recordCalls).toEqual(['begin', `end ${rows.length} 0 true`]);
      }),
    );
  });

  it('that was looked at is written only where each row finds what there was; else nothing is, and it is looked at anew', async () => {
    const zones = fc.array(fc.constantFrom('', 'Norte', 'Sur'), { minLength: 3, maxLength: 3 });
    const codes = ['A', 'B', 'C'];
    await fc.assert(
      fc.asyncProperty(zones, zones, fc.boolean(), async (then, now, isBegun) => {
        let there = then;
        const written: string[] = [];
        const ended: string[] = [];
        const kind: SheetKind<'code' | 'name', Step & { readonly code: string }, Reason> = {
          ...{ name: 'customers', maxRows: 20, columns },
          plan: async () => ({
            decide: ({ code = '' }) => {
              const held = there[codes.indexOf(code)] ?? '';
              return { kind: held === '' ? 'new' : held === 'Sur' ? 'unchanged' : 'changed', code };
            },
            describe: ({ kind: does, code }) => ({
              name: code,
              changes: does === 'changed' ? [{ field: 'zone', from: 'Norte', to: 'Sur' }] : [],
            }),
            missing,
          }),
          async write(steps) {
            written.push(...steps.map(({ code }) => code));
            return Ok(steps.map(() => null));
          },
        };
        const imports: SheetImportRepository = {
          ...partsOf(tableOf([])).imports,
          goOn: async () => (isBegun ? { new: 0, changed: 0 } : null),
          end: async () => void ended.push('end'),
        };
        const parts = { ...partsOf(tableOf(codes)), imports };
        const looks: SheetLook[] = [];
        const look = async (importId: string | null) =>
          (
            await importSheet(parts, kind, upload, author, {
              importId,
              look: looks.at(-1) ?? null,
              onLook: (found) => void looks.push(found),
            })
          ).unwrap();
        expect((await look(null)).changedSince).toBeNull();
        there = now;
        const report = await look('import');
        const movedOnes = codes.filter((_, at) => now[at] !== 'Sur' && now[at] !== then[at]);
        const isAsked = movedOnes.length > 0 && !isBegun;
        expect(report.changedSince?.rows.map(({ name }) => name) ?? []).toEqual(isAsked ? movedOnes : []);
        expect(report.isDryRun).toBe(isAsked);
        if (isAsked) {
          expect([written, ended, report.importId]).toEqual([[], [], null]);
          // What it was told counts as seen.
          expect(await look('import')).toMatchObject({ isDryRun: false, changedSince: null });
        }
        expect(written).toEqual(codes.filter((_, at) => now[at] !== 'Sur'));
      }),
    );
  });

  it('is written as it was planned, with any mapping remembered between the two', async () => {
    const headings = ['Código', 'Nombre', 'Otra'] as const;
    const remembered = fc.option(
      fc
        .record({ code: fc.constantFrom(...headings), name: fc.constantFrom(...headings) })
        .map((chosen) =>
          JSON.stringify({ kind: 'customers', columns: chosen.code === chosen.name ? { code: chosen.code } : chosen }),
        ),
    );
    await fc.assert(
      fc.asyncProperty(remembered, remembered, remembered, async (ownMapping, before, meanwhile) => {
        let [mapping, isWritten] = [before, false];
        const read: Record<'planned' | 'written', unknown[]> = { planned: [], written: [] };
        const parts = {
          ...partsOf(aTable(headings, [{ cells: ['1', '2', '3'] }, { cells: ['4', '5', '6'] }])),
          mappings: {
            find: async () => (mapping === null ? null : { kind: 'customers' as const, supplier: '', mapping }),
            remember: async (entry: { readonly mapping: string }) => {
              mapping = entry.mapping;
            },
          },
        };
        const kind: SheetKind<'code' | 'name', Step, Reason> = {
          ...{ name: 'customers', maxRows: 20, columns },
          plan: async (rows) => {
            read[isWritten ? 'written' : 'planned'].push(...rows);
            return { decide: () => ({ kind: 'new' }), describe, missing };
          },
          write: async (steps) => Ok(steps.map(() => null)),
        };
        const brought = { ...upload, mapping: ownMapping, supplier: 'Mi sistema' };
        const planned = (await importSheet(parts, kind, brought, author, { importId: null })).unwrap();
        expect(planned.mapping).toBe(ownMapping ?? before);
        mapping = meanwhile;
        isWritten = true;
        const asPlanned = { ...brought, mapping: planned.mapping };
        const done = (await importSheet(parts, kind, asPlanned, author, { importId: 'import' })).unwrap();
        expect(read.planned.length).toBe(2);
        expect(read.written).toEqual(read.planned);
        expect(done.mapping).toBe(planned.mapping);
        // What it was read with is what is remembered; by its headings alone nothing is.
        expect(mapping).toBe(planned.mapping ?? meanwhile);
      }),
    );
  });

  it('keeps the rows that rejected ones repeat, whole things and no row twice, beside them in their file', async () => {
    const table = aTable(
      ['Código', 'Nombre'],
      [
        ['a', 'first'],
        ['b', 'bad'],
        ['a', 'its other row'],
        ['c', 'repeats a'],
        ['d', 'repeats a too'],
        ['e', 'repeats the bad one'],
      ].map((cells) => ({ cells })),
    );
    const ended: EndedSheetImport[] = [];
    const parts = {
      ...partsOf(table),
      imports: {
        ...partsOf(table).imports,
        end: async (_id: string, each: EndedSheetImport) => void ended.push(each),
      },
    };
    const repeats: Record<string, number> = { c: 2, d: 2, e: 3 };
    const kind: SheetKind<'code' | 'name', Step, Reason | { readonly code: 'code-repeated'; readonly line: number }> = {
      ...{ name: 'customers', maxRows: 20, columns },
      groupsOf: (all) => all.map(({ code = '' }) => code),
      plan: async () => ({
        decide({ code = '' }) {
          const line = repeats[code];
          if (line !== undefined) return { kind: 'rejected', reasons: [{ code: 'code-repeated', line }] };
          return code === 'b' ? { kind: 'rejected', reasons: [{ code: 'no' }] } : { kind: 'new' };
        },
        describe,
        missing,
      }),
      write: async (steps) => Ok(steps.map(() => null)),
    };
    const report = (await importSheet(parts, kind, upload, author, { importId: 'import' })).unwrap();
    const reasons = [5, 6].map((line) => ({ code: 'repeated-below', line }));
    expect(report.kept).toEqual([
      { line: 2, cells: ['a', 'first'], reasons },
      { line: 4, cells: ['a', 'its other row'], reasons },
    ]);
    expect(report.rejectedCount).toBe(4);
    expect(ended[0]?.counts.rejected).toBe(4);
    expect(ended[0]?.rejected.map(({ line }) => line).sort()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('takes rows of one thing together, wherever they stand, and rejects all of them or none', async () => {
    const group = fc.constantFrom('a', 'b', 'c', '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(group, fc.boolean()), { maxLength: 20 }), async (rows) => {
        const decisions: (readonly [first: string, others: number])[] = [];
        const kind: SheetKind<'code' | 'name', Step, Reason> = {
          ...{ name: 'customers', maxRows: 20, columns },
          groupsOf: (all) => all.map(({ code = '' }) => code || null),
          plan: async (all) => {
            expect(all.length).toBe(rows.length);
            return {
              decide({ code = '' }, _line, others) {
                decisions.push([code, others.length]);
                expect(others.every((other) => other.code === code)).toBe(true);
                return { kind: 'new' };
              },
              describe,
              missing,
            };
          },
          write: async (steps) => Ok(steps.map(() => null)),
        };
        const table = aTable(
          ['Código'],
          rows.map(([code, isBad]) => ({ cells: [code], unreadable: isBad ? [0] : [] })),
          false,
        );
        const report = (await importSheet(partsOf(table), kind, upload, author, { importId: null })).unwrap();
        const isOut = (code: string, at: number) =>
          code === '' ? rows[at]?.[1] === true : rows.some(([other, isBad]) => other === code && isBad);
        expect(report.rejected.map(({ line }) => line)).toEqual(
          rows.flatMap(([code], at) => (isOut(code, at) ? [at + 2] : [])),
        );
        expect(decisions.length).toBe(report.created);
        expect(decisions.reduce((sum, [, others]) => sum + 1 + others, 0) + report.rejected.length).toBe(rows.length);
      }),
    );
  });
});
