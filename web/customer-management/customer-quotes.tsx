import { customerQuoteProblem } from '#adapters/texts/customer-quotes.es.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { customerQuotesModule } from '#web/modules/customer-quotes.module.ts';
import { useServices } from '#web/services.ts';
import { customerQuoteColumns } from './customer-quote-columns.tsx';
import { PagedList } from './paged-list.tsx';

/**
 * What a customer quoted to its own clients: which articles, and nothing that is the shop's own
 * (docs/rules/quotes.md 4).
 */
export function CustomerQuotes({ id }: { readonly id: CustomerId }) {
  const { customerQuotes } = useServices(customerQuotesModule);
  return (
    <PagedList
      title="Presupuestos a sus clientes"
      name="Presupuestos"
      query={customerQuotes.page}
      asked={(after) => ({ customerId: id, after })}
      rowsOf={({ quotes }) => quotes}
      problem={customerQuoteProblem}
      none="Todavía no hizo presupuestos."
      rowKey="id"
      columns={customerQuoteColumns}
    >
      <p className="muted">Qué artículos presupuestó y hasta cuándo valen. Ni sus precios ni para quién son.</p>
    </PagedList>
  );
}
