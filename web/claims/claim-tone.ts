import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import type { ClaimTracking } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import type { CaseTone } from '#web/cases/case-state.tsx';

const tones: Readonly<Record<ClaimState, CaseTone>> = {
  Created: 'new',
  InProgress: 'going',
  Accepted: 'yes',
  Refused: 'no',
};

/** How a state of a claim is shown. */
export const claimTone = ({ state, date }: ClaimTracking) => ({
  tone: tones[state],
  text: claimStateTexts[state],
  date,
});
