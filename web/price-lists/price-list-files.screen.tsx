import { makingProblem, priceListProblem } from '#adapters/texts/price-list.es.ts';
import type { MakingState, PriceListFailure } from '#core/price-lists/price-list.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { priceListsModule } from '#web/modules/price-lists.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { priceListColumns } from './price-list-columns.tsx';
import { WorkNotice } from './work-notice.tsx';

const title = 'Archivos de listas de precios';

/** /admin-list-price-files: every list's files, and making all of them anew. */
export function PriceListFilesScreen() {
  const { priceLists } = useServices(priceListsModule);
  const { answer, failure, retry } = useServiceQuery(priceLists.lists);
  const work = useServiceQuery(priceLists.work);
  // Where both calls failed it is said once, and one try repeats both.
  const isAllLost = failure !== null && work.failure !== null;
  const again = () => {
    retry();
    if (isAllLost) work.retry();
  };
  return (
    <main className="office price-lists">
      <PageTitle>{title}</PageTitle>
      <header className="price-lists-head">
        <h1>{title}</h1>
        <Regenerate work={work.answer} problem={isAllLost ? null : work.failure} onRetry={work.retry} />
      </header>
      <QueryState
        of={{ answer, failure, retry: again }}
        problem={priceListProblem}
        skeleton={<Skeleton rows={4} kind="office" />}
        isNone={(lists) => lists.length === 0}
        none={
          <Message title="Todavía no hay listas de precios">
            <p className="muted">Aparecen con la primera importación de precios.</p>
          </Message>
        }
      >
        {(lists) => <ListTable rows={lists} keyOf={({ name }) => name} columns={priceListColumns} />}
      </QueryState>
    </main>
  );
}

interface RegenerateProps {
  readonly work: MakingState | null;
  readonly problem: PriceListFailure | null;
  readonly onRetry: () => void;
}

/** Starts the making of the files, and shows the progress, also of one that another user or process started. */
function Regenerate({ work, problem, onRetry }: RegenerateProps) {
  const { priceLists } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const reported = useStore(priceLists.progress);
  const progress = reported ?? (work?.state === 'running' ? work.progress : null);
  const start = () =>
    submit(async () => {
      const begun = await priceLists.start();
      if (!begun.ok) toaster.show({ kind: 'Error', title, message: makingProblem(begun.val) });
    });
  const isRunning = progress !== null;
  return (
    <>
      <button type="button" className="btn primary" disabled={isRunning || isUnderWay} onClick={start}>
        <Icon name="swap" />
        {isRunning ? 'Regenerando…' : 'Regenerar'}
      </button>
      <WorkNotice work={work} progress={progress} problem={problem} onRetry={onRetry} />
    </>
  );
}
