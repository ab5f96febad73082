import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  importHistoryProblem,
  importStateText,
  importUndoneText,
  importUndoText,
  undoQuestion,
  undoResultText,
} from '#adapters/texts/import-history.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { type UndoFacts, undoRefusal } from '#core/imports/import-undo.ts';
import { notUndoable, undoOffer } from '#core/imports/not-undoable.ts';

const last: UndoFacts = {
  ...{ isRunning: false, isUndone: false, isFollowed: false, changedSince: 0, listInUse: null, isRest: false },
};

const aRecord: ImportRecord = {
  ...{ id: 'a', kind: 'prices', fileName: 'mayo.csv', worksheet: '', supplier: null, importedBy: 'admin' },
  importedAt: '2026-11-24T12:00:00.000Z',
  counts: { new: 1, changed: 0, unchanged: 0, rejected: 0, missing: 0 },
  ...{
    isRunning: false,
    progress: null,
    brokeOff: false,
    isKept: false,
    hasRejectedRows: false,
    isLast: true,
    isFollowed: false,
    changedSince: 0,
    changedNames: [],
    listInUse: null,
    undo: null,
  },
  ...{ priceList: null, waiting: null },
};

describe('undoing an import', () => {
  it('is for the last one, while nothing of it was changed by something else', () => {
    expect(undoRefusal(last)).toBeNull();
    expect(undoRefusal({ ...last, isRunning: true })).toEqual({ code: 'import-running' });
    expect(undoRefusal({ ...last, isUndone: true })).toEqual({ code: 'already-undone' });
    expect(undoRefusal({ ...last, isFollowed: true })).toEqual({ code: 'later-import' });
    expect(undoRefusal({ ...last, changedSince: 3 })).toEqual({ code: 'changed-since-import', count: 3 });
    expect(undoRefusal({ ...last, changedSince: 3, isRest: true })).toBeNull();
    const listInUse = { list: 'Lista 3', customers: 2 };
    expect(undoRefusal({ ...last, changedSince: 3, isRest: true, listInUse })?.code).toBe('undone-list-in-use');
    expect(undoRefusal({ ...last, listInUse })).toEqual({ code: 'undone-list-in-use', ...listInUse });
    expect(importStateText({ ...aRecord, listInUse })).toBe(
      'No se puede deshacer. Con «Lista 3», que trajo, compran 2 clientes',
    );
  });

  it('is refused where any one reason stands, and each has its sentence', () => {
    const facts = fc.record({
      isRunning: fc.boolean(),
      isUndone: fc.boolean(),
      isFollowed: fc.boolean(),
      changedSince: fc.nat(5000),
      listInUse: fc.constantFrom(null, { list: 'Lista 3', customers: 1 }),
      isRest: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (facts) => {
        const refusal = undoRefusal(facts);
        expect(refusal === null).toBe(
          !facts.isRunning &&
            !facts.isUndone &&
            !facts.isFollowed &&
            (facts.changedSince === 0 || facts.isRest) &&
            facts.listInUse === null,
        );
        if (refusal !== null) expect(importHistoryProblem(refusal)).toMatch(/^[A-ZÁÉÍÓÚ].{20,}/);
      }),
    );
  });

  it('is offered, told as under way or done, or said not to be possible and why: one of them', () => {
    const undo = { askedBy: 'admin', undoneAt: null, kept: 0, keptThings: [], isCancelled: false };
    const records = fc.record({
      isLast: fc.boolean(),
      isFollowed: fc.boolean(),
      changedSince: fc.constantFrom(0, 1, 20, 1000),
      listInUse: fc.constantFrom(null, { list: 'Lista 3', customers: 1 }),
      undo: fc.constantFrom(null, undo),
      // Nothing is told of how far it is before its first rows are done.
      run: fc.constantFrom(
        { isRunning: false, progress: null },
        { isRunning: true, progress: null },
        { isRunning: true, progress: { done: 1, total: 2 } },
      ),
      waiting: fc.constantFrom(null, { at: '2026-11-24T12:00:00.000Z', hasFailed: false }),
      brokeOff: fc.boolean(),
    });
    fc.assert(
      fc.property(records, ({ run, ...others }) => {
        const facts = { ...others, ...run };
        const why = notUndoable(facts);
        const isOther = facts.undo !== null || facts.isRunning || facts.waiting !== null;
        expect(why === null).toBe(isOther || (facts.isLast && facts.listInUse === null));
        const notLast = facts.isFollowed ? 'later-import' : 'nothing-to-undo';
        if (why !== null) expect(why).toBe(facts.isLast ? 'list-in-use' : notLast);
        const offer = undoOffer(facts);
        const isOffered = facts.undo === null && (facts.waiting !== null || (facts.isLast && why === null));
        expect(offer !== null).toBe(isOffered);
        if (offer === 'rest') expect([facts.changedSince > 0, facts.waiting]).toEqual([true, null]);
        const stateText = importStateText({ ...aRecord, ...facts });
        expect(/No se puede deshacer|No tiene qué deshacer/.test(stateText)).toBe(why !== null);
        const saysNothing =
          facts.undo === null &&
          !facts.isRunning &&
          facts.progress === null &&
          facts.waiting === null &&
          !facts.brokeOff;
        expect(stateText === '').toBe(saysNothing && why === null && offer !== 'rest');
      }),
    );
  });

  it('names the newer import that has to be undone first, where it is listed', () => {
    const older = { ...aRecord, isLast: false, isFollowed: true };
    const newer = { ...aRecord, id: 'newer', fileName: 'precios.csv', importedAt: '2026-11-28T13:30:00.000Z' };
    expect(importStateText(older, [newer])).toBe(
      'No se puede deshacer: después se importó «precios.csv» (28/11/2026 10:30:00)',
    );
    expect(importStateText(older)).toBe('No se puede deshacer: después hubo otra');
    const running = { ...newer, id: 'running', fileName: 'stock.csv', isLast: false, isRunning: true };
    expect(importStateText(older, [running, newer])).toContain('después se importó «precios.csv»');
    expect(importStateText(older, [running])).toBe('No se puede deshacer: se está importando «stock.csv»');
  });

  it.each([
    [1, '1 artículo cambió después'],
    [20, '20 artículos cambiaron después'],
    [1000, '1.000 o más artículos cambiaron después'],
  ])('says that %d changed since', (changedSince, text) => {
    expect(importStateText({ ...aRecord, changedSince })).toBe(`${text}: se puede deshacer el resto`);
  });

  it('of the rest is asked with what changed since, by name', () => {
    const record = { ...aRecord, changedSince: 3, changedNames: ['6200 SKF', '6201 SKF'] };
    expect(undoQuestion(record)).toBe('¿Deshacer el resto de mayo.csv, de precios?');
    expect(undoResultText(record)).toContain('3 artículos cambiaron después (6200 SKF, 6201 SKF…): quedan como están.');
    expect(undoQuestion(aRecord)).toBe('¿Deshacer mayo.csv, de precios?');
    const resultText = (counts: Partial<typeof aRecord.counts>) =>
      undoResultText({ ...aRecord, counts: { ...aRecord.counts, ...counts } });
    expect(resultText({})).toMatch(/^Lo nuevo \(1\) se saca\. /);
    expect(resultText({ new: 0, changed: 3 })).toMatch(/^Lo que cambió \(3\) vuelve a estar como antes\. /);
    expect(resultText({ changed: 3 })).toMatch(
      /^Lo que cambió \(3\) vuelve a estar como antes, y lo nuevo \(1\) se saca\. /,
    );
  });

  it('says what stayed', () => {
    const undo = {
      askedBy: 'admin',
      undoneAt: '2026-11-24T12:00:00.000Z',
      kept: 0,
      keptThings: [],
      isCancelled: false,
    };
    expect(importUndoText({ ...undo, undoneAt: null })).toBe('Deshaciendo…');
    expect(importUndoText(undo)).toBe('Deshecha');
    expect(importUndoText({ ...undo, isCancelled: true })).toBe('Anulada antes de su hora');
    expect(importUndoneText(undo)).toBe(
      'Deshecha (admin, 24/11/2026 09:00:00). Las cifras son las de cuando se importó.',
    );
    expect(importUndoneText({ ...undo, isCancelled: true })).toBe(
      'Anulada antes de su hora (admin, 24/11/2026 09:00:00).',
    );
    expect(importUndoText({ ...undo, kept: 1 })).toBe('Deshecha, menos 1 artículo nuevo que ya está en uso');
    expect(importUndoText({ ...undo, kept: 1200 })).toBe('Deshecha, menos 1.200 artículos nuevos que ya están en uso');
  });
});
