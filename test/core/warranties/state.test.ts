import { describe, expect, it } from 'vitest';
import { warrantyMayBecome, warrantyStates } from '#core/warranties/state.ts';

describe('warranty states (docs/rules/warranties.md 3)', () => {
  it('go forward one step, and nowhere else', () => {
    const allowed = warrantyStates.flatMap((from) =>
      warrantyStates.filter((to) => warrantyMayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['Created → Pending', 'Pending → Accepted', 'Pending → Refused']);
  });
});
