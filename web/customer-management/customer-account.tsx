import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ageingProblem, ownLateText } from '#adapters/texts/account-ageing.es.ts';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { paymentProblem } from '#adapters/texts/payments.es.ts';
import { mayOpen } from '#core/access/screens.ts';
import { everyDebtor } from '#core/current-account/ageing/customer-ageing.ts';
import type { ListedPage } from '#core/current-account/management/account-document.service.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import { everyPayment } from '#core/payments/payment.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { AgeingTotals } from '#web/account-ageing/ageing-totals.tsx';
import { linkToAgeing } from '#web/account-ageing/ageing-url.ts';
import { documentColumns } from '#web/account-documents/document-columns.tsx';
import { linkToDocuments } from '#web/account-documents/documents-url.ts';
import { OnAccountList } from '#web/account-documents/on-account-list.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { accountAgeingModule } from '#web/modules/account-ageing.module.ts';
import { accountDocumentsModule } from '#web/modules/account-documents.module.ts';
import { paymentManagementModule } from '#web/modules/payment-management.module.ts';
import { customerPaymentColumns } from '#web/payments/payment-columns.tsx';
import { linkToPayments } from '#web/payments/payments-url.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PagedList } from './paged-list.tsx';
import { ShortList } from './short-list.tsx';

const withoutCustomer = ['customer'];
const nothingMissing: readonly string[] = [];

/**
 * What a customer owes and for how long, its documents and the payments that it reported, as far as this person reads
 * them.
 */
export function CustomerAccount({ id }: { readonly id: CustomerId }) {
  const { caller } = useServices();
  return (
    <>
      <Owed id={id} />
      {mayOpen('/admin-current-account', caller) ? <NewestDocuments id={id} /> : <AllDocuments id={id} />}
      {mayOpen('/admin-payments', caller) && <NewestPayments id={id} />}
    </>
  );
}

const onAccountOf = ({ onAccount }: ListedPage) => <OnAccountList payments={onAccount} />;

function NewestDocuments({ id }: { readonly id: CustomerId }) {
  const { documents } = useServices(accountDocumentsModule);
  const listed = useMemo(() => ({ ...everyDocument, customerId: id }), [id]);
  const page = useServiceQuery(documents.page, { filter: listed, after: null });
  const columns = useMemo(() => documentColumns(listed, true, false), [listed]);
  return (
    <ShortList
      title="Últimos comprobantes"
      found={page}
      rowsOf={({ documents }) => documents}
      problem={accountDocumentProblem}
      none="Todavía no tiene comprobantes."
      rowKey="id"
      columns={columns}
      without={withoutCustomer}
      above={onAccountOf}
      all={{ label: 'Todos sus comprobantes', to: linkToDocuments({ filter: listed }) }}
    >
      <Link className="btn" to={linkToDocuments({ filter: { ...listed, state: 'expired' } })}>
        Los vencidos
      </Link>
    </ShortList>
  );
}

const readColumns = documentColumns(everyDocument, false, false).filter(({ id }) => !withoutCustomer.includes(id));

/** The list of documents is an administrator's: others read all of them here. */
function AllDocuments({ id }: { readonly id: CustomerId }) {
  const { documents } = useServices(accountDocumentsModule);
  return (
    <PagedList
      title="Comprobantes"
      name="Comprobantes"
      query={documents.page}
      asked={(after) => ({ filter: { ...everyDocument, customerId: id }, after })}
      rowsOf={({ documents }) => documents}
      problem={accountDocumentProblem}
      none="Todavía no tiene comprobantes."
      rowKey="id"
      columns={readColumns}
      above={onAccountOf}
    />
  );
}

function NewestPayments({ id }: { readonly id: CustomerId }) {
  const { managedPayments } = useServices(paymentManagementModule);
  const paid = useMemo(() => ({ ...everyPayment, customerId: id }), [id]);
  const payments = useServiceQuery(managedPayments.page, { filter: paid, after: null });
  const columns = useMemo(() => customerPaymentColumns(paid), [paid]);
  return (
    <ShortList
      title="Últimos pagos informados"
      found={payments}
      rowsOf={({ payments }) => payments}
      problem={paymentProblem}
      none="No informó pagos."
      rowKey="id"
      columns={columns}
      without={nothingMissing}
      all={{ label: 'Todos sus pagos', to: linkToPayments({ filter: paid }) }}
    />
  );
}

function Owed({ id }: { readonly id: CustomerId }) {
  const { ageing } = useServices(accountAgeingModule);
  const filter = { ...everyDebtor, customerId: id };
  const found = useServiceQuery(ageing.page, { filter, after: null });
  const answer = found.isCurrent ? found.answer : null;
  return (
    <section className="customer-short" aria-labelledby="customer-owed">
      <div className="office-head">
        <h2 id="customer-owed">Lo que debe</h2>
        {answer !== null && answer.count > 0 && (
          <Link className="btn" to={linkToAgeing({ filter })}>
            Ver en Antigüedad de deudas
          </Link>
        )}
      </div>
      <QueryState
        of={{ ...found, answer }}
        problem={ageingProblem}
        skeleton={<Skeleton rows={1} kind="office" />}
        isNone={({ count }) => count === 0}
        none={<p className="muted">No debe nada.</p>}
      >
        {(page) => (
          <>
            <p>{ownLateText(page)}</p>
            <AgeingTotals owed={page.owed} onAccount={page.onAccount} label="Lo que debe, por antigüedad" />
          </>
        )}
      </QueryState>
    </section>
  );
}
