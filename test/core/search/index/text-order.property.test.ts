import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byText } from '#core/search/index/string-table.ts';
import { orderByText } from '#core/search/index/text-order.ts';

it('puts places in the order of their texts, and equal ones by what tells them apart', () => {
  const alike = fc.stringMatching(/^(CORVEN30)?[ 0A[Z~Ñ]{0,4}$/);
  const texts = fc.array(fc.oneof(alike, fc.constantFrom('10', '9'), fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(texts, (all) => {
      const last = (a: number, b: number) => b - a;
      const compared = [...all.keys()].sort((a, b) => byText(all[a] ?? '', all[b] ?? '') || last(a, b));
      expect([...orderByText(all, last)]).toEqual(compared);
    }),
  );
});
