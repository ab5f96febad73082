import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDocuments } from '#core/payments/open-documents.ts';
import { money } from '#core/shared/money.ts';

it('a document is open unless it was paid or is gone', () => {
  const documents = fc.array(
    fc.record({ title: fc.string(), paid: fc.constantFrom(null, money('10')), isGone: fc.boolean() }),
  );
  fc.assert(
    fc.property(documents, (all) => {
      const open = openDocuments(all);
      expect(all.filter((each) => open.includes(each))).toEqual(open);
      for (const each of all) expect(open.includes(each)).toBe(!each.isGone && each.paid === null);
    }),
  );
});

it('of a payment that waits all are that still stand in the account', () => {
  const [there, gone] = [
    { paid: null, isGone: false },
    { paid: null, isGone: true },
  ] as const;
  expect(openDocuments([there, gone])).toEqual([there]);
});
