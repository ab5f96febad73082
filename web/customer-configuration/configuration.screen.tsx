import { customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import type { CustomerConfiguration } from '#core/configuration/customer-configuration.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { configurationModule } from '#web/modules/configuration.module.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Account } from './account.tsx';
import { OrderMails } from './order-mails.tsx';
import { PriceDisplayChoices } from './price-display.tsx';
import { SpecialDiscounts } from './special-discounts.tsx';
import { Surcharges } from './surcharges.tsx';

/** /configuration: whom the company deals with, and how its people see their prices. */
export function ConfigurationScreen() {
  const { configuration } = useServices(configurationModule);
  return (
    <main className="office configuration">
      <PageTitle>Configuraciones</PageTitle>
      <h1>Configuraciones</h1>
      <QueryState
        of={useServiceQuery(configuration.current)}
        problem={customerConfigurationProblem}
        skeleton={<Skeleton rows={12} kind="office" />}
      >
        {(current) => <Configuration configuration={current} />}
      </QueryState>
    </main>
  );
}

function Configuration({ configuration }: { readonly configuration: CustomerConfiguration }) {
  return (
    <>
      <div className="config-top">
        <div>
          <Account configuration={configuration} />
          {configuration.orderMails !== null && (
            <OrderMails
              chosen={configuration.orderMails}
              address={configuration.eMail}
              tag={configuration.tags?.orderMails ?? null}
            />
          )}
        </div>
        <div>
          <PriceDisplayChoices configuration={configuration} />
          <SpecialDiscounts
            choices={configuration.specialDiscounts}
            tag={configuration.tags?.specialDiscounts ?? null}
          />
        </div>
      </div>
      <Surcharges
        rows={configuration.surcharges}
        tag={configuration.tags?.surcharges ?? null}
        changed={configuration.surchargesChanged ?? null}
      />
    </>
  );
}
