import { describe, expect, it } from 'vitest';
import { contactFlaws, isByProgram, maxCharacters, tidied } from '#core/contact/contact-message.ts';

const message = { name: 'Ana', email: 'ana@example.com', phone: '11 5550-0100', message: 'Hola' };
const flaws = (over: Partial<typeof message>) =>
  contactFlaws({ ...message, ...over }).map(({ field, reason }) => `${field} ${reason}`);

describe('a contact message', () => {
  it('goes when nothing is blank and the e-mail is one', () => {
    expect(flaws({})).toEqual([]);
  });

  it('tells of each blank field', () => {
    expect(flaws({ name: ' ', email: '', phone: '\t', message: '\n' })).toEqual([
      'name blank',
      'email blank',
      'phone blank',
      'message blank',
    ]);
  });

  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'a na@example.com', 'a@b@example.com', 'ana@example..com'])(
    'refuses %s as an e-mail',
    (email) => {
      expect(flaws({ email })).toEqual(['email not-an-email']);
    },
  );

  it.each(['ana@example.com', 'a.b+c@sub.example.com.ar', ' ana@example.com '])('takes %s as an e-mail', (email) => {
    expect(flaws({ email })).toEqual([]);
  });

  it('has an end', () => {
    expect(flaws({ message: 'x'.repeat(maxCharacters.message) })).toEqual([]);
    expect(flaws({ message: 'x'.repeat(maxCharacters.message + 1) })).toEqual(['message too-long']);
  });

  it('is kept on one line but for its text, so that no name writes a mail’s headers', () => {
    expect(tidied({ ...message, name: ' Ana\r\nBcc: todos@example.com ', message: ' uno\r\ndos ' })).toEqual({
      ...message,
      name: 'Ana Bcc: todos@example.com',
      message: 'uno\ndos',
    });
  });

  it('is a program’s when the hidden field is filled in', () => {
    expect(isByProgram(message)).toBe(false);
    expect(isByProgram({ ...message, website: ' ' })).toBe(false);
    expect(isByProgram({ ...message, website: 'https://example.com' })).toBe(true);
  });
});
