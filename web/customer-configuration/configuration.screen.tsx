import { customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import type { CustomerConfiguration } from '#core/configuration/customer-configuration.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { Account } from './account.tsx';
import { PriceDisplayChoices } from './price-display.tsx';
import { SpecialDiscounts } from './special-discounts.tsx';
import { Surcharges } from './surcharges.tsx';

/** /configuration: whom the company deals with, and how its people see their prices. */
export function ConfigurationScreen() {
  const { configuration } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(configuration.current);
  return (
    <main className="office configuration">
      <PageTitle>Configuraciones</PageTitle>
      <h1>Configuraciones</h1>
      {answer !== null ? (
        <Configuration configuration={answer} />
      ) : failure !== null ? (
        <Failed text={customerConfigurationProblem(failure)} onRetry={retry} />
      ) : (
        <Bones rows={12} kind="office" />
      )}
    </main>
  );
}

function Configuration({ configuration }: { readonly configuration: CustomerConfiguration }) {
  return (
    <>
      <div className="config-top">
        <Account configuration={configuration} />
        <div>
          <PriceDisplayChoices configuration={configuration} />
          <SpecialDiscounts
            choices={configuration.specialDiscounts}
            tag={configuration.tags?.specialDiscounts ?? null}
          />
        </div>
      </div>
      <Surcharges rows={configuration.surcharges} tag={configuration.tags?.surcharges ?? null} />
    </>
  );
}
