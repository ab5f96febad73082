import { Link } from 'react-router-dom';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { zonesAlikeText } from '#adapters/texts/shop-configuration.es.ts';
import { zonesAlike } from '#core/customers/zone.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';

/** Zones that are one but for capitals and accents, and how they become one (docs/rules/customers.md 16). */
export function ZonesAlike() {
  const { customerManagement } = useServices(customerManagementModule);
  const choices = useServiceQuery(customerManagement.choices);
  return (
    <QueryState of={choices} problem={customerManagementProblem} skeleton={null} isPart>
      {(answer) =>
        zonesAlike(answer.zones.map(({ name }) => name)).map((zones) => (
          <p key={zones.join()} className="notice">
            {zonesAlikeText(zones)}{' '}
            {zones.map((zone) => (
              <Link key={zone} className="btn" to={`/admin-customers?${new URLSearchParams({ zone })}`}>
                {`Clientes de ${zone}`}
              </Link>
            ))}
          </p>
        ))
      }
    </QueryState>
  );
}
