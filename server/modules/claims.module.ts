import { ContainerModule } from 'inversify';
import { createClaimTableWriter } from '#adapters/documents/case-table-files.ts';
import { createClaimRepository } from '#adapters/postgres/claims/claims.ts';
import { createStaffClaimRepository } from '#adapters/postgres/claims/staff-claims.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createStaffCaseService } from '#core/cases/create-staff-case-service.ts';
import { createClaimManagementService } from '#core/claims/create-claim-management-service.ts';
import { createClaimService } from '#core/claims/create-claim-service.ts';
import { createClaimablePartsService } from '#core/claims/create-claimable-parts-service.ts';
import { parts } from '../parts.ts';
import { claimablePartsRoutes } from '../routes/claimable-parts.routes.ts';
import { claimManagementRoutes, claimRoutes, staffClaims } from '../routes/claims.routes.ts';
import { staffCaseRoutes } from '../routes/staff-cases.routes.ts';
import { routesOf } from './routes-of.ts';

/** Claims, and the parts that they and warranties are about. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(parts.claims).toDynamicValue((made) => createClaimRepository(made.get(parts.database)));
  bind(parts.claimableParts).toDynamicValue((made) =>
    createClaimablePartsService({
      searchIndex: made.get(parts.searchHost),
      productRepository: made.get(parts.productRepository),
    }),
  );
  bind(parts.claimService).toDynamicValue((made) =>
    createClaimService({
      claims: made.get(parts.claims),
      clock: made.get(parts.clock),
      productRepository: made.get(parts.productRepository),
      hasher,
    }),
  );
  bind(parts.claimManagementService).toDynamicValue((made) =>
    createClaimManagementService({ claims: made.get(parts.claims), clock: made.get(parts.clock) }),
  );
  bind(parts.staffClaimService).toDynamicValue((made) =>
    createStaffCaseService({
      repository: createStaffClaimRepository(made.get(parts.database)),
      writer: createClaimTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(claimRoutes, parts.claimService));
  bind(parts.routes).toDynamicValue(routesOf(claimablePartsRoutes, parts.claimableParts));
  bind(parts.routes).toDynamicValue(routesOf(claimManagementRoutes, parts.claimManagementService));
  bind(parts.routes).toDynamicValue(
    routesOf((app, service, guard) => staffCaseRoutes(app, service, guard, staffClaims), parts.staffClaimService),
  );
});
