import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentRepository } from '#adapters/postgres/current-account/documents.ts';
import {
  isSearchedDocument,
  maxDocumentsFound,
  openDocumentSearch,
  parseDocumentSearch,
} from '#core/current-account/document-search.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(1, { userName: 'admin', role: 'Admin', customerId: null });

describe.each(databases)('the repository of documents on %s', (_name, open) => {
  const shared = distributorForAll(open);
  const repository = () => createDocumentRepository(shared.database);
  const find = async (text: string, most = maxDocumentsFound) => {
    const search = parseDocumentSearch(text);
    if (search === null) throw new Error(`${text} is part of no title`);
    return repository().find(search, most);
  };
  const titles = async (text: string) => (await find(text)).map(({ title }) => title);
  const events: unknown[] = [];

  beforeAll(async () => {
    await anOffice(shared.database);
    await shared.database.query(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       select 2, 'B', 3, 100 + n, date '2026-01-01' + n, date '2026-02-01' + n, n, n from generate_series(1, 120) n`,
    );
    await shared.database.listen('mostrador_live', (payload) => events.push(JSON.parse(payload)));
  });
  afterAll(() => shared.database.query('truncate audit_entry'));

  it('tells whose a document is', async () => {
    expect(await find('a1-1')).toMatchObject([
      { title: 'A 00001-00000001', customerName: 'Uno', isFinished: false, hasPdf: true, pointOfSale: 1, number: 1 },
    ]);
    expect((await repository().one(asId('4')))?.customerName).toBe('Dos');
    expect(await repository().one(asId('9999'))).toBeNull();
    expect(await repository().one(asId('no'))).toBeNull();
  });

  it('finds just what the rule says, the number itself first, then the newest', async () => {
    const all = await repository().find(openDocumentSearch, 1000);
    expect(all).toHaveLength(124);
    for (const text of [
      'a',
      'r',
      '1-',
      '-1',
      'a1-2',
      '101',
      '0000010',
      '3-',
      'b3-101',
      '3-00000',
      '3-000001',
      '-0101',
      '1',
      '9999999999999',
    ]) {
      const search = parseDocumentSearch(text);
      const expected = all.filter((document) => search !== null && isSearchedDocument(search, document));
      const found = await repository().find(search ?? { ...openDocumentSearch, pointOfSale: 0 }, 1000);
      expect(found.map(({ id }) => id).sort(), text).toEqual(expected.map(({ id }) => id).sort());
    }
    expect((await titles('2')).slice(0, 3)).toEqual(['A 00001-00000002', 'R 00002-00000001', 'B 00003-00000220']);
  });

  it('answers no more than it is asked for', async () => {
    expect(await find('b')).toHaveLength(maxDocumentsFound);
    expect(await find('b', 3)).toHaveLength(3);
  });

  it('settles a document once, writes down who did, and tells its company', async () => {
    await repository().setFinished(asId('1'), true, admin);
    await repository().setFinished(asId('1'), true, admin);
    expect((await repository().one(asId('1')))?.isFinished).toBe(true);
    await repository().setFinished(asId('1'), false, { ...admin, actedBy: { userName: 'otro', role: 'Admin' } });
    await repository().setFinished(asId('9999'), true, admin);
    const entries = await shared.database.query(
      'select user_name, acted_by, action, facts from audit_entry order by id',
    );
    expect(entries).toMatchObject([
      {
        user_name: 'admin',
        acted_by: null,
        action: 'document-finished',
        facts: { documentId: '1', title: 'A 00001-00000001', customerId: '1', customer: 'Uno', total: 1210 },
      },
      { user_name: 'admin', acted_by: 'otro', action: 'document-reopened' },
    ]);
    const event = { name: 'CurrentAccountChanged', audience: { customerId: '1' }, facts: { customerId: '1' } };
    await expect.poll(() => events).toEqual([event, event]);
  });

  it('takes a document away with its lines, once', async () => {
    events.length = 0;
    expect((await repository().remove(asId('1'), admin)).ok).toBe(true);
    expect((await repository().remove(asId('1'), admin)).val).toEqual({ code: 'document-not-found' });
    expect(await repository().one(asId('1'))).toBeNull();
    expect(await shared.database.query('select from account_document_line where document_id = 1')).toEqual([]);
    await expect.poll(() => events).toHaveLength(1);
    const [last] = await shared.database.query('select action, facts from audit_entry order by id desc limit 1');
    expect(last).toMatchObject({ action: 'document-deleted', facts: { title: 'A 00001-00000001' } });
  });
});
