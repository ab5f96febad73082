import type { DemoCustomer } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoDocument } from '#adapters/postgres/demo/demo-office.ts';
import { type Money, toCents, zero } from '#core/shared/money.ts';
import type { Chance } from './chance.ts';

/** How many days it takes until everything is paid and closed, by the customer's state: those with claims pay late. */
const closedAfter: Readonly<Record<string, number>> = {
  Ok: 45,
  NextToExpire: 60,
  FirstClaim: 95,
  SecondClaim: 130,
  Blocked: 240,
};
/** The demo company has something of everything, in turn. */
const firstCustomersClosedAfter = 80;
const turns = ['unpaid', 'partly', 'unpaid', 'paid'] as const;

type Settling = (typeof turns)[number];

interface Charge {
  readonly customer: DemoCustomer;
  readonly age: number;
  /** How many documents of the customer are older. */
  readonly place: number;
  readonly total: Money;
}

/** The debt that is left of a document, and whether it is settled. */
export const settle = (
  chance: Chance,
  { customer, age, place, total }: Charge,
): Pick<DemoDocument, 'debt' | 'finished'> => {
  const isFirst = customer.id === 1;
  const limit = isFirst ? firstCustomersClosedAfter : (closedAfter[customer.state] ?? 60);
  if (age > limit) return { debt: '0.00', finished: true };
  const settling = isFirst ? (turns[place % turns.length] ?? 'unpaid') : settlingOf(chance, customer, age);
  const share = chance.int(25, 75);
  const debts: Readonly<Record<Settling, Money>> = {
    paid: zero,
    partly: toCents(total.times(share).dividedBy(100)),
    unpaid: total,
  };
  return { debt: debts[settling].toFixed(2), finished: false };
};

const settlingOf = (chance: Chance, { state }: DemoCustomer, age: number): Settling => {
  const draw = chance.next();
  const [paid, partly] = age <= 30 ? [0.2, 0.32] : state === 'Ok' ? [0.7, 0.9] : [0.1, 0.3];
  return draw < paid ? 'paid' : draw < partly ? 'partly' : 'unpaid';
};
