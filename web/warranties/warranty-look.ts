import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyTracking } from '#core/warranties/warranty.ts';
import type { CaseLook } from '#web/cases/case-state.tsx';

const looks: Readonly<Record<WarrantyState, CaseLook>> = {
  Created: 'new',
  Pending: 'going',
  Accepted: 'yes',
  Refused: 'no',
};

/** How a state of a warranty is shown. */
export const warrantyLook = ({ state, date }: WarrantyTracking) => ({
  look: looks[state],
  text: warrantyStateTexts[state],
  date,
});
