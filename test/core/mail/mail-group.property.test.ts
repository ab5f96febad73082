import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress, withAccount, withoutAccount } from '#core/mail/address.ts';
import { tlsOf } from '#core/mail/email-sender.ts';
import { type MailSubject, mailGroupOf, mailSidesOf } from '#core/mail/mail-group.ts';

const addresses = fc.emailAddress().filter(isAddress);

describe('the accounts of a group', () => {
  it('take an address once, in upper or lower case, and let it go again', () => {
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
  const company = { email: 'uno@example.com', otherEmails: [], zoneEmail: 'norte@example.com' };

  it('is the company by itself, and beside it the group, the zone only where that is wished', () => {
    const accounts = ['Ventas@example.com', 'UNO@example.com', ''];
    expect(mailSidesOf(mailGroupOf({ accounts }), company, 'orders')).toEqual({
      company: ['uno@example.com'],
      staff: ['Ventas@example.com'],
    });
    expect(mailSidesOf(mailGroupOf({ accounts: [], sendToZoneAccount: true }), company, 'cases')).toEqual({
      company: ['uno@example.com'],
      staff: ['norte@example.com'],
    });
    expect(mailSidesOf(mailGroupOf(null), { email: ' ', otherEmails: [], zoneEmail: '' }, 'orders')).toEqual({
      company: [],
      staff: [],
    });
  });

  it('is each other e-mail of the company that wants what it is about, and the main one always', () => {
    const otherEmails = [
      { address: 'compras@example.com', gets: 'orders' },
      { address: 'pagos@example.com', gets: 'account' },
      { address: 'Uno@example.com', gets: 'all' },
      { address: 'duena@example.com', gets: 'all' },
    ] as const;
    const group = mailGroupOf({ accounts: ['pagos@example.com'] });
    const to = (subject: MailSubject) => mailSidesOf(group, { ...company, otherEmails }, subject);
    expect(to('orders')).toEqual({
      company: ['uno@example.com', 'compras@example.com', 'duena@example.com'],
      staff: ['pagos@example.com'],
    });
    expect(to('account')).toEqual({
      company: ['uno@example.com', 'pagos@example.com', 'duena@example.com'],
      staff: [],
    });
    expect(to('cases').company).toEqual(['uno@example.com', 'duena@example.com']);
  });

  it('is nobody twice and nobody without an address', () => {
    fc.assert(
      fc.property(fc.array(addresses), addresses, fc.boolean(), (accounts, zoneEmail, sendToZoneAccount) => {
        const group = mailGroupOf({ accounts, sendToZoneAccount });
        const sides = mailSidesOf(group, { email: accounts[0] ?? '', otherEmails: [], zoneEmail }, 'orders');
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
