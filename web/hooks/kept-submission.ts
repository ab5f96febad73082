import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Work } from '#web/state/submission.machine.ts';
import { toldSubmission } from './submission.ts';

export type Submission = ActorRefFrom<typeof toldSubmission>;

/** One that a store keeps, since it goes on while other screens are open. */
export const createSubmission = (): Submission => createActor(toldSubmission).start();

export function useKeptSubmission(kept: Submission) {
  return {
    submit: (work: Work<never>) => kept.send({ type: 'submit', work }),
    isUnderWay: useSelector(kept, (state) => state.matches('underWay')),
  };
}
