import { useSearchParams } from 'react-router-dom';
import { paymentProblem } from '#adapters/texts/payments.es.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { paymentManagementModule } from '#web/modules/payment-management.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { linkToPayments, readPaymentsUrl } from './payments-url.ts';

/**
 * /admin-payments: what companies report to have paid, the newest first; one of them at the right, to be accepted or
 * refused.
 */
export function PaymentsScreen() {
  const { managedPayments } = useServices(paymentManagementModule);
  const [query] = useSearchParams();
  const url = readPaymentsUrl(query);
  const { filter, after, open } = url;
  const { answer, failure, isCurrent, retry } = useServiceQuery(managedPayments.page, { filter, after });
  const shown = isCurrent ? answer : null;
  const next = shown?.next ?? null;
  const isAll = linkToPayments({ filter, after }) === linkToPayments();
  return (
    <main className={open === null ? 'office managed-payments' : 'office with-detail'}>
      <PageTitle>Pagos informados</PageTitle>
      <section className="managed-payments">
        <OfficeTable
          name="Pagos informados"
          rows={shown === null ? null : shown.payments}
          problem={failure && paymentProblem(failure)}
          onRetry={retry}
          none={
            isAll ? (
              <Message title="Ningún cliente informó un pago todavía">
                <p className="muted">Los informan desde su cuenta corriente, en la pestaña Pagos.</p>
              </Message>
            ) : (
              <NoneFound title="Ningún pago con ese filtro" all="Ver todos los pagos" to={linkToPayments()} />
            )
          }
          rowKey="id"
          columns={paymentColumns(filter)}
          isOpen={({ id }) => id === open}
          exports={
            <ListFiles
              title="Pagos informados"
              make={(format) => managedPayments.table(filter, format)}
              problem={paymentProblem}
            />
          }
        >
          <h1>Pagos informados</h1>
          <PaymentFilters url={url} customerName={shown?.payments[0]?.customerName ?? null} />
        </OfficeTable>
        <KeyPages
          firstTo={after === null ? null : linkToPayments({ filter })}
          nextTo={next === null ? null : linkToPayments({ filter, after: next })}
          first="Más nuevos"
          next="Más viejos"
        />
      </section>
      {open !== null && <PaymentDetail key={open} id={asId(open)} url={url} />}
    </main>
  );
}
