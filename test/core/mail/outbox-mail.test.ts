import { describe, expect, it } from 'vitest';
import { mailTrouble } from '#core/mail/outbox-mail.ts';

describe('why a mail did not go out (docs/rules/mail.md 4)', () => {
  it.each([
    [
      'refused: ana@example.com, beto@example.com',
      { code: 'recipients-refused', recipients: ['ana@example.com', 'beto@example.com'] },
    ],
    [
      "Can't send mail - all recipients were rejected: 550 no such user",
      { code: 'recipients-refused', recipients: [] },
    ],
    ['Invalid login: 535 5.7.8 wrong password', { code: 'wrong-password' }],
    ['connect ECONNREFUSED 127.0.0.1:25', { code: 'server-unreachable' }],
    ['getaddrinfo ENOTFOUND smtp.example.com', { code: 'server-unreachable' }],
    ['Connection timeout', { code: 'server-unreachable' }],
    ['452 too much mail today', { code: 'other' }],
    ['', { code: 'other' }],
  ])('is read from %j', (error, trouble) => expect(mailTrouble(error)).toEqual(trouble));
});
