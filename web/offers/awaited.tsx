import type { ReactNode } from 'react';
import { Bones } from '#web/parts/bones.tsx';
import { Message } from '#web/parts/message.tsx';
import { useWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

interface AwaitedProps<Answer, Failure> {
  readonly of: WatchedAnswer<Answer, Failure>;
  readonly problem: (failure: Failure) => string;
  readonly children: (answer: Answer) => ReactNode;
}

/** What was answered; its bones until then, and a way to try again where it failed. */
export function Awaited<Answer, Failure>({ of, problem, children }: AwaitedProps<Answer, Failure>) {
  const { answer, failure, retry } = useWatchedAnswer(of);
  if (failure !== null) {
    return (
      <Message title={problem(failure)} drawing="plug">
        <button type="button" className="btn primary" onClick={retry}>
          Reintentar
        </button>
      </Message>
    );
  }
  return answer === null ? <Bones rows={8} kind="product" /> : children(answer);
}
