import { describe, expect, it } from 'vitest';
import { createOutbox, dropWaitingMails } from '#adapters/postgres/mail/outbox.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { droppedUnsent } from '#core/mail/waiting-mails.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const author = { userName: 'admin', actedBy: null };
const now = () => new Date().toISOString();

describe.each(databases)('mails that wait for a sender on %s', (_name, open) => {
  const on = distributorForAll(open);

  it('are counted with the first of them, and dropped but for what came since or is on its way', async () => {
    const repository = createOutboxRepository(on.database);
    const outbox = createOutbox(on.database);
    expect(await repository.waiting()).toEqual({ count: 0, since: null, last: null });
    const add = (subject: string) => repository.add({ recipients: ['uno@example.com'], subject, body: 'Hola' }, author);
    const [sent, lost, failed] = [await add('Salió'), await add('Perdido'), await add('No salió')];
    await outbox.sent(sent.id, now(), []);
    await repository.giveUp(lost.id, author);
    await outbox.failed(failed.id, 'Invalid login: 535', now(), now());
    const first = await add('Espera');
    const seen = await repository.waiting();
    expect(seen).toEqual({ count: 2, since: new Date(failed.createdAt).toISOString(), last: first.id });
    await add('Llegó después');
    const [taken] = await outbox.take(now(), 1);
    expect(taken?.subject).toBe('No salió');
    expect(await dropWaitingMails(on.database, seen.last ?? '')).toBe(1);
    const { mails } = (await repository.list({ state: null, text: '' }, null, 50)).unwrap();
    expect(mails.map(({ subject, state, error }) => [subject, state, error])).toEqual([
      ['Llegó después', 'waiting', null],
      ['Espera', 'given-up', droppedUnsent],
      ['No salió', 'failed', 'Invalid login: 535'],
      ['Perdido', 'given-up', null],
      ['Salió', 'sent', null],
    ]);
    expect((await repository.waiting()).count).toBe(2);
    expect(await dropWaitingMails(on.database, seen.last ?? '')).toBe(0);
  });
});
