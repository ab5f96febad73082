import { assign, fromCallback, setup } from 'xstate';

/** In milliseconds. */
export interface WatchTimes {
  readonly everyMs: number;
  /** A database that has not answered for so long is away. */
  readonly awayMs: number;
}

export interface WatchPorts extends WatchTimes {
  isAlive(): Promise<boolean>;
  tellAway(): void;
  tellBack(): void;
  /** Called at each look that finds the database away. */
  whileAway(): void;
}

type WatchEvent = { readonly type: 'tick' } | { readonly type: 'answered'; readonly isAlive: boolean };

/**
 * Whether the database is there: it is asked at each look, once at a time, and away once it says so or says nothing for
 * too long.
 */
export const createDatabaseWatchMachine = ({ isAlive, tellAway, tellBack, whileAway, everyMs, awayMs }: WatchPorts) =>
  setup({
    types: {
      /** Ticks since it was asked. Counted rather than timed: a program too busy to look was too busy to hear. */
      context: {} as { readonly ticks: number },
      events: {} as WatchEvent,
    },
    actors: {
      timer: fromCallback<WatchEvent>(({ sendBack }) => {
        const timer = setInterval(() => sendBack({ type: 'tick' }), everyMs);
        timer.unref();
        return () => clearInterval(timer);
      }),
      ask: fromCallback<WatchEvent>(({ sendBack }) => {
        void isAlive().then((answer) => sendBack({ type: 'answered', isAlive: answer }));
      }),
    },
    guards: {
      isAlive: ({ event }) => event.type === 'answered' && event.isAlive,
      isDead: ({ event }) => event.type === 'answered' && !event.isAlive,
      isSilent: ({ context: { ticks } }) => (ticks + 1) * everyMs >= awayMs,
    },
    actions: { tellAway, tellBack, whileAway, resetTicks: assign({ ticks: 0 }) },
  }).createMachine({
    id: 'database-watch',
    type: 'parallel',
    context: { ticks: 0 },
    invoke: { src: 'timer' },
    states: {
      question: {
        initial: 'answered',
        states: {
          answered: { on: { tick: 'asked' } },
          asked: {
            invoke: { src: 'ask' },
            exit: 'resetTicks',
            on: {
              tick: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
              answered: 'answered',
            },
          },
        },
      },
      database: {
        initial: 'there',
        states: {
          there: {
            on: {
              tick: { guard: 'isSilent', target: 'away', actions: ['tellAway', 'whileAway'] },
              answered: { guard: 'isDead', target: 'away', actions: 'tellAway' },
            },
          },
          away: {
            on: {
              tick: { actions: 'whileAway' },
              answered: { guard: 'isAlive', target: 'there', actions: 'tellBack' },
            },
          },
        },
      },
    },
  });
