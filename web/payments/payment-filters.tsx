import { useNavigate } from 'react-router-dom';
import { paymentStatesTexts } from '#adapters/texts/payments.es.ts';
import { type PaymentFilter, type PaymentState, paymentStates } from '#core/payments/payment.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { linkToPayments, type PaymentsUrl, readPaymentsUrl } from './payments-url.ts';

interface PaymentFiltersProps {
  readonly url: PaymentsUrl;
  /** The name of the customer in the filter, where it is known; else null. */
  readonly customerName: string | null;
}

/** State, what is still on account, and text by which payments are listed. */
export function PaymentFilters({ url: { filter, open }, customerName }: PaymentFiltersProps) {
  const navigate = useNavigate();
  // Another filter begins at its first page.
  const change = (changed: Partial<PaymentFilter>) => {
    const now = addressNow(readPaymentsUrl);
    navigate(linkToPayments({ filter: { ...now.filter, ...changed }, open: now.open }), { replace: true });
  };
  const asked = (state: PaymentState | null, isOnAccount = false) =>
    linkToPayments({ filter: { ...filter, state, isOnAccount }, open });
  return (
    <FilterBar
      states={[
        { label: 'Todos', to: asked(null), isHere: filter.state === null && !filter.isOnAccount },
        ...paymentStates.map((state) => ({
          label: paymentStatesTexts[state],
          to: asked(state),
          isHere: filter.state === state && !filter.isOnAccount,
        })),
        { label: 'A cuenta', to: asked(null, true), isHere: filter.isOnAccount },
      ]}
      search={{ label: 'Filtrar por cliente o número', placeholder: 'Cliente o número', value: filter.text }}
      onSearch={(text) => change({ text })}
      set={
        filter.customerId === null
          ? []
          : [{ name: customerName ?? 'Un cliente', remove: () => change({ customerId: null }) }]
      }
      clearTo={linkToPayments({ open })}
    />
  );
}
