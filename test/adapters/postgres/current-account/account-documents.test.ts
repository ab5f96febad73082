import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountDocumentRepository } from '#adapters/postgres/current-account/account-documents.ts';
import { createCurrentAccountRepository } from '#adapters/postgres/current-account/current-account.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import type { AccountDocumentService, ListedPage } from '#core/current-account/management/account-document.service.ts';
import { createAccountDocumentService } from '#core/current-account/management/create-account-document-service.ts';
import { type DocumentDetails, documentFields } from '#core/current-account/management/document-details.ts';
import { type DocumentFilter, everyDocument } from '#core/current-account/management/document-filter.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
const sellerOne = callerOf(0, { userName: 'vendedor', role: 'Seller', customerId: null, sellerId: asId('1') });
const noPaper = { name: '', cuit: '', address: '', phone: '', email: '' };

const details = (part: Partial<DocumentDetails> = {}): DocumentDetails => ({
  customer: 'C1',
  letter: 'B',
  pointOfSale: 3,
  number: 416,
  date: '2026-11-01',
  expiration: '2026-12-01',
  total: money('1234.50'),
  debt: money('1000'),
  ...part,
});

describe.each(databases)('documents as staff keep them on %s', (_name, open) => {
  const on = distributorForAll(open);
  let service: AccountDocumentService;
  let events: unknown[] = [];
  let cuit = '';

  beforeAll(async () => {
    const { database } = on;
    await anOffice(database);
    await database.query(`insert into seller (name) values ('Ana'), ('Beto')`);
    await database.query(
      `update customer set seller_id = id, cuit = case id when 1 then '30-50001091-2' else cuit end`,
    );
    await database.query(`update customer set name = 'Ñandú Repuestos', fantasy_name = 'Citroën Peças' where id = 2`);
    await database.query(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       select 2, 'C', 7, 5000 + n, date '2025-01-01' + n, date '2025-02-01' + n, n, 0 from generate_series(1, 120) n`,
    );
    service = createAccountDocumentService({
      documents: createAccountDocumentRepository(database),
      clock: { now: () => noon },
      distributor: () => ({ cuit }),
    });
    await database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(() => {
    events = [];
  });

  const list = async (filter: Partial<DocumentFilter>, caller = manager) =>
    (await service.list(caller, { ...everyDocument, ...filter }, null)).unwrap();
  const titles = async (filter: Partial<DocumentFilter>, caller = manager) =>
    (await list(filter, caller)).documents.map(({ title }) => title);

  it('are listed the newest first, page after page, each once', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: ListedPage = (await service.list(manager, everyDocument, after)).unwrap();
      seen.push(...page.documents.map(({ title }) => title));
      after = page.next;
      if (after === null) break;
    }
    expect(seen).toHaveLength(124);
    expect(new Set(seen).size).toBe(124);
    expect(seen.slice(0, 3)).toEqual(['A 00001-00000002', 'A 00001-00000003', 'A 00001-00000001']);
    for (const key of ['x', 'WzEsMl0', Buffer.from('["2026-99-99",1]').toString('base64url')]) {
      expect((await service.list(manager, everyDocument, key)).val).toEqual({ code: 'page-key-unreadable' });
    }
  });

  it('are narrowed by state, letter, days, customer and text', async () => {
    expect(await titles({ state: 'settled' })).toEqual(['R 00002-00000001']);
    expect(await titles({ state: 'expired' })).toEqual(['A 00001-00000001']);
    expect(await titles({ state: 'unpaid', customerId: asId('1') })).toEqual(['A 00001-00000002', 'A 00001-00000001']);
    expect(await titles({ letter: 'R' })).toEqual(['R 00002-00000001']);
    expect(await titles({ from: '2026-08-01', to: '2026-08-01' })).toEqual(['A 00001-00000001']);
    expect(await titles({ text: '1-3' })).toEqual(['A 00001-00000003']);
    expect(await titles({ text: '7-5001' })).toEqual(['C 00007-00005001']);
    // As people write it, also when they stop early; a number that is just what was written comes first.
    expect(await titles({ text: '7-511' })).toEqual(
      Array.from({ length: 9 }, (_, last) => `C 00007-0000511${last + 1}`)
        .toReversed()
        .concat('C 00007-00005110'),
    );
    expect(await titles({ text: 'c 0007-00005001' })).toEqual(['C 00007-00005001']);
    expect(await titles({ text: '5119' })).toEqual(['C 00007-00005119']);
    expect(await titles({ text: '700005119' })).toEqual(['C 00007-00005119']);
    expect(await titles({ text: '19', letter: 'C', from: '2025-04-01' })).toEqual(['C 00007-00005119']);
    for (const text of ['ñandu', 'CITROEN', 'peças'])
      expect(await titles({ text, letter: 'A' })).toEqual(['A 00001-00000003']);
    expect(await titles({ text: 'C2', letter: 'A' })).toEqual(['A 00001-00000003']);
    for (const text of ["'", '%', '\\', ':*', '9'.repeat(99), 'nadie']) expect(await titles({ text })).toEqual([]);
  });

  it('of a seller are those of their own customers', async () => {
    expect(await titles({}, sellerOne)).toEqual(['A 00001-00000002', 'A 00001-00000001', 'R 00002-00000001']);
    expect((await service.one(sellerOne, asId('4'))).val).toEqual({ code: 'document-not-found' });
    expect((await service.one(sellerOne, asId('1'))).ok).toBe(true);
    for (const caller of [manager, sellerOne]) {
      expect((await service.create(caller, details())).val).toEqual({ code: 'not-allowed' });
      expect((await service.attach(caller, asId('1'), new Uint8Array())).val).toEqual({ code: 'not-allowed' });
    }
  });

  it('are created once, for a customer by its code or its CUIT, which is told and written down', async () => {
    const made = (await service.create(admin, details())).unwrap();
    expect(made).toMatchObject({ title: 'B 00003-00000416', customerName: 'Uno', version: 1, isFinished: false });
    await expect.poll(() => events).toMatchObject([{ name: 'CurrentAccountChanged', facts: { customerId: '1' } }]);
    expect((await service.create(admin, details({ customer: 'C2' }))).val).toEqual({
      code: 'document-taken',
      title: 'B 00003-00000416',
      customer: 'Uno',
    });
    expect((await service.create(admin, details({ customer: 'nadie' }))).val).toEqual({
      code: 'document-customer-unknown',
      customer: 'nadie',
    });
    const byCuit = await service.create(admin, details({ customer: '30500010912', number: 417 }));
    expect(byCuit.unwrap().customerId).toBe('1');
    expect((await service.create(admin, details({ number: 0 }))).val).toEqual({ code: 'document-number-wrong' });
    // The next test counts its own.
    await expect.poll(() => events.length).toBe(2);
    const entries = await on.database.query(`select action, facts from audit_entry where action = 'document-created'`);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ facts: { title: 'B 00003-00000416', total: '1234.50', debt: '1000.00' } });
  });

  it('are corrected by who saw them as they are, with what was before and after', async () => {
    const { id } = (await service.create(admin, details({ number: 500 }))).unwrap();
    const same = (await service.correct(admin, id, 1, details({ number: 500 }))).unwrap();
    expect(same.version).toBe(1);
    const corrected = (
      await service.correct(admin, id, 1, details({ number: 500, customer: 'C2', debt: money(0) }))
    ).unwrap();
    expect(corrected).toMatchObject({ version: 2, customerName: 'Ñandú Repuestos' });
    await expect.poll(() => events.length).toBe(3);
    expect((await service.correct(admin, id, 1, details({ number: 501 }))).val).toEqual({
      code: 'document-moved',
      by: 'admin',
    });
    expect((await service.correct(admin, id, 2, details({ number: 416 }))).val).toMatchObject({
      code: 'document-taken',
    });
    const two = await Promise.all(
      [600, 601].map(async (number) => (await service.create(admin, details({ number }))).unwrap()),
    );
    const same602 = await Promise.all(
      two.map((document) => service.correct(admin, document.id, 1, details({ number: 602 }))),
    );
    expect(same602.map((answer) => (answer.ok ? 'ok' : answer.val.code)).sort()).toEqual(['document-taken', 'ok']);
    expect((await service.correct(admin, asId('9999'), 1, details())).val).toEqual({ code: 'document-not-found' });
    const [entry] = await on.database.query(`select facts from audit_entry where action = 'document-corrected'`);
    expect(entry).toMatchObject({
      facts: { before: { customer: 'C1', debt: '1000.00' }, after: { customer: 'C2', debt: '0.00' } },
    });
    expect(documentFields).toHaveLength(8);
  });

  it('keep the PDF that is put with them, by hand or by its name, in place of what could be printed', async () => {
    const account = createCurrentAccountRepository(on.database, () => noPaper);
    const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`);
    expect((await service.attach(admin, asId('3'), new TextEncoder().encode('no'))).val).toEqual({
      code: 'pdf-unreadable',
    });
    expect((await service.attach(admin, asId('3'), pdf('uno'))).unwrap().hasPdf).toBe(true);
    const by = await service.attachByName(admin, 'R-0002-00000001.pdf', pdf('dos'));
    expect(by.unwrap().title).toBe('R 00002-00000001');
    const kept = await account.attached(asId('3'));
    expect(new TextDecoder().decode(kept?.content)).toContain('dos');
    expect((await service.attachByName(admin, 'R-0002-00000009.pdf', pdf(''))).val).toEqual({
      code: 'document-not-found',
    });
    expect((await service.attachByName(admin, 'foto.pdf', pdf(''))).val).toEqual({ code: 'pdf-names-no-document' });
    expect(await account.attached(asId('1'))).toBeNull();
    // As ARCA names it, the first number is who issued it.
    const official = '30711989001_091_00002_00000001.pdf';
    cuit = '30-50001091-2';
    expect((await service.attachByName(admin, official, pdf('tres'))).val).toEqual({
      code: 'pdf-of-another-issuer',
      cuit: '30-71198900-1',
    });
    expect(new TextDecoder().decode((await account.attached(asId('3')))?.content)).toContain('dos');
    for (const known of ['30-71198900-1', '']) {
      cuit = known;
      expect((await service.attachByName(admin, official, pdf('tres'))).unwrap().hasPdf).toBe(true);
    }
  });
});
