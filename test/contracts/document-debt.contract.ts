import fc from 'fast-check';
import { expect } from 'vitest';
import type { KeptReason } from '#core/imports/import-undo.ts';
import { isSameData } from '#core/shared/same-data.ts';

/** One document of which sheets and people say what is owed, in cents, and by whom, and which payments pay. */
export interface DebtOfDocument {
  /**
   * Accepts a payment of so much of the document's company that names it, taken off or applied by the accounting
   * system; answers the payment.
   */
  accept(cents: number, settles: boolean): Promise<string>;
  /** Takes the acceptance back; answers whether the document stayed as it was, also as it is another company's. */
  reverse(payment: string): Promise<boolean>;
  /** Answers the import. */
  sheet(said: SaidOfDocument): Promise<string>;
  correct(said: SaidOfDocument): Promise<void>;
  undo(importId: string): Promise<KeptReason | null>;
  owed(): Promise<number>;
  customer(): Promise<DebtCustomer>;
}

/** Codes of the companies that the document may be of; it is the first one's at the start. */
export const debtCustomers = ['C1', 'C2'] as const;
export type DebtCustomer = (typeof debtCustomers)[number];

/** What is left out stays. */
export interface SaidOfDocument {
  readonly cents?: number;
  readonly customer?: DebtCustomer;
}

/** In cents, from what is owed at the start. */
export const startingDebt = 100_000;

/** Few amounts, so that the same one is said again. */
const amounts = fc.constantFrom(startingDebt, 21_000, 5000, 4000);

export const debtActs = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('accept' as const), share: fc.constantFrom(20, 79), settles: fc.boolean() }),
    fc.record({ act: fc.constant('reverse' as const), which: fc.nat() }),
    fc.record({ act: fc.constant('sheet' as const), cents: amounts }),
    fc.record({ act: fc.constant('correct' as const), cents: amounts }),
    fc.record({
      ...{ act: fc.constant('another customer' as const), by: fc.constantFrom('sheet', 'correct') },
      cents: fc.option(amounts),
    }),
    fc.record({ act: fc.constant('undo' as const) }),
  ),
  { maxLength: 12 },
);

interface Said {
  readonly cents: number;
}

interface Paid {
  /** Null once it was taken back while the document was another company's: what it took off stays off. */
  readonly payment: string | null;
  readonly customer: DebtCustomer;
  readonly paid: number;
}

interface SheetOfIt {
  readonly id: string;
  /** What it said of the debt; null where it only gave the document to another company. */
  readonly said: Said | null;
  readonly before: { readonly cents: number; readonly customer: DebtCustomer };
  readonly after: { readonly cents: number; readonly customer: DebtCustomer };
  /** The payments that stood accepted. */
  readonly payments: string;
}

/**
 * What is owed is always what was last said of it by the acts that remain, less what payments took off since that stand
 * accepted, or were taken back while the document was another company's; and each act that could not be taken back
 * whole says so (docs/rules/payments.md 6, docs/rules/sheets.md 2).
 */
export const owesWhatRemains = async (
  document: DebtOfDocument,
  acts: typeof debtActs extends fc.Arbitrary<infer Acts> ? Acts : never,
): Promise<void> => {
  let remaining: readonly (Said | Paid)[] = [{ cents: startingDebt }];
  let customer: DebtCustomer = debtCustomers[0];
  const accepted: string[] = [];
  const sheets: SheetOfIt[] = [];
  const isSaid = (each: Said | Paid): each is Said => 'cents' in each;
  const owed = () => {
    const last = remaining.findLastIndex(isSaid);
    return remaining.slice(last).reduce((sum, each) => (isSaid(each) ? each.cents : sum - each.paid), 0);
  };
  const now = () => ({ cents: owed(), customer });
  for (const each of acts) {
    const before = now();
    if (each.act === 'accept') {
      const cents = Math.floor((before.cents * each.share) / 100);
      if (cents === 0) continue;
      const payment = await document.accept(cents, each.settles);
      accepted.push(payment);
      remaining = [...remaining, { payment, customer, paid: each.settles ? cents : 0 }];
    } else if (each.act === 'reverse') {
      const [payment] = accepted.splice(each.which % Math.max(accepted.length, 1), 1);
      if (payment === undefined) continue;
      const isOfIt = (other: Said | Paid): other is Paid => !isSaid(other) && other.payment === payment;
      const at = remaining.findIndex((other) => isOfIt(other) && other.paid > 0);
      const isOfAnother = remaining.some((other) => isOfIt(other) && other.paid > 0 && other.customer !== customer);
      expect(await document.reverse(payment)).toBe(isOfAnother || (at >= 0 && remaining.slice(at).some(isSaid)));
      remaining = remaining.flatMap((other): readonly (Said | Paid)[] => {
        if (!isOfIt(other)) return [other];
        return other.customer === customer ? [] : [{ ...other, payment: null }];
      });
    } else if (each.act === 'undo') {
      const sheet = sheets.pop();
      if (sheet === undefined) continue;
      const isPaidAlike = sheet.payments === accepted.join();
      const why = await document.undo(sheet.id);
      if (!isPaidAlike) expect(why).toBe('payment-since');
      else if (isSameData(before, sheet.before)) expect(why).toBeNull();
      else if (!isSameData(before, sheet.after)) expect(why).toBe('changed-since');
      else {
        expect(why).toBeNull();
        customer = sheet.before.customer;
        const from = sheet.said === null ? remaining.length : remaining.indexOf(sheet.said);
        remaining = remaining.filter((other, at) => at < from || (!isSaid(other) && other.payment !== null));
      }
    } else {
      const isMoved = each.act === 'another customer';
      const said: SaidOfDocument = {
        ...(each.cents === null || each.cents === before.cents ? {} : { cents: each.cents }),
        ...(isMoved ? { customer: customer === 'C1' ? ('C2' as const) : ('C1' as const) } : {}),
      };
      if (said.cents === undefined && said.customer === undefined) continue;
      const id = (isMoved ? each.by : each.act) === 'sheet' ? await document.sheet(said) : null;
      if (id === null) await document.correct(said);
      const debt = said.cents === undefined ? null : { cents: said.cents };
      if (debt !== null) remaining = [...remaining, debt];
      customer = said.customer ?? customer;
      if (id !== null) sheets.push({ id, said: debt, before, after: now(), payments: accepted.join() });
    }
    expect({ cents: await document.owed(), customer: await document.customer() }).toEqual(now());
  }
};
