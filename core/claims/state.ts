/** Created → InProgress → Accepted or Refused, nothing else (docs/rules/claims.md 3). */
export const claimStates = ['Created', 'InProgress', 'Accepted', 'Refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** How a claim may end. */
export type ClaimEnd = Extract<ClaimState, 'Accepted' | 'Refused'>;

const next: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  Created: ['InProgress'],
  InProgress: ['Accepted', 'Refused'],
  Accepted: [],
  Refused: [],
};

export const claimMayBecome = (from: ClaimState, to: ClaimState): boolean => next[from].includes(to);

/** A claim ends with a resolution, and has none before. */
export const isResolved = (state: ClaimState): state is ClaimEnd => next[state].length === 0;
