import type { ActingFailure, SessionFailure } from '#core/session/session.service.ts';
import { customerStateText } from './customer-states.es.ts';
import { accessProblem } from './session-problems.es.ts';

/** What stands over the reason when acting as a customer was refused (docs/rules/session.md 6). */
export const actingRefusedTitle = (customer: string): string => `No se puede logear como el cliente ${customer}`;

export const actingProblem = (failure: ActingFailure): string => {
  switch (failure.code) {
    case 'customer-not-found':
      return 'Ese cliente ya no existe';
    case 'customer-not-yours':
      return 'Sólo podés entrar como uno de tus clientes';
    case 'customer-not-in-order':
      return `Su estado es ${customerStateText(failure.state)}: sólo se entra como un cliente en estado Ok`;
    case 'unreachable':
      return 'No se pudo conectar con el servidor, reintentá';
    default:
      return accessProblem(failure);
  }
};

export const returnProblem = (failure: SessionFailure): string =>
  failure.code === 'unreachable' ? 'No se pudo volver a tu usuario, reintentá' : accessProblem(failure);
