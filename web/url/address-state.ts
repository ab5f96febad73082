import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What the address asks for, read by `read`, which stands outside of the component: the same object for as long as the
 * address is the same.
 */
export const useAddressState = <State>(read: (query: URLSearchParams) => State): State => {
  const [query] = useSearchParams();
  return useMemo(() => read(query), [read, query]);
};

/** What the address asks for at this moment: what was asked just now may stand in it before it is drawn. */
export const addressNow = <State>(read: (query: URLSearchParams) => State): State =>
  read(new URLSearchParams(window.location.search));
