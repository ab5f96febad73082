import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrivatePictureStorage } from '#adapters/files/picture-storage.ts';
import { createCaseMessageRepository } from '#adapters/postgres/cases/case-messages.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import { maxMessagesAnHour, messagesAtOnce, type WhichCase } from '#core/cases/messages/case-message.ts';
import { createCaseMessageService } from '#core/cases/messages/create-case-message-service.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const staff = { network: '192.0.2.7', customerId: null };
const manager = callerOf(0, { ...staff, userName: 'gerente', role: 'Manager' });
const seller = callerOf(0, { ...staff, userName: 'vendedor', role: 'Seller', sellerId: asId('1') });
const company = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const acting = callerOf(1, {
  ...{ userName: 'cliente.admin', role: 'CustomerAdmin', actedBy: { userName: 'vendedor', role: 'Seller' } },
});
const other = callerOf(2, { userName: 'otro', role: 'CustomerAdmin' });
const claim: WhichCase = { kind: 'claim', year: 2026, number: 3 };
const warranty: WhichCase = { kind: 'warranty', year: 2026, number: 2 };

describe.each(databases)('messages on claims and warranties on %s', (_name, open) => {
  const on = distributorForAll(open);
  const root = mkdtempSync(join(tmpdir(), 'mostrador-cases-'));
  const kept = () => (existsSync(join(root, 'Cases')) ? readdirSync(join(root, 'Cases')) : []);
  let service: CaseMessageService;
  let events: unknown[] = [];
  let names = 0;
  let keys = 0;
  let now = noon;

  beforeAll(async () => {
    const { database } = on;
    await anOffice(database);
    await database.query(`insert into seller (name) values ('Ana'), ('Beto')`);
    await database.query(`update customer set seller_id = id, email = 'c' || id || '@example.com'`);
    await database.query(
      `insert into setting (key, value) values ('mail.demands', '{"accounts": ["reclamos@example.com"]}'),
                                               ('mail.waranties', '{"accounts": ["garantias@example.com"]}')`,
    );
    service = createCaseMessageService({
      messages: createCaseMessageRepository(database),
      storage: createPrivatePictureStorage(root),
      clock: { now: () => now },
      hasher,
      newName: () => {
        names += 1;
        return `name-${names}`;
      },
    });
    await database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(async () => {
    events = [];
    await on.database.query('delete from outbox_mail');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const write = (caller = company, which = claim, text = 'Hola', pictures: readonly Uint8Array[] = []) => {
    keys += 1;
    return service.write(caller, which, { text, pictures }, `key ${keys}`);
  };
  const mails = async () =>
    (await on.database.query<{ recipients: string[]; subject: string }>('select * from outbox_mail order by id')).map(
      ({ recipients, subject }) => `${recipients.join()}: ${subject}`,
    );

  it('are written with pictures, told, recorded, mailed to the other side, and unread there until they are opened', async () => {
    const written = (await write(company, claim, ' Vino así \r\n', [aPng(4, 3)])).unwrap();
    expect(written).toMatchObject({
      messages: [
        { side: 'company', author: 'cliente.admin', actedBy: null, text: 'Vino así', pictures: ['name-1.png'] },
      ],
      hasEarlier: false,
      unread: 0,
    });
    expect(kept()).toEqual(['name-1.png']);
    expect((await service.picture(company, claim, 'name-1.png')).unwrap().content).toEqual(aPng(4, 3));
    const facts = { customerId: '1', kind: 'claim', number: '2026-00000003', from: 'company' };
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'CaseMessagesChanged', audience: { customerId: '1' }, facts }),
    );
    expect(await mails()).toEqual([
      expect.stringMatching(/^reclamos@example.com: .*escribió en el reclamo 2026-00000003$/),
    ]);
    expect((await service.unread(manager)).unwrap()).toEqual([{ ...claim, count: 1 }]);
    expect((await service.unread(company)).unwrap()).toEqual([]);

    const [message] = (await service.show(manager, claim, 50)).unwrap().messages;
    await service.open(seller, claim, message?.id ?? '');
    expect((await service.unread(manager)).unwrap()).toHaveLength(1);
    await service.open(manager, claim, message?.id ?? '');
    expect((await service.unread(manager)).unwrap()).toEqual([]);
    const [entry] = await on.database.query('select * from audit_entry order by id desc limit 1');
    expect(entry).toMatchObject({
      action: 'claim-message-written',
      facts: { claimId: '3', number: '2026-00000003', customerId: '1', text: 'Vino así', pictures: 1 },
    });
  });

  it('of staff are the distributor’s to the company, which is mailed if it wants to', async () => {
    await write(manager, claim, 'Ya lo vemos');
    expect(await mails()).toEqual([
      expect.stringMatching(/^c1@example.com: Te respondimos en tu reclamo 2026-00000003/),
    ]);
    const last = async (caller: typeof manager) => (await service.show(caller, claim, 50)).unwrap().messages.at(-1);
    expect(await last(company)).toMatchObject({ side: 'staff', author: '', text: 'Ya lo vemos' });
    expect(await last(manager)).toMatchObject({ side: 'staff', author: 'gerente' });
    await service.open(acting, claim, (await last(company))?.id ?? '');
    expect((await service.unread(company)).unwrap()).toEqual([{ ...claim, count: 1 }]);

    await on.database.query(`update customer set order_mails = '{Sent}' where id = 1`);
    await write(manager, claim, '¿Lo viste?');
    expect(await mails()).toHaveLength(1);
    expect((await service.unread(company)).unwrap()).toEqual([{ ...claim, count: 2 }]);
  });

  it('that come while one is opened stay unread', async () => {
    const first = (await write(company, warranty, 'uno')).unwrap().messages.at(-1);
    await write(company, warranty, 'dos');
    await service.open(manager, warranty, first?.id ?? '');
    expect((await service.unread(manager)).unwrap()).toEqual([{ ...warranty, count: 1 }]);
    await service.open(manager, warranty, 'x');
    expect((await service.unread(manager)).unwrap()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('are written once under one key, and no other under it', async () => {
    const send = (text: string, pictures: readonly Uint8Array[]) =>
      service.write(company, claim, { text, pictures }, 'once');
    const before = kept().length;
    const [one, two] = await Promise.all([send('Una vez', [aPng(5, 5)]), send('Una vez', [aPng(5, 5)])]);
    expect([one.ok, two.ok]).toEqual([true, true]);
    expect(kept()).toHaveLength(before + 1);
    const texts = (await service.show(company, claim, 50)).unwrap().messages.map(({ text }) => text);
    expect(texts.filter((text) => text === 'Una vez')).toHaveLength(1);
    expect((await send('Otra', [])).val).toEqual({ code: 'key-reused' });
    expect((await send('Una vez', [aPng(6, 5)])).val).toEqual({ code: 'key-reused' });
  });

  it('with a bad picture store nothing', async () => {
    const before = [kept().length, (await service.show(company, claim, 50)).unwrap().messages.length];
    const svg = Buffer.from('<svg/>');
    expect((await write(company, claim, 'Mirá', [aPng(1, 1), svg])).val).toMatchObject({
      code: 'message-picture-wrong',
    });
    expect((await write(company, claim, ' ')).val).toEqual({ code: 'message-empty' });
    expect([kept().length, (await service.show(company, claim, 50)).unwrap().messages.length]).toEqual(before);
  });

  it('are nobody’s who may not see the case', async () => {
    const strangers = [other, callerOf(0, { ...seller, sellerId: asId('2') })];
    for (const caller of strangers) {
      expect((await service.show(caller, claim, 50)).val).toEqual({ code: 'case-not-found' });
      expect((await service.picture(caller, claim, 'name-1.png')).val).toEqual({ code: 'picture-not-found' });
    }
    expect((await write(other)).val).toEqual({ code: 'case-not-found' });
    expect((await write(seller)).val).toEqual({ code: 'not-allowed' });
    expect((await service.picture(company, warranty, 'name-1.png')).val).toEqual({ code: 'picture-not-found' });
    expect((await service.unread(other)).unwrap()).toEqual([]);
    expect((await write(acting, claim, 'Por ellos')).unwrap().messages.at(-1)).toMatchObject({ actedBy: 'vendedor' });
    const { messages } = (await service.show(company, claim, messagesAtOnce)).unwrap();
    expect(messages.at(-1)).toMatchObject({ side: 'company', author: 'cliente.admin', actedBy: 'vendedor' });
  });

  it('are sixty an hour from one company at most, by all its users together; nothing of one too many is stored', async () => {
    const which = { ...claim, number: 4 };
    for (let sent = 0; sent < maxMessagesAnHour - 1; sent += 1) expect((await write(other, which)).ok).toBe(true);
    const helped = { ...other, actedBy: { userName: 'vendedor', role: 'Seller' } } as const;
    const files = kept();
    const atOnce = await Promise.all([write(other, which), write(helped, which), write(other, which)]);
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
    const again = new Date(noon + 60 * 60_000).toISOString();
    const refusal = { code: 'too-many-messages', max: maxMessagesAnHour, again };
    expect((await write(other, which, 'x', [aPng(4, 3)])).val).toEqual(refusal);
    expect(kept()).toEqual(files);
    const last = `key ${keys - 4}`;
    expect((await service.write(other, which, { text: 'Hola', pictures: [] }, last)).ok).toBe(true);
    expect([(await write(company, claim)).ok, (await write(manager, which)).ok]).toEqual([true, true]);
    now = noon + 60 * 60_000;
    expect((await write(other, which)).ok).toBe(true);
    now = noon;
  });

  it('are shown from the last one back, the oldest first, and none is changed', async () => {
    for (const text of ['a', 'b', 'c']) await write(manager, warranty, text);
    const shown = (await service.show(company, warranty, 2)).unwrap();
    expect([shown.messages.map(({ text }) => text), shown.hasEarlier]).toEqual([['b', 'c'], true]);
    expect((await service.show(company, warranty, messagesAtOnce)).unwrap().hasEarlier).toBe(false);
    await expect(on.database.query(`update case_message set text = 'x'`)).rejects.toThrow(/refused/);
  });
});
