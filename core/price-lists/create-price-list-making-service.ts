import { firstValueFrom, race, Subject, timer } from 'rxjs';
import { authorise } from '#core/access/authorise.ts';
import type { JobInHand, JobQueue, SeenJob } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Ok } from '#core/shared/result.ts';
import type { PriceListRepository } from './price-list.repository.port.ts';
import type { MakingState, PriceListMakingService } from './price-list.service.ts';
import type { PriceListFileGenerator } from './price-list-file-generator.ts';

export interface MakingParts {
  readonly jobs: JobQueue;
  readonly repository: Pick<PriceListRepository, 'lists' | 'announce'>;
  readonly makeFiles: PriceListFileGenerator;
  readonly clock: Clock;
  readonly onDefect: (defect: unknown) => void;
}

/** The making of all lists, as people ask for it and as the program does by itself. */
export interface PriceListMaking extends PriceListMakingService {
  /** Starts, or joins the work that is running in any process; answers how it ended. */
  makeAll(): Promise<MakingState>;
  /** Takes part in the work of all processes. */
  work(): void;
}

const idle: MakingState = { state: 'idle', progress: null, startedAt: null, finishedAt: null, error: null };

/** Sends an event to everybody at each step of so many percent, and at the end. */
const announcedStep = 10;

/** How often it is looked whether work in another process has ended. In milliseconds. */
const lookEveryMs = 1000;

const queue = 'price-lists';
const key = 'all';

/**
 * Makes price lists once at a time among all processes, and remembers how the last time ended. If a process dies,
 * another one takes over.
 */
export const createPriceListMakingService = ({
  jobs,
  repository,
  makeFiles,
  clock,
  onDefect,
}: MakingParts): PriceListMaking => {
  const ended$ = new Subject<void>();
  const now = (): string => new Date(clock.now()).toISOString();
  const announce = (state: MakingState['state'], progress: number | null): void => {
    repository.announce(state, progress).catch(onDefect);
  };
  const current = async (): Promise<MakingState> => {
    const job = await jobs.see(queue, key);
    return job === null ? idle : stateOf(job);
  };

  const makeLists = async ({ signal, tell }: JobInHand): Promise<void> => {
    let announced = 0;
    const advance = (share: number): void => {
      if (signal.aborted) throw new Error('the program stops');
      const progress = Math.floor(share * 100);
      const isStep = Math.floor(progress / announcedStep) > Math.floor(announced / announcedStep);
      if (!isStep) return;
      announced = progress;
      // The step is stored before it is announced, so that listeners find it.
      tell({ progress }).then(() => announce('running', progress), onDefect);
    };
    const lists = await repository.lists();
    for (const [place, list] of lists.entries()) {
      await makeFiles(list, (share) => advance((place + share) / lists.length));
    }
  };

  const handle = async (job: JobInHand) => {
    try {
      await makeLists(job);
      return { progress: 100, finishedAt: now() };
    } catch (defect) {
      if (job.signal.aborted) throw defect;
      onDefect(defect);
      return { isFailed: true, finishedAt: now() };
    }
  };

  const begin = async (): Promise<void> => {
    if (await jobs.add(queue, key, { startedAt: now() })) announce('running', 0);
  };

  const ended = (): void => {
    ended$.next();
    current().then(({ state }) => announce(state, null), onDefect);
  };

  return {
    work: () => jobs.work(queue, { handle, ended }),

    async makeAll() {
      await begin();
      for (;;) {
        const look = firstValueFrom(race(ended$, timer(lookEveryMs)));
        const state = await current();
        if (state.state !== 'running') return state;
        await look;
      }
    },

    ...authorise<PriceListMakingService>('administration', {
      async start() {
        await begin();
        return Ok(await current());
      },
      state: async () => Ok(await current()),
    }),
  };
};

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const stateOf = ({ state, facts, output }: SeenJob): MakingState => {
  const progress = Number(output?.['progress'] ?? 0);
  const times = { startedAt: textOr(facts['startedAt']), finishedAt: textOr(output?.['finishedAt']) };
  if (state === 'waiting' || state === 'running') return { state: 'running', progress, ...times, error: null };
  const isDone = state === 'done' && output?.['isFailed'] !== true;
  if (isDone) return { state: 'done', progress, ...times, error: null };
  return { state: 'failed', progress, ...times, error: { code: 'price-lists-not-made' } };
};
