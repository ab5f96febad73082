import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftKey, type Fields, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import { missingKeys, planBatch } from '#core/catalogue/import/plan/plan.ts';
import { draftsOf } from '../a-sheet.builder.ts';

const cell = fc.string({ unit: fc.constantFrom(...'ABab01/-. áÑ'), minLength: 1, maxLength: 8 });
const rows = fc.array(
  fc.tuple(cell, fc.constantFrom('SKF', 'Fag', 'FAG'), cell, fc.constantFrom('', '1.234,50', '7', 'x')),
  {
    maxLength: 40,
  },
);
const headings = ['Código', 'Marca', 'Descripción', 'Precio'];

it('the same file twice changes nothing and misses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (data) => {
      const first = await draftsOf('catalogue', [headings, ...data]);
      const catalogue = new Map<string, Fields>();
      for (const planned of planBatch('catalogue', first.drafts, catalogue)) {
        expect(planned.status).toBe('new');
        catalogue.set(planned.key, fieldsOf(planned.draft));
      }
      const second = await draftsOf('catalogue', [headings, ...data]);
      expect(second.rejected).toEqual(first.rejected);
      expect(planBatch('catalogue', second.drafts, catalogue).every(({ status }) => status === 'unchanged')).toBe(true);
      expect([...missingKeys(catalogue.keys(), new Set(second.seen))]).toEqual([]);
      expect(first.drafts.length + first.rejected.length).toBe(data.length);
      expect(new Set(first.drafts.map((draft) => draftKey('catalogue', draft))).size).toBe(first.drafts.length);
    }),
  );
});
