import { Link, useSearchParams } from 'react-router-dom';
import { jobProblem, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { type JobState, jobStates } from '#core/jobs/listed-job.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { jobsModule } from '#web/modules/jobs.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { JobList } from './job-list.tsx';

const path = '/admin-jobs';

const linkTo = (state: JobState | null, after: string | null = null): string => {
  const query = new URLSearchParams({ ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) });
  return query.size === 0 ? path : `${path}?${query}`;
};

/**
 * /admin-jobs: what the server does aside, what failed and why; administrators begin it once more
 * (docs/rules/jobs.md 1).
 */
export function JobsScreen() {
  const { jobs } = useServices(jobsModule);
  const [query] = useSearchParams();
  const state = jobStates.find((each) => each === query.get('state')) ?? null;
  const after = query.get('after');
  const { answer, failure, isCurrent, retry } = useServiceQuery(jobs.page, { state, after });
  const shown = isCurrent ? answer : null;
  return (
    <main className="office jobs">
      <PageTitle>Trabajos</PageTitle>
      <JobList
        jobs={shown?.jobs ?? null}
        isFiltered={state !== null}
        problem={failure && jobProblem(failure)}
        onRetry={retry}
      >
        <h1>Trabajos</h1>
        <nav className="job-states" aria-label="Estado de los trabajos">
          {[null, ...jobStates].map((each) => (
            <Link
              key={each ?? 'all'}
              className={each === state ? 'filter-state here' : 'filter-state'}
              to={linkTo(each)}
              aria-current={each === state ? 'true' : undefined}
            >
              {each === null ? 'Todos' : jobStateTexts[each]}
            </Link>
          ))}
        </nav>
      </JobList>
      {shown !== null && (
        <KeyPages
          firstTo={after === null ? null : linkTo(state)}
          nextTo={shown.next === null ? null : linkTo(state, shown.next)}
          first="Más nuevos"
          next="Más viejos"
        />
      )}
    </main>
  );
}
