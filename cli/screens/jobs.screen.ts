import { jobProblem, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { refusal } from '#core/access/calls.ts';
import { jobStates, type ListedJob, mayRetry } from '#core/jobs/listed-job.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { jobColumns } from '../lists/jobs.list.ts';
import { jobText } from '../views/job.view.ts';
import { stateTabs } from './cases.ts';
import type { Screen, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** Jobs of the server: which failed, why, and trying one again. */
export const jobsScreen: MakeScreen = (cli, { caller }) => {
  const { jobs } = cli.services;
  const problemText = problemTextOf(cli);

  const retry: ScreenAction<ListedJob> = {
    key: 'r',
    name: 'reintentar',
    about: 'reintentar: lo que falló o se canceló empieza de nuevo, lo que espera empieza ya',
    refuses: ([job]) =>
      job === undefined || mayRetry(job.state) ? null : jobProblem({ code: 'job-not-retryable', state: job.state }),
    steps: () => [],
    async run([job]) {
      if (job === undefined) return Err(nothingChosen);
      const answer = await jobs.retry(caller, job.id);
      return answer
        .map(() => ({ message: 'Se empieza de nuevo' }))
        .mapErr((failure) => problemText(failure, jobProblem));
    },
  };

  const screen: Screen<ListedJob, ListedJob> = {
    title: 'Trabajos',
    names: ['trabajo', 'trabajos'],
    tabs: stateTabs('Todos', jobStateTexts),
    columns: jobColumns,
    keyOf: ({ id }) => id,
    async page({ tab }, after) {
      const page = await jobs.list(caller, jobStates.find((each) => each === tab) ?? null, after);
      return page
        .map((found) => ({ items: found.jobs, next: found.next }))
        .mapErr((failure) => problemText(failure, jobProblem));
    },
    detail: { open: async (job) => Ok(job), text: jobText },
    actions: refusal('administration', caller) === null ? [retry] : [],
    findHint: null,
    narrowing: null,
    outdatedBy: ['PriceListsChanged', 'ManagedPriceListsChanged', 'CatalogueChanged', 'OffersChanged'],
    isAskedAgain: true,
    empty: 'No hay trabajos',
    noneFound: 'No hay trabajos así',
  };
  return screen;
};
