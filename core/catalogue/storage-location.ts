/** Letters of a place in the store, such as 'A-03-2'. */
export const maxStorageLocation = 40;

/** As people walk along: A-2 before A-10, whatever the case; what has no place comes last. */
export const byStorageLocation = (one: string, other: string): number => {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return one.localeCompare(other, 'es', { numeric: true, sensitivity: 'base' });
};
