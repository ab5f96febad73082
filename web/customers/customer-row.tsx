import { memo } from 'react';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { fantasyApart } from '#core/customers/named.ts';
import { type Standing, standingOf } from '#core/customers/standing.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { Icon } from '#web/parts/icon.tsx';

interface CustomerRowProps {
  readonly customer: Customer;
  readonly withSeller: boolean;
  readonly isEntering: boolean;
  readonly onEnter: (customer: Customer) => void;
  readonly onPasswords: (customer: Customer) => void;
  readonly onData: (customer: Customer) => void;
}

const looks: Record<Standing, string> = { 'in-order': 'green', attention: 'yellow', stopped: 'red' };

/** There may be a thousand of them: one that did not change is not drawn again. */
export const CustomerRow = memo(function CustomerRow(props: CustomerRowProps) {
  const { customer, withSeller, isEntering, onEnter, onPasswords, onData } = props;
  const fantasy = fantasyApart(customer);
  const standing = standingOf(customer.state);
  return (
    <tr>
      <td className="c-code mono">{customer.externalCode}</td>
      <th scope="row" className="c-name">
        {customer.name}
        {fantasy !== '' && <span className="muted">{fantasy}</span>}
      </th>
      {withSeller && <td className="c-seller">{customer.sellerName}</td>}
      <td className="c-list">{customer.priceListName}</td>
      <td className="c-state">
        <span className={`stock ${looks[standing]}`}>
          <i aria-hidden="true" />
          {customerStateText(customer.state)}
        </span>
      </td>
      <td className="c-offers">
        {!customer.allowOffers && (
          <span className="no-offers" title="Sin ofertas">
            <Icon name="noOffers" />
            <span className="only-read">Sin ofertas</span>
          </span>
        )}
      </td>
      <td className="c-date c-login">
        <Moment at={customer.lastLogin} />
      </td>
      <td className="c-date c-ordered">
        <Moment at={customer.lastOrder} />
      </td>
      <td className="c-do">
        <button
          type="button"
          className="btn short"
          title="Contraseñas"
          aria-label={`Contraseñas de ${customer.name}`}
          onClick={() => onPasswords(customer)}
        >
          <Icon name="key" />
        </button>
        <button
          type="button"
          className="btn short"
          title="Bonificaciones y zona"
          aria-label={`Datos de ${customer.name}`}
          onClick={() => onData(customer)}
        >
          <Icon name="percent" />
        </button>
        {standing === 'in-order' && (
          <button
            type="button"
            className="btn"
            aria-label={`Ingresar como cliente ${customer.name}`}
            aria-busy={isEntering}
            onClick={() => onEnter(customer)}
          >
            <Icon name="enterAs" />
            {isEntering ? (
              'Ingresando…'
            ) : (
              <span>
                Ingresar<span className="long"> como cliente</span>
              </span>
            )}
          </button>
        )}
      </td>
    </tr>
  );
});

function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return <span className="muted">Nunca</span>;
  return (
    <time className="mono" dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  );
}
