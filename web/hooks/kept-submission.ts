import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import { firstState } from '#web/state/first-state.ts';
import type { Work } from '#web/state/submission.machine.ts';
import { reportingSubmission } from './submission.ts';

export type Submission = ActorRefFrom<typeof reportingSubmission>;

/** A submission that is held outside of what is drawn: by a store, since it goes on elsewhere, or by a form. */
export const createSubmission = (): Submission => createActor(reportingSubmission).start();

export function useKeptSubmission(kept: Submission) {
  return {
    submit: (work: Work<never>) => kept.send({ type: 'submit', work }),
    isUnderWay: useSelector(kept, (state) => state.matches('underWay')),
  };
}

/**
 * Sends by one that a store keeps, and answers what was answered once it rests again; null where another is under way,
 * beside which this one is not begun.
 */
export const sentBy = async <Answer>(kept: Submission, send: () => Promise<Answer>): Promise<Answer | null> => {
  if (kept.getSnapshot().matches('underWay')) return null;
  const answer = new Promise<Answer>((resolve, reject) => {
    // An error that was thrown is reported by the caller.
    kept.send({ type: 'submit', work: () => send().then(resolve, reject) });
  });
  await Promise.allSettled([answer]);
  await firstState(kept, (state) => state.matches('resting'));
  return answer;
};
