import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUserName, keptDraft, type StaffDraft, staffFlaws, userNameOf } from '#core/staff/staff-draft.ts';

const draft: StaffDraft = {
  userName: 'laura.gomez',
  name: 'Laura Gómez',
  role: 'Seller',
  email: 'laura@example.com',
  phone: '11 5555-0101',
};

describe('a new member of staff (docs/rules/staff.md 2)', () => {
  it.each(['ana', 'laura.gomez', 'j-perez', 'vendedor_2', 'a1b'])('may be called %s', (userName) => {
    expect(staffFlaws({ ...draft, userName })).toEqual([]);
  });

  it.each(['', 'ab', 'laura gomez', '.ana', 'ana.', 'ana..paz', 'josé', 'x'.repeat(41), 'ana@casa'])(
    'may not be called "%s"',
    (userName) => {
      expect(staffFlaws({ ...draft, userName }).map(({ code }) => code)).toEqual(['user-name-wrong']);
    },
  );

  it('is told all that is wrong, in the order of the fields', () => {
    const wrong = { userName: '!', name: ' ', role: 'Admin', email: 'ana', phone: '1'.repeat(51) } as const;
    expect(staffFlaws(wrong).map(({ code }) => code)).toEqual([
      'staff-name-missing',
      'email-wrong',
      'phone-too-long',
      'user-name-wrong',
    ]);
  });

  it('needs neither e-mail nor telephone', () => {
    expect(staffFlaws({ ...draft, email: '', phone: '' })).toEqual([]);
  });

  it('is kept without capitals and spaces around, and stays right', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (userName, name) => {
        const typed = { ...draft, userName, name };
        const kept = keptDraft(typed);
        expect(staffFlaws(kept)).toEqual(staffFlaws(typed));
        expect(keptDraft(kept)).toEqual(kept);
        if (isUserName(userNameOf(userName))) expect(kept.userName).toBe(kept.userName.trim().toLowerCase());
      }),
    );
  });
});
