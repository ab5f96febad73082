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
    [
      'C0A7: error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/openssl/ssl/record/ssl3_record.c',
      { code: 'encryption-failed' },
    ],
    ['Error upgrading connection with STARTTLS: 502 not implemented', { code: 'encryption-failed' }],
    ['530 5.7.0 Must issue a STARTTLS command first', { code: 'encryption-failed' }],
    ["Hostname/IP does not match certificate's altnames: Host: mail.example.com", { code: 'encryption-failed' }],
    ['Greeting never received', { code: 'server-unreachable' }],
    ['Connection timeout', { code: 'server-unreachable' }],
    ['452 too much mail today', { code: 'other' }],
    ['', { code: 'other' }],
  ])('is read from %j', (error, trouble) => expect(mailTrouble(error)).toEqual(trouble));
});
