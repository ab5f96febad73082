import { claimStates } from '#core/claims/state.ts';
import { caseDeskUrl } from '#web/cases/case-desk-url.ts';

/** Everybody's claims, for staff. */
export const claimDeskUrl = caseDeskUrl('/demands-managament', 'claim', claimStates);
