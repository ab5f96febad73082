import type { QueryAnswer } from '#web/hooks/use-service-query.ts';

/** A search that failed is not answered by what another one found. */
export const answerOfSearch = <Answer, Failure, Request>(
  asked: QueryAnswer<Answer, Failure, Request>,
): QueryAnswer<Answer, Failure, Request> =>
  asked.failure === null || asked.isCurrent ? asked : { ...asked, answer: null, answered: null };
