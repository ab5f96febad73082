import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ServiceError, ServiceQuery, Whole } from '../state/query-client.ts';

export interface QueryAnswer<Answer, Failure, Request = Whole> {
  /**
   * The older one of its list stays while another is awaited. Null before the first, and where what is asked failed and
   * was never answered: rows of another filter are none of this one.
   */
  readonly answer: Answer | null;
  /** The request that `answer` answers. */
  readonly answered: Request | null;
  /** Why there is none, or none that is newer; null while it is tried again. */
  readonly failure: Failure | null;
  /** Whether `answer` is of the present request, not of the one before. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
}

/**
 * Asks whenever the request changes (null: nothing is asked), and follows what is answered while the component is
 * there.
 */
export function useServiceQuery<Answer, Failure>(
  query: ServiceQuery<Whole, Answer, Failure>,
): QueryAnswer<Answer, Failure>;
export function useServiceQuery<Request, Answer, Failure>(
  query: ServiceQuery<Request, Answer, Failure>,
  request: Request | null,
): QueryAnswer<Answer, Failure, Request>;
export function useServiceQuery<Request, Answer, Failure>(
  query: ServiceQuery<Request, Answer, Failure>,
  request: Request | null = 'all' as Request,
): QueryAnswer<Answer, Failure, Request> {
  const { data, error, isFetching, refetch } = useQuery(query.options(request), query.client);
  useEffect(() => {
    if (data !== undefined) query.last = data;
  }, [query, data]);
  const { last } = query;
  const isAwaited = error === null || isFetching;
  const shown = data ?? (isAwaited && last !== null && query.standsFor(last.request, request) ? last : null);
  return {
    answer: shown === null ? null : shown.answer,
    answered: shown === null ? null : shown.request,
    failure: isAwaited ? null : (error as ServiceError<Failure>).failure,
    isCurrent: data !== undefined,
    retry: () => void refetch(),
  };
}
