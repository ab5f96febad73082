import type { Clock } from '#core/shared/clock.ts';
import { Ok } from '#core/shared/result.ts';
import type { PriceListBook } from './price-list-book.port.ts';
import type { PriceListWorks, WorkState } from './price-list-desk.ts';
import type { PriceListPress } from './price-list-press.service.ts';

export interface WorksParts {
  readonly book: Pick<PriceListBook, 'lists' | 'announce'>;
  readonly press: PriceListPress;
  readonly clock: Clock;
  readonly onDefect: (defect: unknown) => void;
}

/** The making of all lists, as people ask for it and as the program does by itself. */
export interface PriceListMaker extends PriceListWorks {
  /** Starts, or joins the work that is running; answers how it ended. */
  makeAll(): Promise<WorkState>;
}

const idle: WorkState = { state: 'idle', progress: null, startedAt: null, finishedAt: null, error: null };

/** Everybody is told of each step of so many percent, and of the end. */
const toldEvery = 10;

/** One work at a time in this process; the last one's end is remembered. */
export const createPriceListWorks = ({ book, press, clock, onDefect }: WorksParts): PriceListMaker => {
  let current = idle;
  let running: Promise<WorkState> | null = null;
  const now = (): string => new Date(clock.now()).toISOString();
  const tell = (): void => {
    book.announce(current.state, current.state === 'running' ? current.progress : null).catch(onDefect);
  };
  const advance = (share: number): void => {
    const progress = Math.floor(share * 100);
    const step = Math.floor(progress / toldEvery) > Math.floor((current.progress ?? 0) / toldEvery);
    current = { ...current, progress: Math.max(progress, current.progress ?? 0) };
    if (step) tell();
  };

  const work = async (): Promise<void> => {
    const lists = await book.lists();
    for (const [place, list] of lists.entries()) {
      await press(list, (share) => advance((place + share) / lists.length));
    }
  };

  const run = async (): Promise<WorkState> => {
    try {
      await work();
      current = { ...current, state: 'done', progress: 100, finishedAt: now() };
    } catch (defect) {
      onDefect(defect);
      current = { ...current, state: 'failed', finishedAt: now(), error: { code: 'price-lists-not-made' } };
    }
    running = null;
    tell();
    return current;
  };

  const makeAll = (): Promise<WorkState> => {
    if (running !== null) return running;
    current = { state: 'running', progress: 0, startedAt: now(), finishedAt: null, error: null };
    tell();
    running = run();
    return running;
  };

  return {
    makeAll,
    async start() {
      void makeAll();
      return Ok(current);
    },
    state: async () => Ok(current),
  };
};
