import { describe, expect, it } from 'vitest';
import { undoingOf } from '#cli/screens/import-work.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const record = (facts: Partial<ImportRecord>): ImportRecord =>
  ({
    ...{ id: '7', isLast: true, isFollowed: false, isRunning: false, brokeOff: false, changedSince: 0 },
    ...{ changedNames: [], listInUse: null, undo: null, progress: null, waiting: null, kind: 'customers' },
    ...facts,
  }) as ImportRecord;

describe('the undoing of an import', () => {
  const goes = async (records: readonly ImportRecord[]) => {
    const history = { list: async () => Ok({ records, next: null }) };
    return (await undoingOf(history as never, callerOf(0), '7', () => '')).unwrap();
  };

  it('goes on until the history says when it was done', async () => {
    const undo = { undoneAt: null } as ImportRecord['undo'];
    expect(await goes([record({ undo })])).toBe('under-way');
  });

  it('that was given up leaves the import as it is, and says why', async () => {
    expect(await goes([record({})])).toEqual({ notDone: 'No se pudo deshacer. Con z se prueba de nuevo' });
    expect(await goes([record({ isLast: false, isFollowed: true })])).toEqual({
      notDone: expect.stringMatching(/^No se pudo deshacer\. \S/),
    });
  });

  it('that a later import keeps from being done names that one', async () => {
    const later = record({ id: '9', fileName: 'martes.csv', importedAt: '2026-11-24T13:00:00Z' });
    expect(await goes([later, record({ isLast: false, isFollowed: true })])).toEqual({
      notDone: 'No se pudo deshacer. No se puede deshacer: después se importó «martes.csv» (24/11/2026 10:00:00)',
    });
  });

  it('of an import that the history lacks is over', async () => {
    expect(await goes([])).toEqual({ undone: 'Deshecha' });
  });
});
