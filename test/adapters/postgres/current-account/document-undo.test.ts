import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccountDocumentRepository } from '#adapters/postgres/current-account/account-documents.ts';
import { createSheetChangeRepository } from '#adapters/postgres/imports/sheet-changes.ts';
import { createSheetImportRepository } from '#adapters/postgres/imports/sheet-imports.ts';
import { createPaymentRepository } from '#adapters/postgres/payments/payments.ts';
import { detailsOf } from '#core/current-account/management/written-document.ts';
import { createDocumentUndo } from '#core/current-account/sheets/create-document-undo.ts';
import { asId, type DocumentId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import {
  type DebtOfDocument,
  debtActs,
  owesWhatRemains,
  type SaidOfDocument,
  startingDebt,
} from '#test/contracts/document-debt.contract.ts';

const author = { userName: 'admin', actedBy: null };
const pesos = (cents: number) => money(cents).dividedBy(100);

describe.each(databases)('undoing a sheet of documents, on %s', (_name, open) => {
  const on = distributorForAll(open);
  let made = 0;

  beforeAll(async () => {
    await anOffice(on.database);
  });

  const aDebt = async (): Promise<{ readonly debt: DebtOfDocument; readonly id: DocumentId }> => {
    const { database } = on;
    const documents = createAccountDocumentRepository(database);
    const payments = createPaymentRepository(database);
    const imports = createSheetImportRepository(database);
    const changes = createSheetChangeRepository(database);
    const undo = createDocumentUndo(documents);
    const [row] = await database.query<{ id: number }>(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       values (1, 'A', 9, $1, '2026-09-01', '2026-10-01', $2::numeric / 100, $2::numeric / 100) returning id`,
      [++made, startingDebt],
    );
    const id = asId<'document'>(String(row?.id));
    const held = async () => {
      const document = await documents.one('everybody', id);
      if (document === null) throw new Error('the document is gone');
      return document;
    };
    const say = async ({ cents, customer }: SaidOfDocument, importId?: string) => {
      const document = await held();
      const details = {
        ...detailsOf(document),
        ...(cents === undefined ? {} : { debt: pesos(cents) }),
        ...(customer === undefined ? {} : { customer }),
      };
      (await documents.correct(id, document.version, details, { ...author, importId })).unwrap();
    };
    const debt: DebtOfDocument = {
      async accept(cents, settles) {
        const paid = { amount: pesos(cents), paidOn: '2026-11-01', method: 'cash' as const, reference: '', note: '' };
        const reported = await payments.add(
          (await held()).customerId,
          { ...paid, documents: [id] },
          null,
          `p${++made}`,
          author,
        );
        const payment = reported.unwrap();
        (await payments.accept(payment, settles, author)).unwrap();
        return payment;
      },
      reverse: async (payment) => (await payments.reverse(asId(payment), 'Rechazado', author)).unwrap().length > 0,
      async sheet(said) {
        const importId = `i${++made}`;
        const sheet = {
          kind: 'documents' as const,
          fileName: 'saldos.csv',
          worksheet: '',
          supplier: null,
          headings: [],
        };
        await imports.begin({ id: importId, ...sheet }, author);
        await say(said, importId);
        return importId;
      },
      correct: (said) => say(said),
      async undo(importId) {
        for await (const some of changes.read(importId)) return (await undo.takeBack(some, author)).unwrap()[0] ?? null;
        throw new Error('the import noted nothing');
      },
      owed: async () => Number((await held()).debt.times(100)),
      customer: async () => ((await held()).customerCode === 'C1' ? 'C1' : 'C2'),
    };
    return { debt, id };
  };

  it('loses no money, with payments accepted and taken back before it, after it and after the undoing', async () => {
    await fc.assert(
      fc.asyncProperty(debtActs, async (acts) => owesWhatRemains((await aDebt()).debt, acts)),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('leaves a document of which a payment was taken back since, and says so', async () => {
    const { debt } = await aDebt();
    const payment = await debt.accept(79_000, true);
    const sheet = await debt.sheet({ cents: 5000 });
    expect(await debt.reverse(payment)).toBe(true);
    expect(await debt.undo(sheet)).toBe('payment-since');
    expect(await debt.owed()).toBe(5000);
  });

  it('leaves one that it gave to another company, where a payment of the first one was taken back since', async () => {
    const { debt } = await aDebt();
    const payment = await debt.accept(79_000, true);
    const sheet = await debt.sheet({ customer: 'C2' });
    await debt.reverse(payment);
    expect(await debt.undo(sheet)).toBe('payment-since');
    expect([await debt.customer(), await debt.owed()]).toEqual(['C2', 21_000]);

    const { debt: other } = await aDebt();
    const paid = await other.accept(79_000, true);
    expect(await other.undo(await other.sheet({ customer: 'C2', cents: 5000 }))).toBeNull();
    expect([await other.customer(), await other.owed()]).toEqual(['C1', 21_000]);
    expect(await other.reverse(paid)).toBe(false);
    expect(await other.owed()).toBe(startingDebt);
  });

  it('counts what a payment of before had paid, and not what is on account of one that came since', async () => {
    const { debt, id } = await aDebt();
    const payment = await debt.accept(79_000, true);
    const sheet = await debt.sheet({ cents: 0 });
    const payments = createPaymentRepository(on.database);
    const over = await debt.accept(1000, true);
    expect((await payments.one(null, asId(over)))?.onAccount.toFixed(2)).toBe('10.00');
    expect(await debt.undo(sheet)).toBeNull();
    expect(await debt.owed()).toBe(21_000);
    expect(await debt.reverse(payment)).toBe(false);
    expect(await debt.owed()).toBe(startingDebt);

    const later = await debt.sheet({ cents: 5000 });
    const beyond = await debt.accept(6000, true);
    expect(await debt.reverse(beyond)).toBe(false);
    expect(await debt.undo(later)).toBeNull();
    const last = await debt.sheet({ cents: 20_000 });
    (await payments.apply(asId(over), author)).unwrap();
    expect(await debt.undo(last)).toBe('payment-since');
    expect(await debt.owed()).toBe(20_000);
    expect(await createAccountDocumentRepository(on.database).payments(id)).toEqual([
      { id: over, paid: '0', elsewhere: '10.00', isSaidSince: false },
    ]);
  });

  it('is refused where a payment that changes no debt was decided while it was read', async () => {
    const { debt, id } = await aDebt();
    const documents = createAccountDocumentRepository(on.database);
    const versionOf = async () => (await documents.one('everybody', id))?.version ?? 0;
    const read = await versionOf();
    const applied = await debt.accept(1000, false);
    expect(await versionOf()).toBe(read + 1);
    expect(await debt.reverse(applied)).toBe(false);
    expect(await versionOf()).toBe(read + 2);
    const paid = await debt.accept(1000, true);
    await debt.correct({ cents: 5000 });
    const corrected = await versionOf();
    expect(await debt.reverse(paid)).toBe(true);
    expect(await versionOf()).toBe(corrected + 1);
  });

  it('is refused where what a payment did with one that owes its total, or another company’s, was decided', async () => {
    const { debt, id } = await aDebt();
    const { database } = on;
    const documents = createAccountDocumentRepository(database);
    const payments = createPaymentRepository(database);
    const versionOf = async () => (await documents.one('everybody', id))?.version ?? 0;
    const whole = await debt.accept(1000, true);
    await database.query('update account_document set total = debt where id = $1', [Number(id)]);
    const full = await versionOf();
    expect(await debt.reverse(whole)).toBe(false);
    expect(await versionOf()).toBe(full + 1);

    const name = { letter: 'A' as const, pointOfSale: 9, number: ++made };
    const dates = { date: '2026-09-01', expiration: '2026-10-01' };
    const details = { ...name, ...dates, customer: 'C1', total: pesos(1000), debt: pesos(1000) };
    const second = (await documents.add(details, author)).unwrap();
    const paid = { amount: pesos(500), paidOn: '2026-11-01', method: 'cash' as const, reference: '', note: '' };
    const reported = await payments.add(asId('1'), { ...paid, documents: [id, second] }, null, `p${++made}`, author);
    await debt.correct({ customer: 'C2' });
    const moved = await versionOf();
    (await payments.accept(reported.unwrap(), false, author)).unwrap();
    expect(await documents.payments(id)).toHaveLength(1);
    expect(await versionOf()).toBe(moved + 1);
    (await payments.reverse(reported.unwrap(), 'Rechazado', author)).unwrap();
    expect(await versionOf()).toBe(moved + 2);
  });
});
