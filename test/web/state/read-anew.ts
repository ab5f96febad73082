import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect } from 'vitest';
import { answerUnderWay } from '#test/builders/answer-under-way.ts';
import type { ServiceQuery } from '#web/state/query-client.ts';

// The library asks nothing by itself where there is no window.
environmentManager.setIsServer(() => false);

/** A call that answers at once when it is asked first, and after that when the test says so. */
export const answeredLater = <Answer>(answer: Answer) => {
  let asked = 0;
  const again = answerUnderWay<Answer>();
  const ask = (): Promise<Answer> => {
    asked += 1;
    return asked === 1 ? Promise.resolve(answer) : again.answer;
  };
  return { ask, asked: () => asked, answer: () => again.come(answer) };
};

/** While a screen shows `query`, what `change` does is over only once what is shown is read anew. */
export const expectToBeReadFirst = async <Request, Answer, Failure>(
  query: ServiceQuery<Request, Answer, Failure>,
  request: Request,
  asked: ReturnType<typeof answeredLater>,
  change: () => Promise<unknown>,
): Promise<void> => {
  const observer = new QueryObserver(query.client, query.options(request));
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('success');
  let isOver = false;
  const done = change().then(() => {
    isOver = true;
  });
  await expect.poll(asked.asked).toBe(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  asked.answer();
  await done;
  leave();
};
