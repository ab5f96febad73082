import { type OwnInvoice, ownInvoices } from '#core/current-account/own-invoices.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

/**
 * The company's own invoices, to choose the number of one from; none where its account does not come. The screen loads
 * the module of the current account.
 */
export function useOwnInvoices(): readonly OwnInvoice[] {
  const { account } = useServices();
  const actual = useServiceQuery(account.actual);
  const historic = useServiceQuery(account.historic, 1);
  return ownInvoices([...(actual.answer?.documents ?? []), ...(historic.answer?.documents ?? [])]);
}

/** What a field suggests, with the day of each; any other number may be written. */
export function InvoiceList({ id, invoices }: { readonly id: string; readonly invoices: readonly OwnInvoice[] }) {
  return (
    <datalist id={id}>
      {invoices.map(({ title, date }) => (
        <option key={title} value={title}>
          {formatDate(date)}
        </option>
      ))}
    </datalist>
  );
}
