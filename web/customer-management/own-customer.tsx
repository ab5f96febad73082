import { useSearchParams } from 'react-router-dom';
import { asId } from '#core/shared/ids.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { customersModule } from '#web/modules/customers.module.ts';
import { useServices } from '#web/services.ts';
import { CustomerPage } from './customer-page.tsx';
import { readCustomerUrl } from './customer-url.ts';

/** The page of a seller's own customer. */
export function OwnCustomer() {
  useServices(customerManagementModule, customersModule);
  const [query] = useSearchParams();
  const { open, tab } = readCustomerUrl(query);
  return <CustomerPage key={open} id={asId(open ?? '')} tab={tab} />;
}
