import { describe, expect, it } from 'vitest';
import { claimMayBecome, claimStates, isResolved } from '#core/claims/state.ts';

describe('claim states (docs/rules/claims.md 3)', () => {
  it('go forward one step, and nowhere else', () => {
    const allowed = claimStates.flatMap((from) =>
      claimStates.filter((to) => claimMayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['Created → InProgress', 'InProgress → Accepted', 'InProgress → Refused']);
  });

  it('end with a resolution', () => {
    expect(claimStates.filter(isResolved)).toEqual(['Accepted', 'Refused']);
  });
});
