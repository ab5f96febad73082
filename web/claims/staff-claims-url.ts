import { claimStates } from '#core/claims/state.ts';
import { staffCasesUrl } from '#web/cases/staff-cases-url.ts';

/** Everybody's claims, for staff. */
export const staffClaimsUrl = staffCasesUrl('/demands-managament', 'claim', claimStates);
