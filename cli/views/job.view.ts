import { jobQueueTexts, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { JobState, ListedJob } from '#core/jobs/listed-job.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';

export const jobStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<JobState, (text: string) => string>> => ({
  waiting: warning,
  running: good,
  done: faint,
  failed: bad,
  cancelled: faint,
});

export const timeText = (at: string | null): string => (at === null ? '' : formatDateTime(at));

/** A job, and why it failed. */
export const jobText = (job: ListedJob, style: Style, columns: number | null): string =>
  [
    style.bold(jobQueueTexts[job.queue]),
    facts(
      [
        ['Estado', jobStateTexts[job.state]],
        ['Creado', formatDateTime(job.createdAt)],
        ['Empezó', timeText(job.startedAt)],
        ['Terminó', timeText(job.endedAt)],
        ['Sigue', timeText(job.dueAt)],
        ['Intentos', formatCount(job.attempts)],
        ['Id', job.id],
      ],
      style,
      columns,
    ),
    ...(job.error === null ? [] : ['', style.bad(printable(job.error))]),
  ].join('\n');
