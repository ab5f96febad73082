import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asId } from '#core/shared/ids.ts';
import { CustomersScreen } from '#web/customers/customers.screen.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { customersModule } from '#web/modules/customers.module.ts';
import { useServices } from '#web/services.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { CustomerList } from './customer-list.tsx';
import { readCustomerUrl } from './customer-url.ts';

// Loaded when it is opened: the list alone is opened far more often.
const CustomerPage = lazy(async () => ({ default: (await import('./customer-page.tsx')).CustomerPage }));
const CustomerSheets = lazy(
  styled(['sheet-exchange'], async () => (await import('./customer-sheets.tsx')).CustomerSheets),
);
const NewCustomer = lazy(async () => ({ default: (await import('./new-customer.tsx')).NewCustomer }));

/**
 * /admin-customers: everybody's customers, one of them, or a new one; /customers: the same to read. Another back end
 * knows only the list.
 */
export function CustomerManagementScreen() {
  const { caller, customerManagement } = useServices(customerManagementModule, customersModule);
  const isAdmin = caller.role === 'Admin';
  const [query] = useSearchParams();
  const url = readCustomerUrl(query);
  const isList = url.open === null && !(isAdmin && (url.isNew || url.isSheet));
  const page = useServiceQuery(customerManagement.page, isList ? { filter: url.filter, after: url.after } : null);
  if (isAdmin && page.failure?.code === 'not-offered') return <CustomersScreen />;
  if (isAdmin && url.isSheet) {
    return (
      <Awaited>
        <CustomerSheets />
      </Awaited>
    );
  }
  if (isAdmin && url.isNew) {
    return (
      <Awaited>
        <NewCustomer key={url.from} from={url.from === null ? null : asId(url.from)} />
      </Awaited>
    );
  }
  if (url.open !== null) {
    return (
      <Awaited>
        <CustomerPage key={url.open} id={asId(url.open)} tab={url.tab} />
      </Awaited>
    );
  }
  return <CustomerList url={url} page={page} />;
}

function Awaited({ children }: { readonly children: ReactNode }) {
  const skeleton = (
    <main className="office customer-page">
      <Skeleton rows={10} kind="office" />
    </main>
  );
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
