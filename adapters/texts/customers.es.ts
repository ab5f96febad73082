import type { AlertFailure } from '#core/alert/alert-desk.ts';
import type { CustomersFailure } from '#core/customers/customers-desk.ts';
import type { ActingFailure, SessionFailure } from '#core/session/session-desk.ts';
import { accessProblem } from './problems.es.ts';

const stateTexts: Readonly<Record<string, string>> = {
  Ok: 'Ok',
  NextToExpire: 'Próximo a vencer',
  FirstClaim: 'Primer reclamo',
  SecondClaim: 'Segundo reclamo',
  Blocked: 'Bloqueado',
};

/** A customer's state in words; one that the distributor's system made up stands as it is. */
export const customerStateText = (state: string): string => stateTexts[state] ?? state;

/** What stands over the reason when acting as a customer was refused (back-office.md §8). */
export const actingRefusedTitle = (customer: string): string => `No se puede logear como el cliente ${customer}`;

export const actingProblem = (failure: ActingFailure): string => {
  switch (failure.code) {
    case 'customer-not-found':
      return 'Ese cliente ya no existe';
    case 'customer-not-yours':
      return 'Solo podés entrar como uno de tus clientes';
    case 'customer-not-in-order':
      return `Su estado es ${customerStateText(failure.state)}: solo se entra como un cliente en estado Ok`;
    case 'unreachable':
      return 'No se pudo conectar con el servidor, reintentá';
    default:
      return accessProblem(failure);
  }
};

export const returnProblem = (failure: SessionFailure): string =>
  failure.code === 'unreachable' ? 'No se pudo volver a tu usuario, reintentá' : accessProblem(failure);

export const customersProblem = (failure: CustomersFailure): string =>
  failure.code === 'unreachable' ? 'No se pudieron traer los clientes, reintentá' : accessProblem(failure);

export const alertProblem = (failure: AlertFailure): string =>
  failure.code === 'unreachable' ? 'No se pudo guardar, reintentá' : accessProblem(failure);
