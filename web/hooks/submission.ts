import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { submissionMachine, type Work } from '#web/state/submission.machine.ts';

export const toldSubmission = submissionMachine.provide({
  actions: { tellDefect: (_, { error }) => reportError(error) },
});

/**
 * Does one thing at a time for a screen: requests made during it are ignored, and it goes on after the screen is left.
 */
export function useSubmission<Failure = never>() {
  const [state, send] = useMachine(toldSubmission);
  return {
    submit: useCallback((work: Work<Failure>) => send({ type: 'submit', work }), [send]),
    /** What was typed is another: why it was refused is no longer said. */
    correct: useCallback(() => send({ type: 'correct' }), [send]),
    isUnderWay: state.matches('underWay'),
    // Only this screen's work answers failures here.
    failure: state.context.failure as Failure | null,
  };
}
