import { describe, expect, it } from 'vitest';
import { mailTroubleText } from '#adapters/texts/mails.es.ts';

describe('whose address was refused (docs/rules/mail.md 4)', () => {
  it.each([
    [
      "Can't send mail - all recipients were rejected: 550 no such user",
      ['yo@example.com'],
      'yo@example.com. Revisá esa dirección',
    ],
    ['550 no', ['a@example.com', 'b@example.com'], 'a@example.com, b@example.com. Revisá esas direcciones'],
    ['refused: b@example.com', ['a@example.com', 'b@example.com'], 'b@example.com. Revisá esa dirección'],
  ])('is said of %j for %j', (error, recipients, refusedText) =>
    expect(mailTroubleText(error, recipients)).toBe(`El servidor de correo rechazó ${refusedText}`),
  );
});
