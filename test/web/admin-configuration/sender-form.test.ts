import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailGroupOf } from '#core/mail/mail-group.ts';
import type { WaitingMails } from '#core/mail/waiting-mails.ts';
import { senderForm, senderPartsTyped } from '#web/admin-configuration/sender-form.ts';

const group = mailGroupOf(undefined);
const stored = {
  ...{ account: 'ventas@example.com', user: '', smtp: 'smtp.example.com', port: 587, ssl: true, password: '' },
  ...{ hasPassword: false, tellsLocks: true, isOverridden: false },
  ...{ comunication: group, orders: group, demands: group, waranties: group, payments: group },
};
const waiting = (count: number): WaitingMails => ({
  ...{ count, since: '2026-11-28T10:15:00.000Z', last: String(count) },
});

describe('the account that sends, as it is typed', () => {
  it('is saved as it was where nobody typed', () => {
    const { read, write } = senderForm(waiting(1));
    expect(read(write(stored))).toEqual({ ...stored, dropsWaitingUpTo: null });
  });

  it('leaves unsent what is shown when it is saved, also what came after the choice', () => {
    const chosen = { ...senderForm(waiting(1)).write(stored), dropsWaiting: true };
    expect(senderForm(waiting(1)).read(chosen).dropsWaitingUpTo).toBe('1');
    expect(senderForm(waiting(2)).read(chosen).dropsWaitingUpTo).toBe('2');
  });

  it('leaves nothing unsent where the choice is not shown', () => {
    const chosen = { ...senderForm(waiting(1)).write(stored), dropsWaiting: true };
    expect(senderForm(waiting(1)).read({ ...chosen, smtp: ' ' }).dropsWaitingUpTo).toBeNull();
    expect(senderForm(waiting(1)).read({ ...chosen, isOverridden: true }).dropsWaitingUpTo).toBeNull();
    expect(senderForm(null).read(chosen).dropsWaitingUpTo).toBeNull();
  });
});

describe('the parts of the account that sends', () => {
  it('are unsaved where something else is typed in them, and in no other', () => {
    const parts = {
      account: { smtp: 'smtp.otra.example' },
      tellsLocks: { tellsLocks: false },
      orders: { orders: { ...group, subject: 'Pedido' } },
    };
    const held = senderForm(null).write(stored);
    expect([...senderPartsTyped(held, structuredClone(held))]).toEqual([]);
    fc.assert(
      fc.property(fc.subarray(Object.entries(parts)), (typed) => {
        const now = Object.assign({}, held, ...typed.map(([, part]) => part));
        expect([...senderPartsTyped(held, now)]).toEqual(typed.map(([name]) => name));
      }),
    );
  });
});
