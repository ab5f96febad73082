import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { submissionMachine, type Work } from '#web/state/submission.machine.ts';

export const reportingSubmission = submissionMachine.provide({
  actions: { tellDefect: (_, { error }) => reportError(error) },
});

/**
 * Does one thing at a time for a screen: requests made during it are ignored, and it goes on after the screen is left.
 */
export function useSubmission<Failure = never>() {
  const [state, send] = useMachine(reportingSubmission);
  return {
    submit: useCallback((work: Work<Failure>) => send({ type: 'submit', work }), [send]),
    /** The typed values changed: the reason of the refusal is no longer said. */
    correct: useCallback(() => send({ type: 'correct' }), [send]),
    isUnderWay: state.matches('underWay'),
    isDone: state.context.isDone,
    // Failures here are only those of this screen's own work.
    failure: state.context.failure as Failure | null,
  };
}
