import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface DataDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

const none = <span className="muted">Sin datos</span>;

/** A customer's terms, with the link to where they are changed. */
export function DataDialog({ customer: { name, discount, data }, onClose }: DataDialogProps) {
  const cascade = discount.cascade
    .map((percentage, place) => ({ text: pricingTexts.discount(place + 1), percentage }))
    .filter(({ percentage }) => percentage.gt(0));
  const all = [...cascade, ...discount.items];
  return (
    <Dialog title={`Datos de ${name}`} className="customer-data" onClose={onClose}>
      <section>
        <h3>Bonificaciones</h3>
        {all.length === 0 ? (
          <p className="muted">No tiene bonificaciones.</p>
        ) : (
          <ul>
            {all.map(({ text, percentage }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="num">{formatAmount(percentage)} %</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <dl>
        <dt>Zona</dt>
        <dd>{data.zone === '' ? none : data.zone}</dd>
        <dt>E-mail de la zona</dt>
        <dd>{data.zoneEmail === '' ? none : <a href={`mailto:${data.zoneEmail}`}>{data.zoneEmail}</a>}</dd>
      </dl>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
