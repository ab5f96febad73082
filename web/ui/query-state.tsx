import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { RefreshFailed } from './refresh-failed.tsx';

interface QueryStateProps<Answer, Failure> {
  /** The answer of useServiceQuery. */
  readonly of: { readonly answer: Answer | null; readonly failure: Failure | null; readonly retry: () => void };
  readonly problem: (failure: Failure) => string;
  /** Shown while the answer is loading. */
  readonly skeleton: ReactNode;
  /** A small part of a screen: why it did not come is said in a line, and nothing where the server lacks the call. */
  readonly isPart?: boolean;
  /** Shown for an answer without rows. */
  readonly none?: ReactNode;
  readonly isNone?: (answer: Answer) => boolean;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * What was answered: until then its skeleton, or why it did not come and another try; above an older answer, why it is
 * not newer.
 */
export function QueryState<Answer, Failure>(props: QueryStateProps<Answer, Failure>) {
  const { of, problem, skeleton, isPart = false, none = null, isNone = () => false, children } = props;
  const { answer, failure, retry } = of;
  const isLacking = isPart && isNotOffered(failure);
  const text = failure === null || isLacking ? null : problem(failure);
  if (answer === null) {
    if (isLacking) return null;
    if (text === null) return skeleton;
    return isPart ? <RefreshFailed text={text} onRetry={retry} /> : <Failed text={text} onRetry={retry} />;
  }
  return (
    <>
      <RefreshFailed text={text} onRetry={retry} />
      {isNone(answer) ? none : children(answer)}
    </>
  );
}

/** The server lacks the call, by either of its two names: asking again is no use. */
const isNotOffered = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  ('isNotOffered' in failure || ('code' in failure && failure.code === 'not-offered'));
