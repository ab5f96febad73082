import { formatCount } from '#adapters/texts/numbers.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Warranty, WarrantyDetail } from '#core/warranties/warranty.ts';
import { CaseContents, type CaseFact } from '#web/cases/case-contents.tsx';
import { warrantyTone } from './warranty-tone.ts';

const kilometres = (count: number): string => `${formatCount(count)} km`;

const vehicleFacts = (detail: WarrantyDetail): readonly CaseFact[] => [
  ['Vehículo', [detail.vehicleBrand, detail.vehicle, detail.engine, detail.year].filter(Boolean).join(' ')],
  ['Patente', detail.plate],
  ['Colocado', `${formatDate(detail.startUsing)}, con ${kilometres(detail.kilometrageInstalled)}`],
  ['Falló', `${formatDate(detail.endUsing)}, con ${kilometres(detail.kilometrageBreakage)}`],
  ['Uso', kilometres(detail.kilometrageUsed)],
  ['Vehículo hoy', kilometres(detail.kilometrage)],
  ['Falla', detail.fault],
];

/** All there is of a warranty: of what, the vehicle and the failure, its way and how it ended. */
export function WarrantyContents({ warranty }: { readonly warranty: Warranty }) {
  const { detail, tracking, resolution } = warranty;
  const facts: readonly CaseFact[] = [
    ['Pedida', formatDate(warranty.date)],
    ['Artículo', `${warranty.productCode} ${warranty.productBrandName}`],
    ['Cantidad', String(warranty.quantity)],
    ...(detail === null ? [] : [['Factura', detail.purchaseDocument] as const, ...vehicleFacts(detail)]),
  ];
  return (
    <CaseContents
      tone={warrantyTone(warranty.currentTracking).tone}
      resolution={resolution}
      facts={facts}
      note={detail?.notes ?? ''}
      steps={tracking.map(warrantyTone)}
    />
  );
}
