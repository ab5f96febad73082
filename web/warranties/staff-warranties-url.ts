import { warrantyStates } from '#core/warranties/state.ts';
import { staffCasesUrl } from '#web/cases/staff-cases-url.ts';

/** Everybody's warranties, for staff; one is named by its RMA number. */
export const staffWarrantiesUrl = staffCasesUrl('/warranties-management', 'rma', warrantyStates);
