import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { QuestionActor } from './question.machine.ts';

export interface Asked<Answer, Failure> {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
  /** Whether `answer` answers what is asked now, and not what was asked before. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Asks whenever the request changes (null: nothing is asked), and follows what is answered. */
export function useAsked<Request, Answer, Failure>(
  question: QuestionActor<Request, Answer, Failure>,
  request: Request | null,
): Asked<Answer, Failure> {
  const answer = useSelector(question, ({ context }) => context.answer);
  const answered = useSelector(question, ({ context }) => context.answered);
  const failure = useSelector(question, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null));
  const written = JSON.stringify(request);
  useEffect(() => {
    // What is written in a request is what it is: another object that says the same asks nothing new.
    const asked = JSON.parse(written) as Request | null;
    if (asked !== null) question.send({ type: 'ask', request: asked });
  }, [question, written]);
  return {
    answer,
    failure,
    isCurrent: request !== null && answered !== null && same(answered, request),
    retry: () => question.send({ type: 'again' }),
  };
}
