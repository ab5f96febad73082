import type { JobQueueName } from '#core/jobs/job-queues.ts';
import { maxCounted } from '#core/orders/staff/staff-order.ts';
import type { OverviewFailure } from '#core/overview/overview.service.ts';
import type { Period } from '#core/overview/periods.ts';
import type { StaleCause } from '#core/overview/stale-price-file.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<OverviewFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo traer el resumen, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
};

export const overviewProblem = (failure: OverviewFailure): string => tell(texts, failure);

export const periodTexts = {
  today: { now: 'Hoy', before: 'el mismo día de la semana pasada' },
  week: { now: 'Esta semana', before: 'la semana pasada hasta el mismo día' },
  month: { now: 'Este mes', before: 'el mes pasado hasta la misma fecha' },
} as const satisfies Record<Period['name'], { readonly now: string; readonly before: string }>;

/** What a queue's jobs do, as a figure names those that failed. */
export const failedJobTexts = {
  'price-lists': 'archivos de precios',
  imports: 'importaciones',
  sheets: 'planillas de clientes, comprobantes, ofertas o precios',
  'customer-sheets': 'planillas de clientes',
  'document-sheets': 'planillas de comprobantes',
  'offer-sheets': 'planillas de ofertas',
  'price-sheets': 'planillas de precios',
  'import-undo': 'deshacer importaciones',
  'price-changes': 'cambios de precios',
  'offer-turns': 'ofertas por fecha',
} as const satisfies Record<JobQueueName, string>;

/** Why a price list's files are out of date. */
export const staleCauseTexts = {
  prices: 'Cambiaron los precios',
  catalogue: 'Cambió el catálogo',
  disabled: 'Cambió lo que está deshabilitado',
} as const satisfies Record<StaleCause, string>;

/** Orders in a state are counted up to a number: '999+'. */
export const openCountText = (count: number): string =>
  count >= maxCounted ? `${formatCount(maxCounted - 1)}+` : formatCount(count);
