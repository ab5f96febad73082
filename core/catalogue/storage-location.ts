import { inNaturalOrderAlike } from '#core/shared/natural-order.ts';

/** Letters of a place in the store, such as 'A-03-2'. */
export const maxStorageLocation = 40;

/**
 * Sorts as people go through the store: A-2 before A-10, upper and lower case alike; products without a place come
 * last.
 */
export const byStorageLocation = (one: string, other: string): number => {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return inNaturalOrderAlike(one, other);
};
