import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress, withAccount, withoutAccount } from '#core/mail/address.ts';
import { tlsOf } from '#core/mail/email-sender.ts';
import { mailGroupOf, mailSidesOf } from '#core/mail/mail-group.ts';

const addresses = fc.emailAddress().filter(isAddress);

describe('the accounts of a group', () => {
  it('take an address once, whatever its case, and let it go again', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(addresses, { selector: (each) => each.toLowerCase(), maxLength: 5 }),
        addresses,
        (all, one) => {
          const others = withoutAccount(all, one);
          const added = withAccount(others, ` ${one} `);
          expect(added.unwrap()).toEqual([...others, one]);
          expect(withAccount(added.unwrap(), one.toUpperCase()).val).toBe('twice');
          expect(withoutAccount(added.unwrap(), one.toUpperCase())).toEqual(others);
        },
      ),
    );
  });

  it.each([
    ['', 'blank'],
    ['ventas', 'address'],
    ['a@b', 'address'],
    ['a b@c.d', 'address'],
    ['a@b@c.d', 'address'],
    [`${'x'.repeat(200)}@b.c`, 'address'],
  ])('do not take %j', (typed, flaw) => {
    expect(withAccount([], typed).val).toBe(flaw);
  });
});

describe('who gets a mail', () => {
  const company = { email: 'uno@example.com', zoneEmail: 'norte@example.com' };

  it('is the company by itself, and beside it the group, the zone only where that is wished', () => {
    const accounts = ['Ventas@example.com', 'UNO@example.com', ''];
    expect(mailSidesOf(mailGroupOf({ accounts }), company)).toEqual({
      company: ['uno@example.com'],
      staff: ['Ventas@example.com'],
    });
    expect(mailSidesOf(mailGroupOf({ accounts: [], sendToZoneAccount: true }), company)).toEqual({
      company: ['uno@example.com'],
      staff: ['norte@example.com'],
    });
    expect(mailSidesOf(mailGroupOf(null), { email: ' ', zoneEmail: '' })).toEqual({ company: [], staff: [] });
  });

  it('is nobody twice and nobody without an address', () => {
    fc.assert(
      fc.property(fc.array(addresses), addresses, fc.boolean(), (accounts, zoneEmail, sendToZoneAccount) => {
        const group = mailGroupOf({ accounts, sendToZoneAccount });
        const sides = mailSidesOf(group, { email: accounts[0] ?? '', zoneEmail });
        const all = [...sides.company, ...sides.staff];
        expect(sides.company.length).toBeLessThanOrEqual(1);
        expect(new Set(all.map((each) => each.toLowerCase())).size).toBe(all.length);
        expect(all.includes('')).toBe(false);
      }),
    );
  });
});

it('a secure connection is so from the start at 465, and before anything is said elsewhere', () => {
  expect(tlsOf({ port: 465, ssl: true })).toBe('at-once');
  expect(tlsOf({ port: 587, ssl: true })).toBe('asked-for');
  expect(tlsOf({ port: 25, ssl: false })).toBe('if-offered');
});
