/** Created → Pending → Accepted or Refused, nothing else (docs/rules/warranties.md 3). */
export const warrantyStates = ['Created', 'Pending', 'Accepted', 'Refused'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

/** How a warranty may end. */
export type WarrantyEnd = Extract<WarrantyState, 'Accepted' | 'Refused'>;

const next: Readonly<Record<WarrantyState, readonly WarrantyState[]>> = {
  Created: ['Pending'],
  Pending: ['Accepted', 'Refused'],
  Accepted: [],
  Refused: [],
};

export const warrantyMayBecome = (from: WarrantyState, to: WarrantyState): boolean => next[from].includes(to);

/** A warranty ends with a resolution, and has none before. */
export const isSettled = (state: WarrantyState): boolean => next[state].length === 0;
