import { priceListProblem, worksProblem } from '#adapters/texts/price-list.es.ts';
import type { PriceListFailure, WorkState } from '#core/price-lists/price-list-desk.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useStore } from '#web/parts/store.ts';
import { useSubmission } from '#web/parts/submission.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { PriceListTable } from './price-list-table.tsx';
import { WorkNotice } from './work-notice.tsx';

const title = 'Archivos de listas de precios';

/** /admin-list-price-files: every list's files, and making all of them anew. */
export function PriceListFilesScreen() {
  const { priceLists } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(priceLists.lists);
  const work = useWatchedAnswer(priceLists.work);
  // Where neither came it is said once, and one try asks for both.
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
      {failure !== null ? (
        <Failed text={priceListProblem(failure)} onRetry={again} />
      ) : answer === null ? (
        <Bones rows={4} kind="office" />
      ) : answer.length === 0 ? (
        <Message title="Todavía no hay listas de precios">
          <p className="muted">Aparecen con la primera importación de precios.</p>
        </Message>
      ) : (
        <PriceListTable lists={answer} />
      )}
    </main>
  );
}

interface RegenerateProps {
  readonly work: WorkState | null;
  readonly problem: PriceListFailure | null;
  readonly onRetry: () => void;
}

/** Starts the making, and tells how it goes: whoever starts it, and wherever. */
function Regenerate({ work, problem, onRetry }: RegenerateProps) {
  const { priceLists } = useDesks();
  const { toaster } = useFront();
  const { submit, isUnderWay } = useSubmission();
  const told = useStore(priceLists.progress);
  const progress = told ?? (work?.state === 'running' ? work.progress : null);
  const start = () =>
    submit(async () => {
      const begun = await priceLists.start();
      if (!begun.ok) toaster.show({ kind: 'Error', title, message: worksProblem(begun.val) });
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
