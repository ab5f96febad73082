import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { priceListManagementProblem, priceListStateText } from '#adapters/texts/price-list-management.es.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { maxListName, type SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PriceChanges } from './price-changes.tsx';
import { linkToPriceLists } from './price-lists-url.ts';

interface PriceListDetailProps {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
}

/** A price list at the right of the others: who buys by it, when its prices change, and what can be done with it. */
export function PriceListDetail({ list, lists }: PriceListDetailProps) {
  const { managedPriceLists, caller } = useServices();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [asks, setAsks] = useState<'name' | 'change' | 'customers' | 'state' | null>(null);
  const close = () => setAsks(null);
  const { id, name, isWithdrawn } = list;
  const customers = formatCount(list.customers);
  return (
    <aside className="detail price-list-detail" aria-labelledby={heading}>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <Link className="btn" to={linkToPriceLists({})} aria-label="Cerrar la lista">
          <Icon name="close" />
        </Link>
      </header>
      <dl className="facts">
        <div>
          <dt>Estado</dt>
          <dd>{priceListStateText(list)}</dd>
        </div>
        <div>
          <dt>Clientes</dt>
          <dd>
            {caller.role === 'Admin' && list.customers > 0 ? (
              <Link to={linkToCustomers({ filter: { ...everyCustomer, priceListId: id } })}>{customers}</Link>
            ) : (
              customers
            )}
          </dd>
        </div>
        <div>
          <dt>Precios</dt>
          <dd>{formatCount(list.prices)}</dd>
        </div>
      </dl>
      <PriceChanges list={list} lists={lists} />
      <section className="case-part price-list-acts" aria-label="Acciones">
        {!isWithdrawn && (
          <>
            <button type="button" className="btn primary" onClick={() => setAsks('change')}>
              Cambiar precios
            </button>
            <Link className="btn" to={linkToPriceLists({ open: id, isSheet: true })}>
              Precios de una planilla
            </Link>
            <button type="button" className="btn" onClick={() => setAsks('customers')}>
              Asignar clientes
            </button>
          </>
        )}
        {lists.length > 1 && (
          <Link className="btn" to={linkToPriceLists({ one: id })}>
            Comparar con otra
          </Link>
        )}
        <button type="button" className="btn" onClick={() => setAsks('name')}>
          Cambiar el nombre
        </button>
        {!list.isFirst && (
          <button type="button" className="btn" onClick={() => setAsks('state')}>
            {isWithdrawn ? 'Volver a poner en uso' : 'Retirar'}
          </button>
        )}
        {list.isFirst && <p className="muted">Es la que ve el personal y la que cargan los catálogos: no se retira.</p>}
      </section>
      {asks === 'name' && (
        <NameDialog
          title={`Cambiar el nombre de ${name}`}
          action="Guardar"
          label="Nombre"
          placeholder="Mayorista"
          maxLength={maxListName}
          name={name}
          hint="También se llaman así sus archivos"
          save={async (typed) => {
            const answer = await managedPriceLists.rename(id, list.tag, typed);
            return answer.ok
              ? { name: answer.val.name, done: 'Se guardó el nombre' }
              : { wrong: priceListManagementProblem(answer.val) };
          }}
          onClose={close}
        />
      )}
      {asks === 'change' && <ChangeDialog list={list} lists={lists} onClose={close} />}
      {asks === 'customers' && <AssignDialog list={list} lists={lists} onClose={close} />}
      {asks === 'state' && <StateQuestion list={list} onClose={close} />}
    </aside>
  );
}

function StateQuestion({ list, onClose }: { readonly list: SeenPriceList; readonly onClose: () => void }) {
  const { managedPriceLists } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const { id, name, isWithdrawn } = list;
  const confirm = () =>
    submit(async () => {
      const answer = await managedPriceLists.setWithdrawn(id, !isWithdrawn);
      if (!answer.ok) return priceListManagementProblem(answer.val);
      onClose();
      toaster.show({ kind: 'Success', title: name, message: isWithdrawn ? 'Está en uso de nuevo' : 'Quedó retirada' });
      return null;
    });
  return (
    <Confirm
      title={isWithdrawn ? `¿Volver a usar ${name}?` : `¿Retirar ${name}?`}
      action={isWithdrawn ? 'Volver a usar' : 'Retirar'}
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {isWithdrawn
          ? 'Se puede volver a asignar a clientes, con los precios que tenía.'
          : 'Nadie la va a poder elegir ni bajar. Sus precios quedan guardados, por si hace falta volver a usarla.'}
      </p>
      <FormFailure text={problem} />
    </Confirm>
  );
}
