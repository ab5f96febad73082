import { formatCount } from '#adapters/texts/numbers.es.ts';
import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { ManagedWarranty, Warranty, WarrantyDetail } from '#core/warranties/warranty.ts';
import { isManaged } from '#core/warranties/warranty.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { wrap } from './wrap.ts';

/** How each state looks. */
export const warrantyStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<WarrantyState, (text: string) => string>> => ({
  Created: warning,
  Pending: faint,
  Accepted: good,
  Refused: bad,
});

const kilometres = (count: number): string => `${formatCount(count)} km`;

const stated = (detail: WarrantyDetail): readonly (readonly [string, string])[] => [
  ['Comprobante', detail.purchaseDocument],
  ['Falla', detail.fault],
  ['Vehículo', [detail.vehicleBrand, detail.vehicle, detail.engine, String(detail.year)].filter(Boolean).join(' ')],
  ['Patente', detail.plate],
  ['En uso', `del ${formatDate(detail.startUsing)} al ${formatDate(detail.endUsing)}`],
  ['Kilometraje', `${kilometres(detail.kilometrage)} del vehículo`],
  [
    'De la pieza',
    `colocada a los ${kilometres(detail.kilometrageInstalled)}, usada ${kilometres(detail.kilometrageUsed)}, falló a los ${kilometres(detail.kilometrageBreakage)}`,
  ],
];

/** A whole warranty: whose where staff see it, of what, what they state, and where it stands. */
export function warrantyText(warranty: Warranty | ManagedWarranty, style: Style, screenColumns: number | null): string {
  const { currentTracking, tracking, detail } = warranty;
  const steps = tracking.length === 0 ? [currentTracking] : tracking;
  return [
    style.bold(`Garantía RMA ${warranty.rmaNumber}`),
    facts(
      [
        ...(isManaged(warranty) ? ([['Cliente', warranty.customerName]] as const) : []),
        ['Producto', `${formatCount(warranty.quantity)} × ${warranty.productCode} ${warranty.productBrandName}`],
        ...(detail === null ? [] : stated(detail)),
        ['Estado', warrantyStateTexts[currentTracking.state]],
        ['Resolución', warranty.resolution],
      ],
      style,
      screenColumns,
    ),
    ...(detail === null || detail.notes === ''
      ? []
      : ['', ...detail.notes.split(/\r?\n/).map((line) => wrap(printable(line), screenColumns))]),
    '',
    ...steps.map(({ state, date }) => `${formatDateTime(date)}  ${warrantyStateTexts[state]}`),
  ].join('\n');
}
