import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyTracking } from '#core/warranties/warranty.ts';
import type { CaseTone } from '#web/cases/case-state.tsx';

const tones: Readonly<Record<WarrantyState, CaseTone>> = {
  Created: 'new',
  Pending: 'going',
  Accepted: 'yes',
  Refused: 'no',
};

/** How a state of a warranty is shown. */
export const warrantyTone = ({ state, date }: WarrantyTracking) => ({
  tone: tones[state],
  text: warrantyStateTexts[state],
  date,
});
