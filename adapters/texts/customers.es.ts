/** Why customers, or the alert, are not there. */

import type { AlertFailure } from '#core/alert/alert.service.ts';
import type { CustomersFailure } from '#core/customers/customer.service.ts';
import { unreachableText } from './problem-text.es.ts';
import { accessProblem } from './session-problems.es.ts';

export const customersProblem = (failure: CustomersFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer los clientes, reintentá')
    : accessProblem(failure);

export const alertProblem = (failure: AlertFailure): string =>
  failure.code === 'unreachable' ? unreachableText(failure, 'No se pudo guardar, reintentá') : accessProblem(failure);
