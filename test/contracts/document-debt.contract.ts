import fc from 'fast-check';
import { expect } from 'vitest';
import type { KeptReason } from '#core/imports/import-undo.ts';

/** One document of which sheets and people say what is owed, in cents, and which payments pay. */
export interface DebtOfDocument {
  /** Accepts a payment of so much that names it, taken off or applied by the accounting system; answers the payment. */
  accept(cents: number, settles: boolean): Promise<string>;
  /** Takes the acceptance back; answers whether the document stayed as it was. */
  reverse(payment: string): Promise<boolean>;
  /** Answers the import. */
  sheet(cents: number): Promise<string>;
  correct(cents: number): Promise<void>;
  undo(importId: string): Promise<KeptReason | null>;
  owed(): Promise<number>;
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
    fc.record({ act: fc.constant('undo' as const) }),
  ),
  { maxLength: 12 },
);

interface Said {
  readonly cents: number;
}

interface Paid {
  readonly payment: string;
  readonly paid: number;
}

interface SheetOfIt {
  readonly id: string;
  readonly said: Said;
  readonly before: number;
  /** The payments that stood accepted. */
  readonly payments: string;
}

/**
 * What is owed is always what was last said of it by the acts that remain, less what payments took off since that stand
 * accepted; and each act that could not be taken back whole says so (docs/rules/payments.md 6, docs/rules/sheets.md 2).
 */
export const owesWhatRemains = async (
  document: DebtOfDocument,
  acts: typeof debtActs extends fc.Arbitrary<infer Acts> ? Acts : never,
): Promise<void> => {
  let remaining: readonly (Said | Paid)[] = [{ cents: startingDebt }];
  const accepted: string[] = [];
  const sheets: SheetOfIt[] = [];
  const isSaid = (each: Said | Paid): each is Said => 'cents' in each;
  const owed = () => {
    const last = remaining.findLastIndex(isSaid);
    return remaining.slice(last).reduce((sum, each) => (isSaid(each) ? each.cents : sum - each.paid), 0);
  };
  const say = (cents: number) => {
    const said = { cents };
    remaining = [...remaining, said];
    return said;
  };
  for (const each of acts) {
    const before = owed();
    if (each.act === 'accept') {
      const cents = Math.floor((before * each.share) / 100);
      if (cents === 0) continue;
      const payment = await document.accept(cents, each.settles);
      accepted.push(payment);
      remaining = [...remaining, { payment, paid: each.settles ? cents : 0 }];
    } else if (each.act === 'reverse') {
      const [payment] = accepted.splice(each.which % Math.max(accepted.length, 1), 1);
      if (payment === undefined) continue;
      const at = remaining.findIndex((other) => !isSaid(other) && other.payment === payment && other.paid > 0);
      expect(await document.reverse(payment)).toBe(at >= 0 && remaining.slice(at).some(isSaid));
      remaining = remaining.filter((other) => isSaid(other) || other.payment !== payment);
    } else if (each.act === 'undo') {
      const sheet = sheets.pop();
      if (sheet === undefined) continue;
      const isPaidAlike = sheet.payments === accepted.join();
      const why = await document.undo(sheet.id);
      if (!isPaidAlike) expect(why).toBe('payment-since');
      else if (before === sheet.before) expect(why).toBeNull();
      else if (before !== sheet.said.cents) expect(why).toBe('changed-since');
      else {
        expect(why).toBeNull();
        const from = remaining.indexOf(sheet.said);
        remaining = remaining.filter((other, at) => at < from || !isSaid(other));
      }
    } else if (each.cents !== before) {
      const { cents } = each;
      if (each.act === 'correct') await document.correct(cents);
      const id = each.act === 'sheet' ? await document.sheet(cents) : null;
      const said = say(cents);
      if (id !== null) sheets.push({ id, said, before, payments: accepted.join() });
    }
    expect(await document.owed()).toBe(owed());
  }
};
