import { beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, retryFailedMails } from '#adapters/postgres/mail/outbox.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { everyMail, type MailState } from '#core/mail/outbox-mail.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const author = { userName: 'admin', actedBy: null };
const now = '2026-11-20T15:00:00.000Z';

describe.each(databases)('the outbox that administrators see on %s', (_name, open) => {
  const on = distributorForAll(open);
  const payloads: string[] = [];
  const repository = () => createOutboxRepository(on.database);
  const subjects = async (state: MailState | null, text = '') =>
    (await repository().list({ state, text }, null, 50)).unwrap().mails.map(({ subject }) => subject);

  beforeAll(async () => {
    await on.database.listen('mostrador_live', (payload) => payloads.push(payload));
    for (const subject of ['Espera', 'Salió', 'En parte', 'No salió'])
      await repository().add({ recipients: ['uno@example.com', 'dos@example.com'], subject, body: 'Hola' }, author);
    const outbox = createOutbox(on.database);
    await outbox.sent('2', now, []);
    await outbox.sent('3', now, ['dos@example.com']);
    await outbox.failed('4', 'Invalid login: 535', now, now);
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
    await on.database.query(`insert into outbox_mail (recipients, subject, body) values ('{uno@x}', 'Para Škoda', '')`);
    for (const text of ['skoda', 'Škoda']) expect(await subjects(null, text)).toEqual(['Para Škoda']);
    await on.database.query(`delete from outbox_mail where subject = 'Para Škoda'`);
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
    await expect
      .poll(() => payloads.filter((each) => each.includes('"MailsChanged"')).length)
      .toBeGreaterThanOrEqual(7);
  });

  it('tries at once what did not go out, and sends once more what did; both are in the audit trail', async () => {
    const tried = (await repository().resend('4', null, author)).unwrap();
    expect(tried).toMatchObject({ id: '4', attempts: 0 });
    const again = (await repository().resend('2', null, author)).unwrap();
    expect(again).toMatchObject({ subject: 'Salió', state: 'waiting' });
    expect(again.id).not.toBe('2');
    expect((await repository().resend('999', null, author)).val).toEqual({ code: 'mail-not-found' });
    const audit = await on.database.query<{ action: string }>(
      `select action from audit_entry where action like 'mail-%' order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual([...Array(4).fill('mail-tested'), 'mail-resent', 'mail-resent']);
  });

  it('goes to who did not get it, at the address that the customer has by now, or at another (docs/rules/mail.md 9)', async () => {
    const write = async (subject: string, holdsLink = false) => {
      const rows = await on.database.query<{ id: number }>(
        `insert into outbox_mail (recipients, subject, body, customer_id, about, holds_link)
         values ('{mal@example.com,otra@example.com}', $1, 'Hola', 1, 'orders', $2) returning id`,
        [subject, holdsLink],
      );
      return String(rows[0]?.id);
    };
    const former = await on.database.query<{ email: string; other: string }>(
      'select email, other_emails::text as other from customer where id = 1',
    );
    const others = JSON.stringify([
      { address: 'otra@example.com', gets: 'all' },
      { address: 'cuenta@example.com', gets: 'account' },
    ]);
    await on.database.query(
      `update customer set email = 'bien@example.com', other_emails = $1::text::jsonb where id = 1`,
      [others],
    );
    const outbox = createOutbox(on.database);
    const failed = await write('Corregido');
    await outbox.failed(failed, 'refused: mal@example.com', now, now);
    expect((await repository().resend(failed, null, author)).unwrap()).toMatchObject({
      ...{ id: failed, recipients: ['bien@example.com', 'otra@example.com'], attempts: 0 },
    });
    const partly = await write('Corregido');
    await outbox.sent(partly, now, ['mal@example.com']);
    const again = (await repository().resend(partly, null, author)).unwrap();
    expect(again).toMatchObject({ recipients: ['bien@example.com'], state: 'waiting' });
    const elsewhere = (await repository().resend(again.id, ['tres@example.com'], author)).unwrap();
    expect(elsewhere).toMatchObject({ id: again.id, recipients: ['tres@example.com'] });
    // What a process is just sending goes to whom it was for.
    await on.database.query(`update outbox_mail set taken_until = now() + interval '1 minute' where id = $1`, [
      again.id,
    ]);
    expect((await repository().resend(again.id, ['no@example.com'], author)).val).toEqual({ code: 'mail-under-way' });
    const link = await write('Corregido', true);
    expect((await repository().resend(link, ['tres@example.com'], author)).val).toEqual({
      code: 'mail-link-elsewhere',
    });
    expect((await repository().resend(link, null, author)).unwrap().recipients).toContain('mal@example.com');
    await on.database.query(`delete from outbox_mail where subject = 'Corregido'`);
    await on.database.query('update customer set email = $1, other_emails = $2::text::jsonb where id = 1', [
      ...[former[0]?.email, former[0]?.other],
    ]);
  });

  it('is tried no more once somebody gives it up, until it is sent again (docs/rules/mail.md 10)', async () => {
    const outbox = createOutbox(on.database);
    const { id } = await repository().add({ recipients: ['mal@example.com'], subject: 'Perdido', body: '' }, author);
    await outbox.failed(id, 'refused: mal@example.com', now, now);
    const before = await repository().failedCount();
    expect((await repository().giveUp(id, author)).unwrap()).toMatchObject({ state: 'given-up', nextAttemptAt: null });
    expect((await repository().giveUp(id, author)).ok).toBe(true);
    expect([await repository().failedCount(), await subjects('given-up')]).toEqual([before - 1, ['Perdido']]);
    expect([await subjects('failed', 'perdido'), await subjects('waiting', 'perdido')]).toEqual([[], []]);
    await retryFailedMails(on.database);
    const later = new Date(Date.now() + 1000).toISOString();
    expect((await outbox.take(later, 100)).map((each) => each.id)).not.toContain(id);
    expect((await repository().resend(id, null, author)).unwrap().state).toBe('failed');
    await outbox.sent(id, now, []);
    expect((await repository().giveUp(id, author)).val).toEqual({ code: 'mail-went-out' });
    expect((await repository().giveUp('999999', author)).val).toEqual({ code: 'mail-not-found' });
    const [audited] = await on.database.query<{ count: number }>(
      `select count(*)::int as count from audit_entry where action = 'mail-given-up'`,
    );
    expect(audited?.count).toBe(1);
    await on.database.query(`update outbox_mail set taken_until = null where sent_at is null`);
    await on.database.query(`delete from outbox_mail where subject = 'Perdido'`);
  });

  it('is not sent by two processes, also where it is asked for again during the sending', async () => {
    const outbox = createOutbox(on.database);
    const { id } = await repository().add({ recipients: ['uno@example.com'], subject: 'Una vez', body: '' }, author);
    const at = new Date(Date.now() + 1000).toISOString();
    expect((await outbox.take(at, 100)).map((each) => each.id)).toContain(id);
    await repository().resend(id, null, author);
    expect(await outbox.take(new Date(Date.now() + 2000).toISOString(), 100)).toEqual([]);
    await outbox.sent(id, at, []);
    await on.database.query(`delete from outbox_mail where subject = 'Una vez'`);
  });

  it('keeps nothing of a link that went out, and sends it to nobody again', async () => {
    const [row] = await on.database.query<{ id: number }>(
      `insert into outbox_mail (recipients, subject, body, holds_link) values (array['x@example.com'], 'Enlace', 'https://secreto', true) returning id`,
    );
    const id = String(row?.id);
    const bodies = () => on.database.query(`select body from outbox_mail where subject = 'Enlace'`);
    expect(await bodies()).toEqual([{ body: 'https://secreto' }]);
    expect((await repository().resend(id, null, author)).ok).toBe(true);
    await createOutbox(on.database).sent(id, now, []);
    expect(await bodies()).toEqual([{ body: '' }]);
    expect((await repository().resend(id, null, author)).val).toEqual({ code: 'mail-link-gone' });
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
