import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unconfirmedOf } from '#core/catalogue/import/unconfirmed-import.ts';
import { importRetentionMs } from '#core/imports/import-retention.ts';
import { anImport, now } from '#test/contracts/import-repository.contract.ts';

const failures = [null, { code: 'missing-columns', missing: [], unknown: [] }, { code: 'interrupted' }] as const;

it('are those that are planned or wait for their columns, and are still kept, in their order', () => {
  const stored = fc
    .record({
      state: fc.constantFrom('reading', 'planned', 'writing', 'done', 'failed'),
      failure: fc.constantFrom(...failures),
      isGivenUp: fc.boolean(),
      unaskedMs: fc.integer({ min: 0, max: 2 * importRetentionMs }),
    })
    .map(({ state, failure, isGivenUp, unaskedMs }) => {
      const one = anImport(state, { isGivenUp, lookedAt: now - unaskedMs, changedAt: now - unaskedMs });
      return { ...one, run: { ...one.run, failure: state === 'failed' ? failure : null } };
    });
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 12 }), (imports) => {
      const waiting = imports.filter(({ run: { state, failure }, isGivenUp, lookedAt }) => {
        const waits = state === 'planned' || (state === 'failed' && failure?.code === 'missing-columns');
        return waits && !isGivenUp && now - lookedAt < importRetentionMs;
      });
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
