import type { CurrentAccountFailure } from '#core/current-account/current-account.service.ts';
import type { DocumentState } from '#core/current-account/document.ts';
import { unreachableText } from './problem-text.es.ts';
import { accessProblem } from './session-problems.es.ts';

export const currentAccountProblem = (failure: CurrentAccountFailure): string => {
  switch (failure.code) {
    case 'unreachable':
      return unreachableText(failure, 'No se pudo traer la cuenta corriente, reintentá');
    case 'document-not-found':
      return 'No encontramos ese comprobante';
    case 'document-paid':
      return 'Un pago aceptado le descontó algo: anulá antes la aceptación, en Pagos informados';
    default:
      return accessProblem(failure);
  }
};

/** Whether a document is settled, as an administrator says it (docs/rules/current-account.md 4). */
export const documentStateText = (isFinished: boolean): string => (isFinished ? 'Pago' : 'Impago');

/** The state of a document in the list: what is paid and still open waits for somebody to settle it. */
export const documentStateTexts = {
  settled: documentStateText(true),
  paid: 'Pagado, sin cerrar',
  unpaid: documentStateText(false),
} as const satisfies Record<DocumentState, string>;

/** Why the accounts to transfer to cannot be shown. */
export const bankAccountsProblem = (failure: CurrentAccountFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer los datos bancarios, reintentá')
    : currentAccountProblem(failure);
