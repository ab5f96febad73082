import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import type { Result } from '#core/shared/result.ts';
import { createQuestionMachine, type QuestionActor } from './question.machine.ts';

/** An answer that is fetched when a screen first needs it, and again only while some screen shows it. */
export interface WatchedAnswer<Answer, Failure> {
  readonly actor: QuestionActor<'all', Answer, Failure>;
  /** A screen shows it. Answers how to stop. */
  watch(): () => void;
  /** What it was told is no longer so. */
  outdate(): void;
  stop(): void;
}

export function createWatchedAnswer<Answer, Failure>(
  load: () => Promise<Result<Answer, Failure>>,
): WatchedAnswer<Answer, Failure> {
  const actor = createActor(createQuestionMachine<'all', Answer, Failure>(load)).start();
  let watchers = 0;
  let isStale = true;
  const ask = () => {
    isStale = false;
    actor.send({ type: 'ask', request: 'all' });
  };
  return {
    actor,
    watch() {
      watchers += 1;
      if (isStale || actor.getSnapshot().matches('failed')) ask();
      return () => {
        watchers -= 1;
      };
    },
    outdate() {
      if (watchers > 0) ask();
      else isStale = true;
    },
    stop: () => void actor.stop(),
  };
}

/** The answer as it is now, or why there is none; null and null while it is awaited for the first time. */
export function useWatchedAnswer<Answer, Failure>(watched: WatchedAnswer<Answer, Failure>) {
  const { actor } = watched;
  const answer = useSelector(actor, ({ context }) => context.answer);
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null));
  useEffect(() => watched.watch(), [watched]);
  return { answer, failure, retry: () => actor.send({ type: 'again' }) };
}
