import { ContainerModule } from 'inversify';
import { createSecondFactorManagementService } from '#adapters/http/second-factor.ts';
import { createStaffSignInService } from '#adapters/http/sign-ins.ts';
import { createStaffService } from '#adapters/http/staff.ts';
import { foundation, services } from '../parts.ts';
import { createStaffQueries } from '../staff/staff-queries.ts';

/** The distributor's people. With their screen. */
export const staffModule = new ContainerModule(({ bind }) => {
  bind(services.staff).toDynamicValue(({ get }) =>
    createStaffQueries(
      createStaffService(get(foundation.publicServices).call),
      createStaffSignInService(get(foundation.publicServices).call),
      createSecondFactorManagementService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
