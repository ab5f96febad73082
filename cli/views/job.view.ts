import { jobQueueTexts, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { JobState, ListedJob } from '#core/jobs/listed-job.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import type { TableColumn } from './table.ts';

const painter = ({ good, warning, bad, faint }: Style): Readonly<Record<JobState, (text: string) => string>> => ({
  waiting: warning,
  running: good,
  done: faint,
  failed: bad,
  cancelled: faint,
});

const instant = (at: string | null): string => (at === null ? '' : formatDateTime(at));

/** Jobs as a table. */
export const jobColumns = (style: Style): readonly TableColumn<ListedJob>[] => [
  { title: 'Trabajo', cell: ({ queue }) => jobQueueTexts[queue], minWidth: 12 },
  { title: 'Creado', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: 'Terminó', cell: ({ endedAt }) => instant(endedAt), isExtra: true },
  { title: 'Intentos', cell: ({ attempts }) => formatCount(attempts), align: 'right', isSecondary: true },
  {
    title: 'Estado',
    cell: ({ state }) => jobStateTexts[state],
    paint: (text, { state }) => painter(style)[state](text),
  },
  { title: 'Por qué', cell: ({ error }) => error ?? '', minWidth: 10, isExtra: true },
];

/** A job, and why it failed. */
export const jobText = (job: ListedJob, style: Style): string =>
  [
    style.bold(jobQueueTexts[job.queue]),
    facts(
      [
        ['Estado', jobStateTexts[job.state]],
        ['Creado', formatDateTime(job.createdAt)],
        ['Empezó', instant(job.startedAt)],
        ['Terminó', instant(job.endedAt)],
        ['Sigue', instant(job.dueAt)],
        ['Intentos', formatCount(job.attempts)],
        ['Id', job.id],
      ],
      style,
    ),
    ...(job.error === null ? [] : ['', style.bad(printable(job.error))]),
  ].join('\n');
