import type { AlertFailure } from '#core/alert/alert-desk.ts';
import type { CustomersFailure } from '#core/customers/customers-desk.ts';
import { accessProblem } from './session-problems.es.ts';

export const customersProblem = (failure: CustomersFailure): string =>
  failure.code === 'unreachable' ? 'No se pudieron traer los clientes, reintentá' : accessProblem(failure);

export const alertProblem = (failure: AlertFailure): string =>
  failure.code === 'unreachable' ? 'No se pudo guardar, reintentá' : accessProblem(failure);
