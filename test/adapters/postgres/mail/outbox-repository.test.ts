import { beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '#adapters/postgres/mail/outbox.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { everyMail, type MailState } from '#core/mail/outbox-mail.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const author = { userName: 'admin', actedBy: null };
const now = '2026-11-20T15:00:00.000Z';

describe.each(databases)('the outbox that administrators see on %s', (_name, open) => {
  const on = distributorForAll(open);
  const heard: string[] = [];
  const repository = () => createOutboxRepository(on.database);
  const subjects = async (state: MailState | null, text = '') =>
    (await repository().list({ state, text }, null, 50)).unwrap().mails.map(({ subject }) => subject);

  beforeAll(async () => {
    await on.database.listen('mostrador_live', (payload) => heard.push(payload));
    for (const subject of ['Espera', 'Salió', 'En parte', 'No salió'])
      await repository().add({ recipients: ['uno@example.com', 'dos@example.com'], subject, body: 'Hola' }, author);
    const outbox = createOutbox(on.database);
    await outbox.sent('2', now, null);
    await outbox.sent('3', now, 'refused: dos@example.com');
    await outbox.failed('4', 'Invalid login: 535', now);
  });

  it('lists them by how they stand, the newest first, with why', async () => {
    expect(await subjects(null)).toEqual(['No salió', 'En parte', 'Salió', 'Espera']);
    expect(await subjects('waiting')).toEqual(['Espera']);
    expect(await subjects('sent')).toEqual(['Salió']);
    expect(await subjects('partly')).toEqual(['En parte']);
    const { mails, next } = (await repository().list({ state: 'failed', text: '' }, null, 50)).unwrap();
    expect(mails).toMatchObject([{ subject: 'No salió', state: 'failed', error: 'Invalid login: 535', sentAt: null }]);
    expect([next, await repository().failedCount()]).toEqual([null, 1]);
  });

  it('finds them by any part of recipient or subject, without accents and case, page by page', async () => {
    expect(await subjects(null, ' SALIO ')).toEqual(['No salió', 'Salió']);
    expect(await subjects('failed', 'salio')).toEqual(['No salió']);
    expect(await subjects(null, 'dos@exam parte')).toEqual(['En parte']);
    expect([await subjects(null, 'dos@otra'), await subjects(null, `'; %_`), await subjects(null, '@')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await subjects(null, ' ')).toEqual(await subjects(null));
    const first = (await repository().list({ state: null, text: 'salió' }, null, 1)).unwrap();
    expect(first.mails.map(({ id }) => id)).toEqual(['4']);
    const second = (await repository().list({ state: null, text: 'salió' }, first.next, 1)).unwrap();
    expect([second.mails.map(({ id }) => id), second.next]).toEqual([['2'], null]);
  });

  it('takes mails with ten thousand recipients', async () => {
    const recipients = Array.from({ length: 10_000 }, (_, at) => `cliente${at}@example.com`);
    await on.database.query(`insert into outbox_mail (recipients, subject, body) values ($1, 'A todos', '')`, [
      recipients,
    ]);
    expect(await subjects(null, 'cliente7@')).toEqual(['A todos']);
    await on.database.query(`delete from outbox_mail where subject = 'A todos'`);
  });

  it('tells staff what became of each', async () => {
    await expect.poll(() => heard.filter((each) => each.includes('"MailsChanged"')).length).toBeGreaterThanOrEqual(7);
  });

  it('tries at once what did not go out, and sends once more what did; both are in the audit trail', async () => {
    const tried = (await repository().resend('4', author)).unwrap();
    expect(tried).toMatchObject({ id: '4', attempts: 0 });
    const again = (await repository().resend('2', author)).unwrap();
    expect(again).toMatchObject({ subject: 'Salió', state: 'waiting' });
    expect(again.id).not.toBe('2');
    expect((await repository().resend('999', author)).val).toEqual({ code: 'mail-not-found' });
    const audit = await on.database.query<{ action: string }>(
      `select action from audit_entry where action like 'mail-%' order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual([...Array(4).fill('mail-tested'), 'mail-resent', 'mail-resent']);
  });

  it('is not sent by two, whatever is asked meanwhile', async () => {
    const outbox = createOutbox(on.database);
    const { id } = await repository().add({ recipients: ['uno@example.com'], subject: 'Una vez', body: '' }, author);
    const at = new Date(Date.now() + 1000).toISOString();
    expect((await outbox.take(at, 100)).map((each) => each.id)).toContain(id);
    await repository().resend(id, author);
    expect(await outbox.take(new Date(Date.now() + 2000).toISOString(), 100)).toEqual([]);
    await outbox.sent(id, at, null);
    await on.database.query(`delete from outbox_mail where subject = 'Una vez'`);
  });

  it('keeps nothing of a link that went out, and sends it to nobody again', async () => {
    const [row] = await on.database.query<{ id: number }>(
      `insert into outbox_mail (recipients, subject, body, holds_link) values (array['x@example.com'], 'Enlace', 'https://secreto', true) returning id`,
    );
    const id = String(row?.id);
    const bodies = () => on.database.query(`select body from outbox_mail where subject = 'Enlace'`);
    expect(await bodies()).toEqual([{ body: 'https://secreto' }]);
    expect((await repository().resend(id, author)).ok).toBe(true);
    await createOutbox(on.database).sent(id, now, null);
    expect(await bodies()).toEqual([{ body: '' }]);
    expect((await repository().resend(id, author)).val).toEqual({ code: 'mail-link-gone' });
    await on.database.query(`delete from outbox_mail where subject = 'Enlace'`);
  });

  it('goes on after the last one; what is no key is refused', async () => {
    for (let place = 0; place < 50; place += 1)
      await repository().add({ recipients: ['uno@example.com'], subject: `Más ${place}`, body: '' }, author);
    const first = (await repository().list(everyMail, null, 50)).unwrap();
    expect([first.mails.length, first.next === null]).toEqual([50, false]);
    const second = (await repository().list(everyMail, first.next, 50)).unwrap();
    expect([second.mails.length, second.next]).toEqual([5, null]);
    expect((await repository().list(everyMail, 'x', 50)).val).toEqual({ code: 'page-key-unreadable' });
  });
});
