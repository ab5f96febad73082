import { ContainerModule } from 'inversify';
import { createCustomerSignInService, createSignInService, createStaffSignInService } from '#adapters/http/sign-ins.ts';
import { foundation, services } from '../parts.ts';

/** The places where people are signed in: one's own, those of staff and of customers. */
export const signInsModule = new ContainerModule(({ bind }) => {
  bind(services.signIns).toDynamicValue(({ get }) => createSignInService(get(foundation.call)));
  bind(services.staffSignIns).toDynamicValue(({ get }) => createStaffSignInService(get(foundation.call)));
  bind(services.customerSignIns).toDynamicValue(({ get }) => createCustomerSignInService(get(foundation.call)));
});
