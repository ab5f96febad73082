import type { ManagedClaim } from './claim.ts';
import { claimMayBecome } from './state.ts';

/**
 * What a code does to a claim: it is given, it is there already, or it is refused, as a code is given once and another
 * takes a correction (docs/rules/claims.md 4).
 */
export type Association = 'given' | 'there-already' | 'refused';

/** `code` is without blanks at its ends, and not empty. */
export const associationOf = (
  { externalCode, currentTracking }: Pick<ManagedClaim, 'externalCode' | 'currentTracking'>,
  code: string,
): Association => {
  if (externalCode === code) return 'there-already';
  return externalCode === '' && claimMayBecome(currentTracking.state, 'InProgress') ? 'given' : 'refused';
};
