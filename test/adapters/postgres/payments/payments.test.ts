import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccountDocumentRepository } from '#adapters/postgres/current-account/account-documents.ts';
import { createCurrentAccountRepository } from '#adapters/postgres/current-account/current-account.ts';
import { createDocumentRepository } from '#adapters/postgres/current-account/documents.ts';
import { createCustomerManagementRepository } from '#adapters/postgres/customers/customer-management.ts';
import { createPaymentRepository } from '#adapters/postgres/payments/payments.ts';
import { duplicateText } from '#adapters/texts/payments.es.ts';
import { authorOf } from '#core/audit/author.ts';
import { detailsOf } from '#core/current-account/management/written-document.ts';
import { createPaymentManagementService, createPaymentService } from '#core/payments/create-payment-service.ts';
import type { PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import {
  everyPayment,
  type Payment,
  type PaymentDetails,
  type PaymentFilter,
  type PaymentPage,
} from '#core/payments/payment.ts';
import { paymentParts } from '#core/payments/payment-parts.ts';
import { asId, type DocumentId } from '#core/shared/ids.ts';
import { money, sum } from '#core/shared/money.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { memoryListWriter } from '#test/builders/list-writer.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const one = callerOf(1, { userName: 'uno' });
const two = callerOf(2, { userName: 'dos' });
const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
const pdf = { name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\nhola\n%%EOF\n') };

describe.each(databases)('payments that companies report, on %s', (_name, open) => {
  const on = distributorForAll(open);
  let own: PaymentService;
  let office: PaymentManagementService;
  let ids: readonly DocumentId[] = [];
  const written: Payment[][] = [];

  beforeAll(async () => {
    const { database } = on;
    await anOffice(database);
    await database.query(`update customer set email = 'uno@example.com' where id = 1`);
    const rows = await database.query<{ id: number }>(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt) values
       (1, 'A', 9, 1, '2026-09-01', '2026-10-01', 1000, 1000), (1, 'A', 9, 2, '2026-08-01', '2026-09-01', 500, 400),
       (2, 'A', 9, 3, '2026-08-01', '2026-09-01', 500, 500) returning id`,
    );
    ids = rows.map(({ id }) => asId(String(id)));
    const payments = createPaymentRepository(database);
    own = createPaymentService({ payments, clock: { now: () => noon } });
    office = createPaymentManagementService({
      payments,
      writer: memoryListWriter('Pagos', written),
      clock: { now: () => noon },
    });
  });

  const details = (part: Partial<PaymentDetails> = {}): PaymentDetails => ({
    amount: money('900'),
    paidOn: '2026-11-01',
    method: 'transfer',
    reference: '0042',
    note: 'del banco',
    documents: ids.slice(0, 2),
    ...part,
  });
  /** A document of 1,000 of which nothing was paid. */
  const aDocument = async (customerId: number, number: number): Promise<DocumentId> => {
    const [row] = await on.database.query<{ id: number }>(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       values ($1, 'A', 8, $2, '2026-09-01', '2026-10-01', 1000, 1000) returning id`,
      [customerId, number],
    );
    return asId(String(row?.id));
  };
  const debts = async () =>
    (
      await on.database.query<{ debt: string; finished: boolean }>(
        `select debt::text as debt, finished from account_document where point_of_sale = 9 order by number`,
      )
    ).map(({ debt, finished }) => [debt, finished]);

  /** The mails since this was last asked: nobody of the distributor has an e-mail but where a test gives one. */
  const mails = async () => {
    const rows = await on.database.query<{ recipients: string[]; subject: string; body: string }>(
      'select recipients, subject, body from outbox_mail order by id',
    );
    await on.database.query('delete from outbox_mail');
    return rows;
  };

  it('wait, once however often they are sent, with what came with them', async () => {
    const sent = await Promise.all([own.report(one, details(), pdf, 'k1'), own.report(one, details(), pdf, 'k1')]);
    const [first, second] = sent.map((answer) => answer.unwrap());
    expect(first?.id).toBe(second?.id);
    expect(first).toMatchObject({ state: 'waiting', receipt: 'recibo.pdf', reportedBy: 'uno', customerName: 'Uno' });
    expect(first?.documents.map(({ title }) => title)).toEqual(['A 00009-00000001', 'A 00009-00000002']);
    expect((await own.list(one, null)).unwrap().payments).toHaveLength(1);
    expect((await own.list(two, null)).unwrap().payments).toEqual([]);
    const id = first?.id ?? asId('');
    expect((await own.receipt(one, id)).unwrap().name).toBe('recibo.pdf');
    expect((await own.receipt(two, id)).val).toEqual({ code: 'payment-not-found' });
    expect((await own.withdraw(two, id)).val).toEqual({ code: 'payment-not-found' });
  });

  it('are told to who is named for payments, and else to the administrators', async () => {
    const { database } = on;
    await database.query(
      `insert into app_user (user_name, name, role, password_hash, email) values ('jefa', 'Jefa', 'Admin', '', 'jefa@example.com')`,
    );
    await mails();
    const report = async (key: string) => {
      const sent = (await own.report(one, details({ documents: [] }), null, key)).unwrap();
      expect((await own.withdraw(one, sent.id)).ok).toBe(true);
      return mails();
    };
    const expectedMail = {
      subject: 'Pago informado · $ 900,00 · Uno',
      body: expect.stringContaining('Lo informó: uno'),
    };
    expect(await report('m1')).toEqual([{ ...expectedMail, recipients: ['jefa@example.com'] }]);
    const name = (accounts: readonly string[]) =>
      database.query(
        `insert into setting (key, value) values ('mail.payments', $1::jsonb) on conflict (key) do update set value = excluded.value`,
        [JSON.stringify({ accounts, subject: 'Cobranzas' })],
      );
    await name(['pagos@example.com', 'UNO@example.com']);
    const subject = 'Cobranzas · $ 900,00 · Uno';
    expect(await report('m2')).toEqual([{ ...expectedMail, subject, recipients: ['pagos@example.com'] }]);
    await database.query(`delete from setting where key = 'mail.payments'`);
    await database.query(`update app_user set email = '' where user_name = 'jefa'`);
    expect(await report('m3')).toEqual([]);
    await database.query(`delete from payment where request_key in ('m1', 'm2', 'm3')`);
  });

  it('name only documents that are the company’s and not settled', async () => {
    const strange = await own.report(one, details({ documents: ids }), null, 'k2');
    expect(strange.val).toEqual({ code: 'payment-document-unknown' });
    expect((await own.list(one, null)).unwrap().payments).toHaveLength(1);
  });

  it('are accepted once, and taken off the debts that they name, the oldest first', async () => {
    const [payment] = (await office.list(admin, { ...everyPayment, state: 'waiting' }, null)).unwrap().payments;
    const id = payment?.id ?? asId('');
    const both = await Promise.all([office.accept(admin, id, true), office.accept(admin, id, true)]);
    expect(both.map((answer) => (answer.ok ? answer.val.state : answer.val.code)).sort()).toEqual([
      'accepted',
      'payment-decided',
    ]);
    expect(await debts()).toEqual([
      ['500.00', false],
      ['0.00', true],
      ['500.00', false],
    ]);
    const accepted = (await office.one(admin, id)).unwrap();
    expect(accepted.documents.map(({ paid }) => String(paid))).toEqual(['500', '400']);
    expect((await own.withdraw(one, id)).val).toEqual({ code: 'payment-decided', state: 'accepted', by: 'admin' });
    const entries = await on.database.query<{ action: string }>(
      `select action from audit_entry where facts->>'paymentId' = $1 order by id`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'payment-reported',
      'document-corrected',
      'document-corrected',
      'payment-accepted',
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: ['uno@example.com'], subject: 'Recibimos tu pago de $ 900,00 · Uno' });
    expect(mail?.body).toContain('A 00009-00000001: $ 500,00\nA 00009-00000002: $ 400,00');
  });

  it('are taken back after they were accepted: the account owes what it did before, and they wait again', async () => {
    const before = await debts();
    const back = (await own.report(one, details({ documents: ids.slice(0, 1) }), null, 'r1')).unwrap();
    expect((await office.reverse(admin, back.id, 'x')).val).toEqual({ code: 'payment-not-accepted', state: 'waiting' });
    expect((await office.accept(admin, back.id, true)).unwrap().onAccount.toFixed(2)).toBe('400.00');
    expect(await debts()).not.toEqual(before);
    expect((await office.reverse(admin, back.id, ' ')).val).toEqual({ code: 'payment-reason-missing' });
    expect((await office.reverse(manager, back.id, 'x')).val).toEqual({ code: 'not-allowed' });
    expect((await office.reverse(admin, asId('999999'), 'x')).val).toEqual({ code: 'payment-not-found' });
    await mails();
    const both = await Promise.all(['Vino rechazado', 'Otra'].map((reason) => office.reverse(admin, back.id, reason)));
    expect(both.map((answer) => (answer.ok ? answer.val.state : answer.val.code)).sort()).toEqual([
      'payment-not-accepted',
      'waiting',
    ]);
    expect(await debts()).toEqual(before);
    const waiting = (await office.one(admin, back.id)).unwrap();
    expect(waiting).toMatchObject({ state: 'waiting', decidedBy: null, decidedAt: null });
    expect([waiting.onAccount.isZero(), waiting.documents[0]?.paid]).toEqual([true, null]);
    expect(['Vino rechazado', 'Otra']).toContain(waiting.reason);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipients: ['uno@example.com'],
      subject: 'Volvimos a revisar tu pago de $ 900,00 · Uno',
    });
    expect(mail?.body).toContain(waiting.reason);
    const entries = await on.database.query(
      `select action, facts->>'reason' as reason from audit_entry where facts->>'paymentId' = $1 order by id desc limit 2`,
      [back.id],
    );
    expect(entries).toEqual([
      { action: 'payment-reversed', reason: waiting.reason },
      { action: 'document-corrected', reason: null },
    ]);
    // The payment is decided anew, and the old reason is shown no more.
    expect((await office.accept(admin, back.id, true)).unwrap().reason).toBe('');
    await office.reverse(admin, back.id, 'De nuevo');
    expect(await debts()).toEqual(before);
    expect((await own.withdraw(one, back.id)).unwrap()).toMatchObject({ state: 'withdrawn', reason: '' });
    await mails();
  });

  it('are refused with a reason, or taken back by who reported them, and change no debt', async () => {
    const before = await debts();
    const refused = (await own.report(one, details({ documents: ids.slice(0, 1) }), null, 'k3')).unwrap();
    expect((await office.refuse(admin, refused.id, ' ')).val).toEqual({ code: 'payment-reason-missing' });
    const answer = (await office.refuse(admin, refused.id, 'No está acreditado')).unwrap();
    expect(answer).toMatchObject({ state: 'refused', reason: 'No está acreditado', decidedBy: 'admin' });
    const back = (await own.report(one, details({ documents: [] }), null, 'k4')).unwrap();
    expect((await own.withdraw(one, back.id)).unwrap().state).toBe('withdrawn');
    const aside = (await own.report(one, details({ documents: ids.slice(0, 1) }), null, 'k5')).unwrap();
    expect((await office.accept(admin, aside.id, false)).unwrap().documents[0]?.paid).toBeNull();
    expect(await debts()).toEqual(before);
    const [no, yes, ...others] = await mails();
    expect(no?.subject).toBe('No pudimos tomar tu pago de $ 900,00 · Uno');
    expect(no?.body).toContain('No está acreditado');
    expect(yes?.body).toContain('Comprobantes: A 00009-00000001');
    expect(others).toEqual([]);
  });

  it('are found by state, customer and text, page after page, by management', async () => {
    await on.database.query(
      `insert into payment (customer_id, amount, paid_on, method, reference, note, request_key, reported_by)
       select 2, n, '2026-10-01', 'cash', 'R' || n, '', 'many' || n, 'dos' from generate_series(1, 60) n`,
    );
    await on.database.query(`update customer set fantasy_name = 'Citroën Peças' where id = 1`);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: PaymentPage = (await office.list(admin, { ...everyPayment, customerId: asId('2') }, after)).unwrap();
      seen.push(...page.payments.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    const found = async (text: string) =>
      (await office.list(admin, { ...everyPayment, text }, null)).unwrap().payments.length;
    expect([await found('C1'), await found('r60'), await found('UNÓ'), await found('zzz')]).toEqual([5, 1, 5, 0]);
    expect([await found('citroen'), await found('PEÇAS')]).toEqual([5, 5]);
    expect((await office.list(manager, everyPayment, null)).ok).toBe(true);
    const first = asId<'payment'>(seen[0] ?? '');
    expect((await office.accept(manager, first, false)).val).toEqual({ code: 'not-allowed' });
    const file = (await office.table(admin, { ...everyPayment, customerId: asId('2') }, 'csv')).unwrap();
    expect(file.name).toBe('Pagos 2026-11-20.csv');
    expect(written.flat().map(({ id }) => id)).toEqual(seen);
    expect((await office.list(admin, everyPayment, 'x')).val).toEqual({ code: 'page-key-unreadable' });
  });

  it('lower no debt of another company that the document was moved to before', async () => {
    const moved = (await own.report(one, details({ documents: ids.slice(0, 1) }), null, 'k7')).unwrap();
    await on.database.query('update account_document set customer_id = 2 where id = $1', [Number(ids[0])]);
    const before = await debts();
    const accepted = (await office.accept(admin, moved.id, true)).unwrap();
    expect(accepted.documents).toMatchObject([{ paid: null, isGone: true }]);
    // The company has paid all the same.
    expect(accepted.onAccount.toFixed(2)).toBe('900.00');
    expect(await debts()).toEqual(before);
    await on.database.query('update account_document set customer_id = 1 where id = $1', [Number(ids[0])]);
  });

  it.each([true, false])(
    'keep the title of a document that is deleted, and are on account then: %s',
    async (settles) => {
      const document = await aDocument(2, 30 + Number(settles));
      const kept = (await own.report(two, details({ documents: [document] }), null, `k6 ${settles}`)).unwrap();
      expect((await createDocumentRepository(on.database).remove(document, admin)).ok).toBe(true);
      const accepted = (await office.accept(admin, kept.id, settles)).unwrap();
      expect(accepted.documents).toEqual([
        { title: `A 00008-000000${30 + Number(settles)}`, paid: null, isGone: true, owed: money(0) },
      ]);
      expect(accepted.onAccount.toFixed(2)).toBe('900.00');
    },
  );

  it('keep a document that is deleted while they are accepted, or are on account', async () => {
    const documents = createDocumentRepository(on.database);
    for (let round = 0; round < 6; round += 1) {
      const document = await aDocument(2, 50 + round);
      const payment = (await own.report(two, details({ documents: [document] }), null, `race ${round}`)).unwrap();
      const [accepted, removed] = await Promise.all([
        office.accept(admin, payment.id, true),
        documents.remove(document, admin),
      ]);
      const { onAccount, documents: named } = accepted.unwrap();
      const paid = named.map((each) => each.paid?.toFixed(2) ?? null);
      expect([removed.ok, onAccount.toFixed(2), paid]).toEqual(
        removed.ok ? [true, '900.00', [null]] : [false, '0.00', ['900.00']],
      );
    }
    await mails();
  });

  it('are found by their reference without accents and case, whatever its apostrophe', async () => {
    const payment = (
      await own.report(two, details({ documents: [await aDocument(2, 39)], reference: 'Ñ-1 D’Onofrio' }), null, 'r1')
    ).unwrap();
    const idsOf = async (text: string) =>
      (await office.list(admin, { ...everyPayment, text }, null)).unwrap().payments.map(({ id }) => id);
    for (const text of ['n-1', 'Ñ-1', "d'onofrio"]) expect(await idsOf(text)).toEqual([payment.id]);
    expect(await idsOf('\u0301')).toEqual([]);
    expect((await own.withdraw(two, payment.id)).ok).toBe(true);
    await mails();
  });

  it('hold the document that they were taken off, until that is taken back', async () => {
    const documents = createDocumentRepository(on.database);
    const document = await aDocument(2, 40);
    const payment = (await own.report(two, details({ documents: [document] }), null, 'h1')).unwrap();
    expect((await office.accept(admin, payment.id, true)).unwrap().documents).toMatchObject([{ isGone: false }]);
    expect((await documents.remove(document, admin)).val).toEqual({ code: 'document-paid' });
    expect((await office.reverse(admin, payment.id, 'No era de esta')).ok).toBe(true);
    expect((await documents.remove(document, admin)).ok).toBe(true);
    expect((await documents.remove(document, admin)).val).toEqual({ code: 'document-not-found' });
    expect((await own.withdraw(two, payment.id)).ok).toBe(true);
    await mails();
  });

  it('are on account where a document that they name owes nothing by then, unless the person who accepts says it is applied', async () => {
    const named = { documents: [await aDocument(1, 2)], amount: money('1000'), paidOn: '2026-10-31' };
    const report = async (key: string, reference: string) =>
      (await own.report(one, details({ ...named, reference }), null, key)).unwrap();
    const [first, second, third] = [await report('a0', '1'), await report('b0', '2'), await report('c0', '3')];
    const parts = async (id: Payment['id'], settles: boolean) => {
      const payment = (await office.accept(admin, id, settles)).unwrap();
      const [paid, onAccount, applied] = [payment.documents[0]?.paid ?? null, payment.onAccount, paymentParts(payment)];
      return [paid, onAccount, applied?.appliedElsewhere ?? null].map((part) => part?.toFixed(2) ?? null);
    };
    expect((await office.one(admin, second.id)).unwrap().documents[0]?.owed?.toFixed(2)).toBe('1000.00');
    expect(await parts(first.id, true)).toEqual(['1000.00', '0.00', '0.00']);
    expect((await office.one(admin, second.id)).unwrap().documents[0]?.owed?.toFixed(2)).toBe('0.00');
    expect(await parts(second.id, true)).toEqual([null, '1000.00', '0.00']);
    expect(await parts(third.id, false)).toEqual([null, '0.00', '1000.00']);
    await mails();
    await on.database.query('update payment set on_account = 0');
  });

  it('tell of others of the company with the same amount, day and documents, and the distributor’s people by mail', async () => {
    const documents = [await aDocument(2, 60)];
    const same = details({ documents, amount: money('333'), paidOn: '2026-10-30' });
    const first = (await own.report(two, same, null, 'd1')).unwrap();
    expect(first.possibleDuplicates).toEqual([]);
    await on.database.query(`update app_user set email = 'jefa@example.com' where user_name = 'jefa'`);
    await mails();
    const second = (await own.report(two, { ...same, reference: 'otra' }, null, 'd2')).unwrap();
    expect(second.possibleDuplicates).toEqual([first.id]);
    expect((await mails()).map(({ body }) => body)).toEqual([expect.stringContaining(duplicateText)]);
    await on.database.query(`update app_user set email = '' where user_name = 'jefa'`);
    const others = [
      { ...same, amount: money('334') },
      { ...same, paidOn: '2026-10-29' },
      { ...same, documents: [], reference: 'Z9' },
    ];
    for (const [place, other] of others.entries()) {
      expect((await own.report(two, other, null, `d3 ${place}`)).unwrap().possibleDuplicates).toEqual([]);
    }
    const onAccount = (await own.report(two, { ...same, documents: [] }, null, 'd4')).unwrap();
    expect(onAccount.possibleDuplicates).toContain(first.id);
    expect((await own.withdraw(two, onAccount.id)).unwrap().possibleDuplicates).toEqual([]);
    const listed = (await office.list(admin, { ...everyPayment, customerId: asId('2') }, null)).unwrap().payments;
    expect(listed.find(({ id }) => id === first.id)?.possibleDuplicates).toEqual([second.id]);
    expect((await own.withdraw(two, second.id)).unwrap().possibleDuplicates).toEqual([]);
    expect((await office.one(admin, first.id)).unwrap().possibleDuplicates).toEqual([]);
    await mails();
  });

  it('never vanish: after any acceptances and undoings, the company owes so much less as stands accepted', async () => {
    const accounts = createCurrentAccountRepository(on.database, () => {
      throw new Error('nothing is printed');
    });
    const [made] = await on.database.query<{ id: number }>(
      `insert into customer (external_code, name, price_list_id, email) values ('C9', 'Tercera', 1, '') returning id`,
    );
    const customer = made?.id ?? 0;
    const documents = [await aDocument(customer, 71), await aDocument(customer, 72), await aDocument(customer, 73)];
    const balance = async () => {
      const [owed] = await on.database.query<{ debt: string }>(
        'select coalesce(sum(debt), 0)::text as debt from account_document where customer_id = $1 and not finished',
        [customer],
      );
      return money(owed?.debt ?? '0').minus(
        sum((await accounts.onAccount(asId(String(customer)))).map(({ amount }) => amount)),
      );
    };
    const three = callerOf(customer, { userName: 'tres' });
    const step = fc.record({
      cents: fc.integer({ min: 1, max: 250_000 }),
      named: fc.subarray(documents),
      takesBack: fc.option(fc.nat(), { nil: null }),
    });
    let reports = 0;
    // Each run goes on from where the one before left the account.
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const before = await balance();
        const accepted: Payment[] = [];
        for (const { cents, named, takesBack } of steps) {
          const open = await on.database.query<{ id: number }>(
            'select id from account_document where customer_id = $1 and not finished',
            [customer],
          );
          const ids = named.filter((id) => open.some((each) => String(each.id) === id));
          const asked = details({ documents: ids, amount: money(cents).dividedBy(100) });
          const reported = (await own.report(three, asked, null, `v${++reports}`)).unwrap();
          const payment = (await office.accept(admin, reported.id, true)).unwrap();
          expect(paymentParts(payment)?.appliedElsewhere.isZero()).toBe(true);
          accepted.push(payment);
          const back = takesBack === null ? undefined : accepted.splice(takesBack % accepted.length, 1)[0];
          if (back !== undefined) expect((await office.reverse(admin, back.id, 'Vino rechazado')).ok).toBe(true);
          expect(String(await balance())).toBe(String(before.minus(sum(accepted.map((each) => each.amount)))));
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
    await mails();
  });

  it('lower the account where they name no document, or are more than its debt, until they are applied elsewhere', async () => {
    const accounts = createCurrentAccountRepository(on.database, () => {
      throw new Error('nothing is printed');
    });
    const documents = createAccountDocumentRepository(on.database);
    const amounts = async () => (await accounts.onAccount(asId('1'))).map(({ amount }) => amount.toFixed(2));
    const debtsBefore = await debts();
    await on.database.query('update payment set on_account = 0');
    const free = (await own.report(one, details({ documents: [], amount: money('120.5') }), null, 'a1')).unwrap();
    expect((await office.accept(admin, free.id, false)).unwrap().onAccount.toFixed(2)).toBe('120.50');
    expect(await debts()).toEqual(debtsBefore);
    const [row] = await on.database.query<{ id: number }>(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       values (1, 'A', 8, 1, '2026-09-01', '2026-10-01', 500, 500) returning id`,
    );
    const named = { documents: [asId<'document'>(String(row?.id))], paidOn: '2026-10-31' };
    const over = (await own.report(one, details({ ...named, amount: money('600') }), null, 'a2')).unwrap();
    expect((await office.accept(admin, over.id, true)).unwrap().onAccount.toFixed(2)).toBe('100.00');
    expect(await amounts()).toEqual(['100.00', '120.50']);
    expect(await accounts.onAccount(asId('2'))).toEqual([]);
    expect(await documents.onAccount({ ofSeller: asId('99') }, asId('1'))).toEqual([]);
    expect(await documents.onAccount('everybody', asId('1'))).toHaveLength(2);
    const listed = async (part: Partial<PaymentFilter>) =>
      (await office.list(admin, { ...everyPayment, isOnAccount: true, ...part }, null))
        .unwrap()
        .payments.map(({ id }) => id);
    expect(await listed({})).toEqual([over.id, free.id]);
    expect(await listed({ state: 'waiting' })).toEqual([]);
    expect(await listed({ customerId: asId('2') })).toEqual([]);
    const owes = async () =>
      (await createCustomerManagementRepository(on.database, () => undefined).find(asId('1')))?.debt.toFixed(2);
    const [owed] = await on.database.query<{ left: string }>(
      'select (sum(debt) - 220.50)::text as left from account_document where customer_id = 1 and not finished',
    );
    expect(await owes()).toBe(owed?.left);
    await on.database.query('update account_document set debt = 0 where customer_id = 1 and not finished');
    expect(await owes()).toBe('-220.50');

    expect((await office.apply(admin, free.id)).unwrap().onAccount.toFixed(2)).toBe('0.00');
    expect((await office.apply(admin, free.id)).val).toEqual({ code: 'payment-not-on-account' });
    expect((await office.apply(admin, asId('999'))).val).toEqual({ code: 'payment-not-found' });
    expect(await amounts()).toEqual(['100.00']);
    expect(await listed({})).toEqual([over.id]);
    // Only what was on account of the 600 was taken out.
    expect((await office.apply(admin, over.id)).ok).toBe(true);
    const entries = await on.database.query(
      `select action, facts->>'amount' as amount from audit_entry order by id desc limit 2`,
    );
    expect(entries).toEqual([
      { action: 'payment-applied', amount: '100.00' },
      { action: 'payment-applied', amount: '120.50' },
    ]);
    await mails();
  });

  it('give nothing back to a document of which somebody said since what is owed, or that it is settled', async () => {
    const [before] = await on.database.query<{ debt: string; finished: boolean }>(
      'select debt::text as debt, finished from account_document where id = $1',
      [Number(ids[0])],
    );
    const stands = async () => {
      const [row] = await on.database.query<{ debt: string; finished: boolean }>(
        'select debt::text as debt, finished from account_document where id = $1',
        [Number(ids[0])],
      );
      return row;
    };
    const anew = () =>
      on.database.query('update account_document set debt = 1000, finished = false where id = $1', [Number(ids[0])]);
    const accounts = createAccountDocumentRepository(on.database);
    const documents = createDocumentRepository(on.database);
    const accepted = async (key: string) => {
      const reported = (await own.report(one, details({ documents: ids.slice(0, 1) }), null, key)).unwrap();
      return (await office.accept(admin, reported.id, true)).unwrap().id;
    };
    await anew();
    const acceptedId = await accepted('s1');
    expect((await stands())?.debt).toBe('100.00');
    const stored = await accounts.one('everybody', ids[0] ?? asId('0'));
    if (stored === null) throw new Error('the document is gone');
    const corrected = { ...detailsOf(stored), debt: money('1000') };
    expect((await accounts.correct(stored.id, stored.version, corrected, authorOf(admin))).ok).toBe(true);
    expect((await office.reverse(admin, acceptedId, 'Vino rechazado')).unwrap().stayed).toEqual([
      { title: stored.title, why: 'said-since' },
    ]);
    expect(await stands()).toEqual({ debt: '1000.00', finished: false });

    const second = await accepted('s2');
    await documents.setFinished(ids[0] ?? asId('0'), true, admin);
    expect((await office.reverse(admin, second, 'Vino rechazado')).unwrap().stayed).toEqual([
      { title: stored.title, why: 'said-since' },
    ]);
    expect(await stands()).toEqual({ debt: '100.00', finished: true });

    // Nor is a debt put on another company that was given the document since; the person is told.
    await anew();
    const third = await accepted('s5');
    await on.database.query('update account_document set customer_id = 2 where id = $1', [Number(ids[0])]);
    expect((await office.reverse(admin, third, 'Vino rechazado')).unwrap().stayed).toEqual([
      { title: stored.title, why: 'of-another' },
    ]);
    expect(await stands()).toEqual({ debt: '100.00', finished: false });
    await on.database.query('update account_document set customer_id = 1 where id = $1', [Number(ids[0])]);

    // Other payments are no such word: of two, the first is given back beside the second.
    await anew();
    const first = await accepted('s3');
    const last = await accepted('s4');
    expect((await stands())?.debt).toBe('0.00');
    expect((await office.reverse(admin, first, 'Vino rechazado')).unwrap().stayed).toEqual([]);
    expect(await stands()).toEqual({ debt: '900.00', finished: false });
    await office.reverse(admin, last, 'Vino rechazado');
    expect(await stands()).toEqual({ debt: '1000.00', finished: false });
    await on.database.query('update account_document set debt = $2, finished = $3 where id = $1', [
      Number(ids[0]),
      before?.debt ?? '0',
      before?.finished ?? false,
    ]);
    await mails();
  });
});
