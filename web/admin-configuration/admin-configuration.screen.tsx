import { type ComponentType, useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { configurationUnread, shopConfigurationProblem } from '#adapters/texts/shop-configuration.es.ts';
import { keepsDistributor, keepsSynonyms } from '#core/configuration/shop-configuration.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { configurationModule } from '#web/modules/configuration.module.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClaimsTab } from './claims-tab.tsx';
import { type ConfigurationTab, linkToConfiguration } from './configuration-url.ts';
import { DisabledTab } from './disabled-tab.tsx';
import { DistributorTab } from './distributor-tab.tsx';
import { FinanceTab } from './finance-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { MailTab } from './mail-tab.tsx';
import { SynonymsTab } from './synonyms-tab.tsx';
import { TabForm } from './tab-form.tsx';

interface Tab {
  readonly key: ConfigurationTab;
  readonly label: string;
  readonly Sections: ComponentType;
}

/** The tabs (docs/rules/configuration.md 1). */
const tabs = [
  { key: 'general', label: 'General', Sections: GeneralTab },
  { key: 'distribuidora', label: 'Distribuidora', Sections: DistributorTab },
  { key: 'deshabilitar', label: 'Deshabilitar Marcas y Familias', Sections: DisabledTab },
  { key: 'finanzas', label: 'Finanzas', Sections: FinanceTab },
  { key: 'reclamos', label: 'Reclamos', Sections: ClaimsTab },
  { key: 'mails', label: 'Envío de E-mails', Sections: MailTab },
  { key: 'busqueda', label: 'Búsqueda', Sections: SynonymsTab },
] as const satisfies readonly Tab[];

/** /admin-configuration: what the distributor settles, in tabs that stand in the address. */
export function AdminConfigurationScreen() {
  const { shopConfiguration } = useServices(configurationModule);
  const current = useServiceQuery(shopConfiguration.current);
  const { answer } = current;
  const [query] = useSearchParams();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const onUnsaved = useCallback((next: boolean) => setIsUnsaved(next), []);
  // A back end that keeps no synonyms, or nothing of whose shop it is, has no such tab.
  const lacking = new Set<string>();
  if (answer !== null && !keepsSynonyms(answer)) lacking.add('busqueda');
  if (answer !== null && !keepsDistributor(answer)) lacking.add('distribuidora');
  const offered = tabs.filter(({ key }) => !lacking.has(key));
  const tab: Tab = offered.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  const { key, label, Sections } = tab;
  return (
    <main className="office shop-configuration">
      <h1>Configuración</h1>
      <nav className="tabs" aria-label="Configuración">
        {offered.map((each) => (
          <Link key={each.key} to={linkToConfiguration(each.key)} aria-current={each.key === key ? 'page' : undefined}>
            {each.label}
            {each.key === key && isUnsaved && (
              <span className="unsaved-dot">
                <span className="only-read"> (sin guardar)</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      {answer === null && <PageTitle>Configuración</PageTitle>}
      <QueryState
        of={current}
        problem={(failure) =>
          failure.code === 'unreachable' ? configurationUnread : shopConfigurationProblem(failure)
        }
        skeleton={<Skeleton rows={12} kind="office" />}
      >
        {(configuration) => (
          <TabForm key={key} label={label} configuration={configuration} onUnsaved={onUnsaved}>
            <Sections />
          </TabForm>
        )}
      </QueryState>
    </main>
  );
}
