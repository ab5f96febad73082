import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTitle } from '#core/current-account/document-title.ts';
import type { StoredDocument } from '#core/current-account/management/account-document.repository.port.ts';
import type { DocumentPayment } from '#core/current-account/management/document-payment.ts';
import { writeDocument } from '#core/current-account/management/written-document.ts';
import { createDocumentUndo } from '#core/current-account/sheets/create-document-undo.ts';
import type { SheetChange } from '#core/imports/sheet-undo.ts';
import { acceptance, unsettle, whyStays } from '#core/payments/settlement.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Ok } from '#core/shared/result.ts';
import {
  type DebtCustomer,
  type DebtOfDocument,
  debtActs,
  owesWhatRemains,
  type SaidOfDocument,
  startingDebt,
} from '#test/contracts/document-debt.contract.ts';

const author = { userName: 'admin', actedBy: null };
const pesos = (cents: number) => money(cents).dividedBy(100);

/** A document in memory, of which the rules of core say what becomes of it. */
const aDebt = () => {
  const name = { letter: 'A' as const, pointOfSale: 9, number: 1 };
  let document: StoredDocument = {
    ...{ ...name, id: asId('1'), title: documentTitle(name), version: 1, customerId: asId('1'), customerCode: 'C1' },
    ...{ customerName: 'Uno', customerFantasyName: '', date: '2026-09-01', expiration: '2026-10-01' },
    ...{ total: pesos(startingDebt), debt: pesos(startingDebt), isFinished: false, hasPdf: false },
  };
  let payments: readonly (DocumentPayment & { readonly of: DebtCustomer })[] = [];
  const changes: SheetChange[] = [];
  let accepted = 0;
  const owe = (debt: StoredDocument['debt']) => {
    document = { ...document, debt, version: document.version + 1 };
  };
  const customer = (): DebtCustomer => (document.customerCode === 'C1' ? 'C1' : 'C2');
  const say = (debt: StoredDocument['debt'], code: string, returnable: readonly string[] = []) => {
    document = { ...document, customerCode: code };
    if (String(debt) === String(document.debt)) return;
    owe(debt);
    payments = payments.map((each) => ({ ...each, isSaidSince: !returnable.includes(each.id) }));
  };
  const told = ({ cents, customer: code = customer() }: SaidOfDocument) =>
    say(cents === undefined ? document.debt : pesos(cents), code);
  const undo = createDocumentUndo({
    one: async () => document,
    payments: async () => payments,
    correct: async (_id, _version, details, _author, returnable) => Ok(say(details.debt, details.customer, returnable)),
    takeOut: async () => Ok(undefined),
  });
  const debt: DebtOfDocument = {
    async accept(cents, settles) {
      const id = String(++accepted);
      const { settled } = acceptance(pesos(cents), [document], settles);
      const [{ paid, debt: left } = { paid: money(0), debt: document.debt }] = settled;
      owe(left);
      const elsewhere = String(pesos(cents).minus(paid));
      payments = [...payments, { id: asId(id), of: customer(), paid: String(paid), elsewhere, isSaidSince: false }];
      return id;
    },
    async reverse(payment) {
      const paidOff = payments
        .filter(({ id, paid }) => id === payment && paid !== '0')
        .map(({ of, paid, isSaidSince }) => ({ paid: money(paid), isSaidSince, isOfAnother: of !== customer() }));
      payments = payments.filter(({ id }) => id !== payment);
      for (const each of paidOff) for (const restored of unsettle([{ ...document, ...each }])) owe(restored.debt);
      return paidOff.some((each) => whyStays(each) !== null);
    },
    async sheet(said) {
      const before = writeDocument(document, payments);
      told(said);
      changes.push({ thing: '1', name: document.title, before, after: writeDocument(document, payments) });
      return String(changes.length - 1);
    },
    correct: async (said) => told(said),
    async undo(id) {
      const undone = await undo.takeBack(changes.slice(Number(id), Number(id) + 1), author);
      return undone.unwrap()[0] ?? null;
    },
    owed: async () => Number(document.debt.times(100)),
    customer: async () => customer(),
  };
  return { debt, changes };
};

describe('a sheet of documents that is undone', () => {
  it('loses no money, with payments accepted and taken back before it, after it and after the undoing', async () => {
    await fc.assert(fc.asyncProperty(debtActs, (acts) => owesWhatRemains(aDebt().debt, acts)));
  });

  it('leaves a document of which a payment was taken back since: the debt of before had that payment in it', async () => {
    const { debt } = aDebt();
    const payment = await debt.accept(79_000, true);
    const sheet = await debt.sheet({ cents: 5000 });
    expect(await debt.reverse(payment)).toBe(true);
    expect(await debt.undo(sheet)).toBe('payment-since');
    expect(await debt.owed()).toBe(5000);
  });

  it('said nothing: a payment of before gives back what it had paid', async () => {
    const { debt } = aDebt();
    const payment = await debt.accept(79_000, true);
    expect(await debt.undo(await debt.sheet({ cents: 5000 }))).toBeNull();
    expect(await debt.reverse(payment)).toBe(false);
    expect(await debt.owed()).toBe(startingDebt);
  });

  /** As imports noted changes before they noted payments. */
  const withoutPayments = (changes: SheetChange[]) => {
    for (const [at, change] of changes.entries()) {
      const without = (written: unknown) => written && { ...written, payments: undefined };
      changes[at] = { ...change, before: without(change.before), after: without(change.after) };
    }
  };

  it('goes back where it was noted before payments were', async () => {
    const { debt, changes } = aDebt();
    const sheet = await debt.sheet({ cents: 5000 });
    withoutPayments(changes);
    expect(await debt.undo(sheet)).toBeNull();
    expect(await debt.owed()).toBe(startingDebt);
  });

  it('stays with a payment of before where none were noted, and is not told that one came since', async () => {
    const { debt, changes } = aDebt();
    await debt.accept(79_000, true);
    const sheet = await debt.sheet({ cents: 5000 });
    withoutPayments(changes);
    expect(await debt.undo(sheet)).toBe('cannot-go-back');
    expect(await debt.owed()).toBe(5000);
    await debt.correct({ cents: 4000 });
    expect(await debt.undo(sheet)).toBe('changed-since');
  });

  it('stays where the sheet made it and no payments were noted: one that it has by now came since', async () => {
    const { debt, changes } = aDebt();
    const sheet = await debt.sheet({ cents: 5000 });
    changes.splice(0, 1, ...changes.map((change) => ({ ...change, before: null })));
    withoutPayments(changes);
    await debt.accept(1000, false);
    expect(await debt.undo(sheet)).toBe('payment-since');
  });
});
