import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importHistoryProblem, importUndoText } from '#adapters/texts/import-history.es.ts';
import { type UndoFacts, undoRefusal } from '#core/catalogue/import/import-undo.ts';

const last: UndoFacts = { isRunning: false, isUndone: false, isFollowed: false, changedSince: 0 };

describe('undoing an import', () => {
  it('is for the last one, while nothing of it was changed by something else', () => {
    expect(undoRefusal(last)).toBeNull();
    expect(undoRefusal({ ...last, isRunning: true })).toEqual({ code: 'import-running' });
    expect(undoRefusal({ ...last, isUndone: true })).toEqual({ code: 'already-undone' });
    expect(undoRefusal({ ...last, isFollowed: true })).toEqual({ code: 'later-import' });
    expect(undoRefusal({ ...last, changedSince: 3 })).toEqual({ code: 'changed-since-import', count: 3 });
  });

  it('is refused where any one reason stands, and each has its sentence', () => {
    const facts = fc.record({
      isRunning: fc.boolean(),
      isUndone: fc.boolean(),
      isFollowed: fc.boolean(),
      changedSince: fc.nat(5000),
    });
    fc.assert(
      fc.property(facts, (facts) => {
        const refusal = undoRefusal(facts);
        expect(refusal === null).toBe(
          !facts.isRunning && !facts.isUndone && !facts.isFollowed && facts.changedSince === 0,
        );
        if (refusal !== null) expect(importHistoryProblem(refusal)).toMatch(/^[A-ZÁÉÍÓÚ].{20,}/);
      }),
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
    expect(importUndoText({ ...undo, kept: 1 })).toBe('Deshecha, menos 1 artículo nuevo que ya está en uso');
    expect(importUndoText({ ...undo, kept: 1200 })).toBe('Deshecha, menos 1.200 artículos nuevos que ya están en uso');
  });
});
