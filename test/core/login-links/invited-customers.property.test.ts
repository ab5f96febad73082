import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inviteesOf } from '#core/login-links/invited-customers.ts';

const login = fc.record({ email: fc.constantFrom('', 'uno@example.com', 'dos@example.com') });

it('everybody who is asked for is invited or counted once; those who are invited can be written to, and come first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(login)), fc.nat(20), fc.nat(10), (without, others, max) => {
      const asked = without.length + others;
      const { chosen, counts } = inviteesOf(asked, without, max);
      const { left, withoutEmail, withoutLogin, withAccess } = counts;
      expect(chosen.length + left + withoutEmail + withoutLogin + withAccess).toBe(asked);
      expect(withAccess).toBe(others);
      expect(chosen.length).toBeLessThanOrEqual(max);
      expect(left === 0 || chosen.length === max).toBe(true);
      const invitable = without.filter((each) => each !== null && each.email !== '');
      expect(chosen).toEqual(invitable.slice(0, chosen.length));
    }),
  );
});

it('a customer without a login is told from one without an address', () => {
  const { chosen, counts } = inviteesOf(4, [{ email: '' }, null, { email: 'uno@example.com' }]);
  expect(chosen).toEqual([{ email: 'uno@example.com' }]);
  expect(counts).toEqual({ left: 0, withoutEmail: 1, withoutLogin: 1, withAccess: 1 });
});
