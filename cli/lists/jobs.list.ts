import { jobProblem, jobQueueTexts, jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { jobPageWire, listedJobToWire } from '#adapters/wire/jobs.wire.ts';
import type { JobFailure } from '#core/jobs/job-management.service.ts';
import { type JobState, jobStates, type ListedJob } from '#core/jobs/listed-job.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { idShown } from '../find/id-beginning.ts';
import type { Style } from '../style.ts';
import { jobStatePainter, timeText } from '../views/job.view.ts';
import type { TableColumn } from '../views/table.ts';

/** Jobs as a table. */
export const jobColumns = (style: Style): readonly TableColumn<ListedJob>[] => [
  { title: 'Trabajo', cell: ({ queue }) => jobQueueTexts[queue], minWidth: 12 },
  { title: 'Creado', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: 'Terminó', cell: ({ endedAt }) => timeText(endedAt), isExtra: true },
  { title: 'Intentos', cell: ({ attempts }) => formatCount(attempts), align: 'right', isSecondary: true },
  {
    title: 'Estado',
    cell: ({ state }) => jobStateTexts[state],
    paint: (text, { state }) => jobStatePainter(style)[state](text),
  },
  { title: 'Por qué', cell: ({ error }) => error ?? '', minWidth: 10, isExtra: true },
];

export const jobsList: ListDeclaration<{ readonly state?: JobState }, ListedJob, JobFailure> = {
  problem: jobProblem,
  access: 'management',
  about: 'Los lista, el último primero; debajo, por qué falló',
  examples: ['jobs list --state failed', 'jobs list --fields id,queue,state'],
  options: [oneStateOption('sólo los que están así', jobStates, jobStateTexts)],
  answer: jobPageWire,
  paging: 'key',
  key: 'jobs',
  none: 'No hay trabajos así',
  noneYet: 'No hay trabajos',
  toWire: listedJobToWire,
  columns: (style) => [
    { title: 'ID', cell: ({ id }) => idShown(id) },
    ...jobColumns(style).filter(({ isExtra }) => !isExtra),
  ],
  below: ({ error }) => (error === null ? null : `  ${error}`),
  ask: async ({ services, caller }, { state }, { after }) =>
    (await services.jobs.list(caller, state ?? null, after)).map(({ jobs, next }) => ({ rows: jobs, next })),
};
