import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import type { ClaimTracking } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import type { CaseLook } from '#web/cases/case-state.tsx';

const looks: Readonly<Record<ClaimState, CaseLook>> = {
  Created: 'new',
  InProgress: 'going',
  Accepted: 'yes',
  Refused: 'no',
};

/** How a state of a claim is shown. */
export const claimLook = ({ state, date }: ClaimTracking) => ({
  look: looks[state],
  text: claimStateTexts[state],
  date,
});
