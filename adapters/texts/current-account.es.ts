import type { CurrentAccountFailure } from '#core/current-account/current-account-desk.ts';
import { accessProblem } from './session-problems.es.ts';

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

/** Whether a document is settled (back-office.md §4). */
export const documentStateText = (isFinished: boolean): string => (isFinished ? 'Pago' : 'Impago');

/** Why it is not told where to transfer to. */
export const bankAccountsProblem = (failure: CurrentAccountFailure): string =>
  failure.code === 'unreachable'
    ? 'No se pudieron traer los datos bancarios, reintentá'
    : currentAccountProblem(failure);
