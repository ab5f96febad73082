import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { overviewProblem } from '#adapters/texts/overview.es.ts';
import type { Overview } from '#core/overview/overview.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAddressState } from '#web/url/address-state.ts';
import { DebtByAge } from './debt-by-age.tsx';
import { MissingProducts } from './missing-products.tsx';
import { OfficeFigures } from './office-figures.tsx';
import { OrdersByDay } from './orders-by-day.tsx';
import { linkToOverview, readOverviewUrl } from './overview-url.ts';
import { SoldFigures } from './sold-figures.tsx';
import { WaitingFigures } from './waiting-figures.tsx';
import { ZeroResults } from './zero-results.tsx';

/** The dialogs come with the table when one is opened: the figures do not need it. */
const IdleCustomersDialog = lazy(async () => ({
  default: (await import('./idle-customers-dialog.tsx')).IdleCustomersDialog,
}));
const StalePriceFilesDialog = lazy(async () => ({
  default: (await import('./stale-price-files-dialog.tsx')).StalePriceFilesDialog,
}));

const LockedLoginsDialog = lazy(async () => ({
  default: (await import('./locked-logins-dialog.tsx')).LockedLoginsDialog,
}));

/** /management: what was sold, what waits and what is owed; each figure leads to its list. */
export function OverviewScreen() {
  const { overview } = useServices(overviewModule);
  const asked = useServiceQuery(overview.overview);
  return (
    <main className="office overview">
      <PageTitle>Resumen</PageTitle>
      <h1>Resumen</h1>
      <QueryState of={asked} problem={overviewProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(answer) => <Figures overview={answer} />}
      </QueryState>
      <FigureList />
    </main>
  );
}

/** The list of a figure that has no screen of its own, over the figures. */
function FigureList() {
  const { list, after } = useAddressState(readOverviewUrl);
  const navigate = useNavigate();
  const close = () => navigate(linkToOverview(), { replace: true });
  return (
    <Suspense fallback={null}>
      {list === 'idle-customers' && <IdleCustomersDialog after={after} onClose={close} />}
      {list === 'locked-logins' && <LockedLoginsDialog onClose={close} />}
      {list === 'stale-price-files' && <StalePriceFilesDialog onClose={close} />}
    </Suspense>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  return (
    <>
      <SoldFigures overview={overview} />
      <WaitingFigures overview={overview} />
      <OfficeFigures overview={overview} />
      <div className="overview-panels">
        <OrdersByDay overview={overview} />
        <DebtByAge overview={overview} />
        {overview.missingProducts !== null && (
          <MissingProducts products={overview.missingProducts} today={overview.today} />
        )}
        {overview.zeroResults !== null && <ZeroResults searches={overview.zeroResults} />}
      </div>
    </>
  );
}
