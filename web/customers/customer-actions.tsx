import type { Customer } from '#core/customers/customer.ts';
import { standingOf } from '#core/customers/customer-state.ts';
import { Icon } from '#web/ui/icon.tsx';

interface CustomerActionsProps<Row> {
  readonly customer: Row;
  readonly isEntering: boolean;
  readonly onEnter: (customer: Row) => void;
  readonly onPasswords: (customer: Row) => void;
  /** Left out where the customer has a page that shows them. */
  readonly onData?: (customer: Row) => void;
}

/** The acts on a customer, at the end of their row. */
export function CustomerActions<Row extends Pick<Customer, 'name' | 'state'>>(props: CustomerActionsProps<Row>) {
  const { customer, isEntering, onEnter, onPasswords, onData } = props;
  return (
    <>
      <button
        type="button"
        className="btn short"
        title="Contraseñas"
        aria-label={`Contraseñas de ${customer.name}`}
        onClick={() => onPasswords(customer)}
      >
        <Icon name="key" />
      </button>
      {onData !== undefined && (
        <button
          type="button"
          className="btn short"
          title="Bonificaciones y zona"
          aria-label={`Datos de ${customer.name}`}
          onClick={() => onData(customer)}
        >
          <Icon name="percent" />
        </button>
      )}
      {standingOf(customer.state) !== 'in-order' ? (
        <span className="muted enter-as">Sólo se ingresa si está Ok</span>
      ) : (
        <button
          type="button"
          className="btn enter-as"
          aria-label={`Ingresar como cliente ${customer.name}`}
          aria-busy={isEntering}
          onClick={() => onEnter(customer)}
        >
          <Icon name="enterAs" />
          {isEntering ? (
            'Ingresando…'
          ) : (
            <span>
              Ingresar<span className="from-wide card-none"> como cliente</span>
            </span>
          )}
        </button>
      )}
    </>
  );
}
