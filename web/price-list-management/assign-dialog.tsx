import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { assignedText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { Assigned, SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AssignDialogProps {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
  readonly onClose: () => void;
}

interface Choice {
  readonly text: string;
  readonly fromListId: string;
  readonly chosen: ReadonlySet<CustomerId>;
}

const nobody: Choice = { text: '', fromListId: '', chosen: new Set() };

/** Gives customers a price list: those that are chosen, or all that buy by another. */
export function AssignDialog({ list, lists, onClose }: AssignDialogProps) {
  const { managedPriceLists, customerManagement } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const choice = useUnsavedDraft(`customers of ${list.id}`, nobody);
  const { text, fromListId, chosen } = useStore(choice);
  const choose = (part: Partial<Choice>) => choice.set({ ...choice.get(), ...part });
  const page = useServiceQuery(customerManagement.page, {
    filter: { ...everyCustomer, text, priceListId: fromListId },
    after: null,
  });
  const from = lists.find(({ id }) => id === fromListId);
  const assign = (whose: Assigned) =>
    submit(async () => {
      const answer = await managedPriceLists.assign(list.id, whose);
      if (!answer.ok) return priceListManagementProblem(answer.val);
      onClose();
      toaster.show({ kind: 'Success', title: list.name, message: assignedText(answer.val, list.name) });
      return null;
    });
  const toggle = (id: CustomerId) => {
    const { chosen: before } = choice.get();
    choose({ chosen: new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]) });
  };
  return (
    <Dialog title={`Asignar ${list.name} a clientes`} className="assign-dialog" onClose={onClose}>
      <div className="assign-filters">
        <NameFilter
          label="Filtrar por nombre, código, CUIT, teléfono, dirección, localidad o e-mail"
          placeholder="Nombre, código, CUIT, localidad…"
          value={text}
          onChange={(typed) => choose({ text: typed })}
        />
        <OfficeFilter
          label="Lista que tienen ahora"
          any="Con cualquier lista"
          value={fromListId}
          choices={lists
            .filter(({ id, customers }) => id !== list.id && customers > 0)
            .map(({ id, name }) => ({ id, name: `Con ${name}` }))}
          onChange={(id) => choose({ fromListId: id })}
        />
      </div>
      <QueryState of={page} problem={customerManagementProblem} skeleton={<Skeleton rows={5} kind="office" />}>
        {({ customers, next }) => (
          <>
            <ul className="assign-customers">
              {customers
                .filter(({ priceListName }) => priceListName !== list.name)
                .map((customer) => (
                  <li key={customer.id}>
                    <label>
                      <input type="checkbox" checked={chosen.has(customer.id)} onChange={() => toggle(customer.id)} />
                      <span>
                        {customer.name} <span className="muted mono">{customer.externalCode}</span>
                      </span>
                      <span className="muted">{customer.priceListName}</span>
                    </label>
                  </li>
                ))}
            </ul>
            {next !== null && <p className="muted">Hay más: escribí parte del nombre para encontrarlos.</p>}
          </>
        )}
      </QueryState>
      <FormFailure text={problem} />
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
          Cancelar
        </button>
        {from !== undefined && chosen.size === 0 && text === '' ? (
          <button
            type="button"
            className="btn primary"
            disabled={isUnderWay}
            onClick={() => assign({ fromListId: asId(from.id) })}
          >
            Pasar los {formatCount(from.customers)} de {from.name}
          </button>
        ) : (
          <button
            type="button"
            className="btn primary"
            disabled={isUnderWay || chosen.size === 0}
            onClick={() => assign({ customerIds: [...chosen] })}
          >
            {chosen.size === 0 ? 'Asignar' : `Asignar a ${formatCount(chosen.size)}`}
          </button>
        )}
      </div>
    </Dialog>
  );
}
