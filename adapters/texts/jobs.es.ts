import type { JobFailure } from '#core/jobs/job-management.service.ts';
import type { JobQueueName } from '#core/jobs/job-queues.ts';
import type { JobState } from '#core/jobs/listed-job.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

export const jobStateTexts = {
  waiting: 'Espera',
  running: 'En curso',
  done: 'Hecho',
  failed: 'Falló',
  cancelled: 'Cancelado',
} as const satisfies Record<JobState, string>;

/** What each queue does. */
export const jobQueueTexts = {
  'price-lists': 'Archivos de listas de precios',
  imports: 'Importar una planilla',
  sheets: 'Leer una planilla de clientes, comprobantes, ofertas o precios',
  'customer-sheets': 'Escribir una planilla de clientes',
  'document-sheets': 'Escribir una planilla de comprobantes',
  'offer-sheets': 'Escribir una planilla de ofertas',
  'price-sheets': 'Guardar los precios de una planilla',
  'import-undo': 'Deshacer una importación',
  'price-changes': 'Cambio de precios programado',
  'offer-turns': 'Empezar y terminar ofertas',
} as const satisfies Record<JobQueueName, string>;

const texts: Texts<JobFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'job-not-found': () => 'Ese trabajo ya no está',
  'job-not-retryable': ({ state }) =>
    state === 'running' ? 'Está en curso: esperá a que termine' : 'Ya está hecho: no hay qué reintentar',
};

export const jobProblem = (failure: JobFailure): string => tell(texts, failure);
