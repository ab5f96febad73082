/**
 * How a customer stands with the distributor. `attention` still buys but owes something soon or already; `stopped` is
 * any state that is not one of those (docs/rules/customers.md 1): it looks, but sends no order.
 */
export type Standing = 'in-order' | 'attention' | 'stopped';

const needingAttention: readonly string[] = ['NextToExpire', 'FirstClaim', 'SecondClaim'];

/** Words for a state that every distributor has, in the order of a list to choose from. */
export const knownStates = ['Ok', 'NextToExpire', 'FirstClaim', 'SecondClaim', 'Blocked', 'Inactive'] as const;

/**
 * Whether people may write it: known, or a word of the distributor's system that a customer has
 * (docs/rules/customers.md 1).
 */
export const isStateKnown = (state: string, inUse: Iterable<string>): boolean =>
  (knownStates as readonly string[]).includes(state) || [...inUse].includes(state);

/** `state` as the distributor's system wrote it: an open list of words. */
export const standingOf = (state: string): Standing => {
  if (state === 'Ok') return 'in-order';
  return needingAttention.includes(state) ? 'attention' : 'stopped';
};

/**
 * Closed by the distributor: nobody of the company signs in, and who was signed in no longer is
 * (docs/rules/customers.md 3).
 */
export const isClosed = (state: string): boolean => state === 'Inactive';
