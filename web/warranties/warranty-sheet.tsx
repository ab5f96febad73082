import { formatCount } from '#adapters/texts/numbers.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ManagedWarranty, WarrantyDetail } from '#core/warranties/warranty.ts';
import { CaseWay } from '#web/cases/case-state.tsx';
import { warrantyLook } from './warranty-look.ts';

type Fact = readonly [name: string, value: string];

const kilometres = (count: number): string => `${formatCount(count)} km`;

const vehicleFacts = (detail: WarrantyDetail): readonly Fact[] => [
  ['Vehículo', [detail.vehicleBrand, detail.vehicle, detail.engine, detail.year].filter(Boolean).join(' ')],
  ['Patente', detail.plate],
  ['Colocado', `${formatDate(detail.startUsing)}, con ${kilometres(detail.kilometrageInstalled)}`],
  ['Falló', `${formatDate(detail.endUsing)}, con ${kilometres(detail.kilometrageBreakage)}`],
  ['Uso', kilometres(detail.kilometrageUsed)],
  ['Vehículo hoy', kilometres(detail.kilometrage)],
  ['Falla', detail.fault],
];

/** All there is of a warranty: whose, of what, the vehicle and the failure, its way and how it ended. */
export function WarrantySheet({ warranty }: { readonly warranty: ManagedWarranty }) {
  const { detail, tracking, resolution } = warranty;
  const facts: readonly Fact[] = [
    ['Cliente', warranty.customerName],
    ['Pedida', formatDate(warranty.date)],
    ['Artículo', `${warranty.productCode} ${warranty.productBrandName}`],
    ['Cantidad', String(warranty.quantity)],
    ...(detail === null ? [] : [['Factura', detail.purchaseDocument] as const, ...vehicleFacts(detail)]),
  ];
  return (
    <>
      {resolution !== '' && (
        <section className={`case-resolution ${warrantyLook(warranty.currentTracking).look}`}>
          <h3>Resolución</h3>
          <p>{resolution}</p>
        </section>
      )}
      <dl className="facts case-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {detail !== null && detail.notes !== '' && (
        <>
          <h3>Nota</h3>
          <p className="case-note">{detail.notes}</p>
        </>
      )}
      {tracking.length > 0 && (
        <>
          <h3>Seguimiento</h3>
          <CaseWay steps={tracking.map(warrantyLook)} />
        </>
      )}
    </>
  );
}
