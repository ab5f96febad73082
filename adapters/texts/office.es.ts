import type { CurrentAccountFailure } from '#core/current-account/current-account-desk.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty-desk.ts';
import { accessProblem } from './session-problems.es.ts';

export const warrantyStateTexts = {
  Created: 'Creado',
  Pending: 'Pendiente',
  Accepted: 'Aceptado',
  Refused: 'Rechazado',
} as const satisfies Record<WarrantyState, string>;

export const warrantyProblem = (failure: WarrantyFailure): string =>
  failure.code === 'unreachable' ? 'No se pudieron traer las garantías, reintentá' : accessProblem(failure);

export const currentAccountProblem = (failure: CurrentAccountFailure): string => {
  switch (failure.code) {
    case 'unreachable':
      return 'No se pudo traer la cuenta corriente, reintentá';
    case 'document-not-found':
      return 'No encontramos ese comprobante';
    default:
      return accessProblem(failure);
  }
};

/** Why it is not told where to transfer to. */
export const bankAccountsProblem = (failure: CurrentAccountFailure): string =>
  failure.code === 'unreachable'
    ? 'No se pudieron traer los datos bancarios, reintentá'
    : currentAccountProblem(failure);
