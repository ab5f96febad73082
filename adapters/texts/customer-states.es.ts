import type { knownStates } from '#core/customers/customer-state.ts';
import { wordIn } from './word-in.ts';

const stateTexts: Readonly<Record<(typeof knownStates)[number], string>> = {
  Ok: 'Ok',
  NextToExpire: 'Próximo a vencer',
  FirstClaim: 'Primer reclamo',
  SecondClaim: 'Segundo reclamo',
  Blocked: 'Bloqueado',
  Inactive: 'Inactivo',
};

/** A customer's state in words; one that the distributor's system made up stands as it is. */
export const customerStateText = (state: string): string => wordIn(stateTexts, state) ?? state;
