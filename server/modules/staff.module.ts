import { ContainerModule } from 'inversify';
import { createStaffRepository } from '#adapters/postgres/staff/staff.ts';
import { createStaffService } from '#core/staff/create-staff-service.ts';
import { parts } from '../parts.ts';
import { staffRoutes } from '../routes/staff.routes.ts';
import { issuingOf } from './issuing.ts';
import { routesOf } from './routes-of.ts';

/** The distributor's people, and the passwords that are issued to them. */
export const staffModule = new ContainerModule(({ bind }) => {
  bind(parts.staffService).toDynamicValue((made) =>
    createStaffService({
      ...issuingOf(made),
      staff: createStaffRepository(made.get(parts.database), made.get(parts.sessions).forget),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(staffRoutes, parts.staffService));
});
