import type { ReactNode } from 'react';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import type { ServiceQuery, Whole } from '#web/state/query-client.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PromotedProps<Answer, Failure> {
  readonly query: ServiceQuery<Whole, Answer, Failure>;
  readonly problem: (failure: Failure) => string;
  readonly children: (answer: Answer) => ReactNode;
}

/** The distributor's promotions of a kind, asked for while they are shown. */
export function Promoted<Answer, Failure>({ query, problem, children }: PromotedProps<Answer, Failure>) {
  return (
    <QueryState of={useServiceQuery(query)} problem={problem} skeleton={<Skeleton rows={8} kind="product" />}>
      {children}
    </QueryState>
  );
}
