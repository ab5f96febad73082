import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordRefusal } from '#core/credentials/password-rules.ts';
import { fieldOfPasswordFlaw, passwordChangeFlaws } from '#core/credentials/typed-password-change.ts';

const userName = 'cliente.admin';
const typed = fc.oneof(fc.constant(''), fc.string({ maxLength: 14 }), fc.constant('bien larga y nueva'));

it('says at each field what is wrong with it, in their order, and nothing where the change may be sent', () => {
  fc.assert(
    fc.property(typed, typed, typed, (current, next, again) => {
      const flaws = passwordChangeFlaws(userName, { current, next, again });
      const fields = flaws.map(fieldOfPasswordFlaw);
      expect(fields.includes('current')).toBe(current === '');
      expect(fields.includes('next')).toBe(passwordRefusal(userName, { current, next }) !== null);
      expect(fields.includes('again')).toBe(next !== again);
      expect(fields).toEqual((['current', 'next', 'again'] as const).filter((field) => fields.includes(field)));
    }),
  );
});

it('says what the server refuses at the field that it is about', () => {
  expect(fieldOfPasswordFlaw({ code: 'current-password-wrong' })).toBe('current');
  expect(fieldOfPasswordFlaw({ code: 'password-unchanged' })).toBe('next');
  expect(fieldOfPasswordFlaw({ code: 'unreachable' })).toBe('again');
});
