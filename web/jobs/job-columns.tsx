import { jobQueueTexts, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { JobState, ListedJob } from '#core/jobs/listed-job.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign, type StateTone } from '#web/ui/state-sign.tsx';

const tones: Readonly<Record<JobState, StateTone>> = {
  waiting: 'waiting',
  running: 'under-way',
  done: 'good',
  failed: 'bad',
  cancelled: 'bad',
};

const minute = (at: string | null): string => (at === null ? '' : formatDateTime(at).slice(0, 16));

/** The columns of jobs. */
export const jobColumns: readonly OfficeColumn<ListedJob>[] = [
  {
    id: 'queue',
    header: 'Trabajo',
    text: ({ queue, error }) => (error === null ? jobQueueTexts[queue] : `${jobQueueTexts[queue]}: ${error}`),
    cell: ({ queue, error }) => (
      <>
        {jobQueueTexts[queue]}
        {error !== null && <span className="sub wrong">{error}</span>}
      </>
    ),
    lines: 'several',
    card: 'title',
  },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => jobStateTexts[state],
    cell: ({ state }) => <StateSign tone={tones[state]} text={jobStateTexts[state]} />,
    card: 'state',
  },
  { id: 'created', header: 'Creado', text: ({ createdAt }) => minute(createdAt), isMono: true, card: 'left' },
  { id: 'started', header: 'Empezó', text: ({ startedAt }) => minute(startedAt), isMono: true, from: 'wide' },
  { id: 'ended', header: 'Terminó', text: ({ endedAt }) => minute(endedAt), isMono: true, from: 'middle' },
  { id: 'due', header: 'Sigue', text: ({ dueAt }) => minute(dueAt), isMono: true, from: 'middle' },
  {
    id: 'attempts',
    header: 'Intentos',
    text: ({ attempts }) => formatCount(attempts),
    isNumber: true,
    card: 'right',
    cardLabel: 'Intentos',
  },
];
