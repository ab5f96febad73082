import type { Command } from 'commander';
import * as z from 'zod/mini';
import { jobProblem, jobQueueTexts } from '#adapters/texts/jobs.es.ts';
import { listedJobToWire, listedJobWire } from '#adapters/wire/jobs.wire.ts';
import type { JobFailure } from '#core/jobs/job-management.service.ts';
import { type ListedJob, mayRetry } from '#core/jobs/listed-job.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList, plainList } from '../declare/list.ts';
import { listedByBeginning } from '../find/id-beginning.ts';
import { jobsList } from '../lists/jobs.list.ts';
import { jobsModule } from '../modules/jobs.module.ts';
import type { Act } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { printable } from '../style.ts';

const base = { problem: jobProblem } as const;

const loadScreen = async () => (await import('../screens/jobs.screen.ts')).jobsScreen;

const jobCommands = (program: Command, act: Act): void => {
  const jobs = declareGroup(
    program,
    'jobs',
    'Trabajos que el servidor hace aparte',
    'jobs',
    'jobs list --state failed',
  );
  withScreen(jobs, act, [{ calls: 'management', load: loadScreen }], plainList(jobsList));
  declareList(jobs, act, jobsList);
  declareChange<{ readonly dryRun?: true }, ListedJob, JobFailure>(jobs, act, {
    ...base,
    access: 'administration',
    name: 'retry',
    about: 'Empieza de nuevo uno que falló, o ya uno que espera',
    examples: ['jobs retry 5f0c1c1e-6f0b-4a8e-9a5e-2f6f5f0c1c1e'],
    words: [['ID', 'el que da jobs list, o su comienzo']],
    answer: changedWire(z.partial(listedJobWire)),
    toWire: listedJobToWire,
    message: ({ queue }) => `${jobQueueTexts[queue]}: se empieza de nuevo`,
    plan: async ({ services, caller }, _options, id = '') => {
      const page = async (after: string | null) =>
        (await services.jobs.list(caller, null, after)).map(({ jobs: rows, next }) => ({ rows, next }));
      const found = await listedByBeginning(id.trim(), page, { code: 'job-not-found' } as const);
      if (!found.ok) return found;
      const job = found.val;
      if (!mayRetry(job.state)) return Err({ code: 'job-not-retryable', state: job.state });
      return Ok({
        question: `¿Empezar de nuevo el trabajo ${printable(job.id)}?`,
        before: listedJobToWire(job),
        work: () => services.jobs.retry(caller, job.id),
      });
    },
  });
};

export const group: CommandGroup = { modules: [jobsModule], define: jobCommands };
