import { expect, it } from 'vitest';
import { mailGroupHint } from '#adapters/texts/mail-groups.es.ts';

it('says who gets mails that nobody is named for: the zone first where it gets them, of orders nobody', () => {
  const zoneFirst = 'Si no nombrás a nadie, la cuenta de la zona; donde no hay, los administradores.';
  for (const name of ['demands', 'waranties', 'payments'] as const) {
    expect(mailGroupHint(name, true)).toContain(zoneFirst);
    expect(mailGroupHint(name, false)).toContain('Si no nombrás a nadie, los administradores.');
  }
  // Visitors who write on the public page have no zone.
  expect(mailGroupHint('comunication', true)).toContain('Si no nombrás a nadie, los administradores.');
  expect(mailGroupHint('orders', true)).not.toContain('administradores');
});
