import type { ReactNode } from 'react';
import { jobProblem, jobQueueTexts } from '#adapters/texts/jobs.es.ts';
import { refusal } from '#core/access/calls.ts';
import { type ListedJob, mayRetry } from '#core/jobs/listed-job.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { jobColumns } from './job-columns.tsx';

interface JobListProps {
  readonly jobs: readonly ListedJob[] | null;
  readonly isFiltered: boolean;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A page of jobs; administrators begin one that ended badly once more, or one that waits at once. */
export function JobList({ jobs, isFiltered, children, ...states }: JobListProps) {
  const mayAct = refusal('administration', useServices().caller) === null;
  return (
    <OfficeTable
      name="Trabajos"
      rows={jobs}
      {...states}
      none={
        <Message title={isFiltered ? 'No hay trabajos en ese estado' : 'No hay trabajos de estos días'}>
          <p className="muted">Lo que el servidor hace aparte (listas, importaciones, ofertas) aparece acá.</p>
        </Message>
      }
      rowKey="id"
      columns={jobColumns}
      {...(mayAct ? { actions } : {})}
    >
      {children}
    </OfficeTable>
  );
}

function Retry({ job: { id, queue, state } }: { readonly job: ListedJob }) {
  const { jobs } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  if (!mayRetry(state)) return null;
  const title = jobQueueTexts[queue];
  const retry = () =>
    submit(async () => {
      const answer = await jobs.retry(id);
      if (answer.ok) toaster.show({ kind: 'Success', title, message: 'Se empieza de nuevo' });
      else toaster.show({ kind: 'Error', title, message: jobProblem(answer.val) });
    });
  const label = state === 'waiting' ? 'Empezar ya' : 'Reintentar';
  return (
    <button type="button" className="btn" disabled={isUnderWay} aria-label={`${label}: ${title}`} onClick={retry}>
      {label}
    </button>
  );
}

const actions = { header: 'Reintentar', of: (job: ListedJob) => <Retry job={job} /> };
