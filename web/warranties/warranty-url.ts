import { warrantyStates } from '#core/warranties/state.ts';
import { caseDeskUrl } from '#web/cases/case-desk-url.ts';

/** Everybody's warranties, for staff; one is named by its RMA number. */
export const warrantyDeskUrl = caseDeskUrl('/warranties-management', 'rma', warrantyStates);
