import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKinds, maxOtherEmails, otherEmailFlaws } from '#core/customers/other-email.ts';

const other = (address: string) => ({ address, gets: 'all' as const });
const codes = (main: string, ...addresses: readonly string[]) =>
  otherEmailFlaws(main, addresses.map(other)).map(({ field, code }) => `${field} ${code}`);

describe('other e-mails of a customer (docs/rules/customers.md 14)', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['a@b.example', 'c@b.example'], []],
    [['MAIN@b.example'], ['otherEmails.0 email-twice']],
    [['a@b.example', 'A@b.example'], ['otherEmails.1 email-twice']],
    [
      ['', 'a@b'],
      ['otherEmails.0 text-missing', 'otherEmails.1 address-wrong'],
    ],
    [[`${'x'.repeat(200)}@b.example`], ['otherEmails.0 text-too-long']],
    [Array.from({ length: maxOtherEmails + 1 }, (_, place) => `a${place}@b.example`), ['otherEmails too-many-emails']],
  ])('of %j say %j', (addresses, expected) => expect(codes('main@b.example', ...addresses)).toEqual(expected));

  it('are right while no two are the same, with any kinds of mail for each', () => {
    const address = fc.stringMatching(/^[a-z]{1,5}@b\.example$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ address, gets: fc.constantFrom(...emailKinds) }), {
          maxLength: maxOtherEmails,
          selector: (each) => each.address,
        }),
        fc.nat(),
        (others, place) => {
          expect(otherEmailFlaws('main@c.example', others)).toEqual([]);
          const again = others[place % Math.max(1, others.length)];
          if (again === undefined || others.length === maxOtherEmails) return;
          expect(otherEmailFlaws('main@c.example', [...others, again])).toEqual([
            { field: `otherEmails.${others.length}`, code: 'email-twice' },
          ]);
        },
      ),
    );
  });
});
