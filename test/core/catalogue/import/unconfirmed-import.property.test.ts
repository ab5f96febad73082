import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredImport } from '#core/catalogue/import/import.repository.port.ts';
import { unconfirmedOf } from '#core/catalogue/import/unconfirmed-import.ts';
import { importRetentionMs } from '#core/imports/import-retention.ts';
import { anImport, now } from '#test/contracts/import-repository.contract.ts';

const failures = [null, { code: 'missing-columns', missing: [], unknown: [] }, { code: 'interrupted' }] as const;

it('are those that are planned or wait for their columns, are still kept and not looked at again, in their order', () => {
  const stored = fc
    .record({
      state: fc.constantFrom('reading', 'planned', 'writing', 'done', 'failed'),
      failure: fc.constantFrom(...failures),
      isGivenUp: fc.boolean(),
      unaskedMs: fc.integer({ min: 0, max: 2 * importRetentionMs }),
      fileName: fc.constantFrom('lista.xlsx', 'otra.xlsx'),
      sheet: fc.constantFrom('Autos', 'Agro'),
      startedBy: fc.constantFrom('admin', 'otro'),
    })
    .map(({ state, failure, isGivenUp, unaskedMs, fileName, sheet, startedBy }) => {
      const one = anImport(state, { isGivenUp, startedBy, lookedAt: now - unaskedMs, changedAt: now - unaskedMs });
      const preview = { sheets: ['Autos', 'Agro'], sheet, others: [], headingRow: 0, rows: [] };
      return { ...one, run: { ...one.run, fileName, preview, failure: state === 'failed' ? failure : null } };
    });
  const isSame = (one: StoredImport, other: StoredImport) =>
    one.run.fileName === other.run.fileName &&
    one.run.preview?.sheet === other.run.preview?.sheet &&
    one.startedBy === other.startedBy;
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 12 }), (imports) => {
      const isLook = ({ run: { state, failure }, isGivenUp }: StoredImport) =>
        !isGivenUp && (state === 'planned' || (state === 'failed' && failure?.code === 'missing-columns'));
      const isReplacing = (one: StoredImport) => isLook(one) || (!one.isGivenUp && one.run.state !== 'failed');
      // What is newer of the same file stands in its place.
      const waiting = imports.filter(
        (one, at) =>
          isLook(one) &&
          now - one.lookedAt < importRetentionMs &&
          !imports.slice(0, at).some((newer) => isReplacing(newer) && isSame(newer, one)),
      );
      const unconfirmed = unconfirmedOf(imports, now);
      expect(unconfirmed.map(({ id }) => id)).toEqual(waiting.map(({ run }) => run.id));
      for (const { keptUntil, readAt, isUnderstood, id } of unconfirmed) {
        expect(keptUntil).toBeGreaterThan(now);
        expect(keptUntil - readAt).toBe(importRetentionMs);
        expect(isUnderstood).toBe(imports.find(({ run }) => run.id === id)?.run.state === 'planned');
      }
    }),
  );
});
