/**
 * How each step of *Puesta en marcha* stands, whether customers can order, and whether a shop is so empty that
 * administrators are led there.
 */

import type { Sayable } from '#core/distributor/blank-distributor.ts';
import { type MailGroupName, mailGroupNames } from '#core/mail/mail-group.ts';

/**
 * The place of backups: nowhere while none are made, in the directory of the data, which is lost with them, or
 * somewhere else.
 */
export const backupPlaces = ['nowhere', 'with-the-data', 'elsewhere'] as const;
export type BackupPlace = (typeof backupPlaces)[number];

/** A mail that went out, a test or any other. */
export interface MailTest {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly to: string;
  /** Sent by the present sender: after a change of it mails have to be tried again. */
  readonly isCurrent: boolean;
}

/** The facts of a shop that is being set up; counts end at `maxCounted`. */
export interface SetupFacts {
  /** What the distributor has not said of itself: its page leaves it out, or in the demo shows what is made up. */
  readonly unsaid: readonly Sayable[];
  readonly sendsMails: boolean;
  /** Whether the program's public address is set: links of mails lead there. */
  readonly knowsAddress: boolean;
  /** The mail that says that mails go out, whenever that was; null where none did. */
  readonly mailTest: MailTest | null;
  readonly products: number;
  /** Products that no price list has a price of: nobody can order them. */
  readonly unpriced: number;
  /** Whether a price list in use has a price. */
  readonly hasPrices: boolean;
  readonly priceLists: number;
  readonly hasEquivalents: boolean;
  readonly hasApplications: boolean;
  /** Vehicle brands with models that stand in no segment: the search by vehicle does not offer them. */
  readonly brandsWithoutSegment: number;
  readonly deliveryMethods: number;
  readonly customers: number;
  /** Customers by whose price list nothing can be ordered. */
  readonly withoutPrices: number;
  /** Whether a customer's price list has a price. */
  readonly hasCustomerWithPrices: boolean;
  /** Customers who cannot come in: no login with a password, no open invitation; inactive ones are not counted. */
  readonly withoutAccess: number;
  /** Whether a customer's login has a password. */
  readonly hasCustomerWithLogin: boolean;
  /** Whether somebody of the distributor is mailed what is ordered: an account, or the zone's of some customer. */
  readonly tellsOrders: boolean;
  /**
   * Who of the distributor is mailed what: who is named for it, else the administrators, but of orders; zones are not
   * among them. Null where it is not said.
   */
  readonly mailed: Readonly<Record<MailGroupName, readonly string[]>> | null;
  /**
   * What goes to the account of the customer's zone, and to those of `mailed` only where it has none: nobody is named
   * for it.
   */
  readonly zoneFirst: readonly MailGroupName[];
  readonly hasOrders: boolean;
  readonly backups: BackupPlace;
}

/** Counting goes on up to here: more is 'at least so many'. */
export const maxCounted = 1000;

export const setupSteps = [
  'name',
  'delivery',
  'products',
  'prices',
  'equivalents',
  'applications',
  'customers',
  'logins',
  'mails',
  'order-mails',
  'backups',
  'first-order',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/**
 * `missing`: nobody can order without it. `partly`: somebody can, and something of it is left. `advised`: orders need
 * none of it.
 */
export type StepState = 'done' | 'missing' | 'partly' | 'advised';

/** The state of a step of which so many things are left to do. */
const whole = (left: number): StepState => (left === 0 ? 'done' : 'partly');

const met = (isMet: boolean, otherwise: StepState): StepState => (isMet ? 'done' : otherwise);

/** Groups of mails that nobody of the distributor gets; of orders see `tellsOrders`. */
export const unmailed = ({ mailed }: Pick<SetupFacts, 'mailed'>): readonly MailGroupName[] =>
  mailed === null ? [] : mailGroupNames.filter((name) => name !== 'orders' && mailed[name].length === 0);

/** How each step stands, in the order in which a distributor takes them (docs/rules/setup.md 1). */
export const setupStates = (facts: SetupFacts): Readonly<Record<SetupStep, StepState>> => ({
  name: met(facts.unsaid.length === 0, 'advised'),
  delivery: met(facts.deliveryMethods > 0, 'missing'),
  products: met(facts.products > 0, 'missing'),
  prices: facts.hasPrices ? whole(facts.unpriced) : 'missing',
  equivalents: met(facts.hasEquivalents, 'advised'),
  applications: facts.hasApplications ? whole(facts.brandsWithoutSegment) : 'advised',
  customers: facts.hasCustomerWithPrices ? whole(facts.withoutPrices) : 'missing',
  logins: facts.hasCustomerWithLogin ? whole(facts.withoutAccess) : 'missing',
  mails: met(facts.sendsMails && facts.mailTest?.isCurrent === true && facts.knowsAddress, 'advised'),
  'order-mails': met(facts.tellsOrders && !unmailed(facts).length, 'advised'),
  backups: met(facts.backups === 'elsewhere', 'advised'),
  'first-order': met(facts.hasOrders, 'advised'),
});

/** Whether a customer can sign in, find something that has a price, and send the order. */
export const canOrder = (facts: SetupFacts): boolean => !Object.values(setupStates(facts)).includes('missing');

/** Whether the shop has no data yet: administrators are then led to the set-up (docs/rules/setup.md 2). */
export const isEmptyShop = ({ products, priceLists, customers }: SetupFacts): boolean =>
  products === 0 && priceLists === 0 && customers === 0;

/** Whether a step can be worked at on a screen: a price needs an article, and a login a customer. */
const canBeDone = (step: SetupStep, facts: SetupFacts): boolean => {
  switch (step) {
    case 'prices':
    case 'equivalents':
    case 'applications':
      return facts.products > 0;
    case 'logins':
      return facts.customers > 0;
    case 'first-order':
      return canOrder(facts);
    // The address is set where the server is installed, and so are backups.
    case 'mails':
      return !(facts.sendsMails && facts.mailTest?.isCurrent === true);
    case 'backups':
      return false;
    default:
      return true;
  }
};

/** Whether a screen can bring a step further. */
const isLeft = (step: SetupStep, facts: SetupFacts): boolean =>
  setupStates(facts)[step] !== 'done' && canBeDone(step, facts);

/**
 * The step to go on with after another: the next one that is not done and can be, from the first again after the last.
 * Null where no other is left (docs/rules/setup.md 5).
 */
export const nextSetupStep = (facts: SetupFacts, after: SetupStep): SetupStep | null => {
  const place = setupSteps.indexOf(after);
  const inTurn = [...setupSteps.slice(place + 1), ...setupSteps.slice(0, place)];
  return inTurn.find((step) => isLeft(step, facts)) ?? null;
};

/**
 * The step to go on with from a screen: the step that led away from the set-up once more where somebody left its own
 * screen and something of it is left, else the next one. Null where no other is left (docs/rules/setup.md 5).
 */
export const stepToGoOnWith = (facts: SetupFacts, step: SetupStep, isOnItsScreen: boolean): SetupStep | null =>
  !isOnItsScreen && isLeft(step, facts) ? step : nextSetupStep(facts, step);
