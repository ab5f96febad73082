import { describe, expect, it } from 'vitest';
import { associationOf } from '#core/claims/association.ts';
import { claimStates } from '#core/claims/state.ts';

const claim = (externalCode: string, state: (typeof claimStates)[number]) => ({
  externalCode,
  currentTracking: { state, date: '2026-11-20T15:00:00Z' },
});

describe('a code of the other system (docs/rules/claims.md 4)', () => {
  it('is given to a new claim', () => {
    expect(associationOf(claim('', 'Created'), 'RC-1')).toBe('given');
  });

  it.each(claimStates)('is there already on a claim that has it (%s)', (state) => {
    expect(associationOf(claim('RC-1', state), 'RC-1')).toBe('there-already');
  });

  it.each(claimStates)('never takes the place of another (%s)', (state) => {
    expect(associationOf(claim('RC-1', state), 'RC-2')).toBe('refused');
  });

  it.each(claimStates.filter((state) => state !== 'Created'))('is not given to a claim that is %s', (state) => {
    expect(associationOf(claim('', state), 'RC-1')).toBe('refused');
  });
});
