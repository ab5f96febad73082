import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingMailsChoices } from '#adapters/texts/mails.es.ts';
import { mailTrouble } from '#core/mail/outbox-mail.ts';
import { nextAttempt } from '#core/mail/retry.ts';
import { droppedUnsent, dropsUpTo, goOutOnceSaved } from '#core/mail/waiting-mails.ts';

describe('mails that wait for a sender', () => {
  it('are asked about where some wait and the account that is saved is what sends them', () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.constantFrom('', '  ', 'smtp.ejemplo.com'),
        fc.boolean(),
        (count, smtp, isOverridden) => {
          const waiting = { count, since: null, last: count === 0 ? null : '7' };
          const isSender = smtp.trim() !== '' && !isOverridden;
          expect(goOutOnceSaved(waiting, { smtp, isOverridden })).toBe(isSender && count > 0);
          expect(dropsUpTo(waiting, { smtp, isOverridden }, true)).toBe(isSender ? waiting.last : null);
          expect(dropsUpTo(waiting, { smtp, isOverridden }, false)).toBeNull();
          expect(dropsUpTo(null, { smtp, isOverridden }, true)).toBeNull();
        },
      ),
    );
  });

  it('are chosen for in the words of one or of many', () => {
    expect(Object.values(waitingMailsChoices({ count: 1 }))).toEqual([
      'Enviarlo',
      'No enviarlo: queda en la bandeja, sin enviar',
    ]);
    expect(Object.values(waitingMailsChoices({ count: 2 }))).toEqual([
      'Enviarlos',
      'No enviarlos: quedan en la bandeja, sin enviar',
    ]);
  });

  it('that were dropped say so, which no failure of a server is', () => {
    expect(mailTrouble(droppedUnsent)).toEqual({ code: 'dropped' });
    expect(mailTrouble('Invalid login: 535')).toEqual({ code: 'wrong-password' });
    expect(nextAttempt({ attempts: 1, error: droppedUnsent, since: null }, 0)).not.toBeNull();
  });
});
