import { readPageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';

/** Where a page of customers by name ended; null where the key says none. */
export const customerPlaceOf = (after: string): readonly [nameKey: string, id: number] | null => {
  const [name, id] = readPageKey(after, 2) ?? [];
  const isPlace =
    typeof name === 'string' && !name.includes('\0') && typeof id === 'number' && rowId(String(id)) === id;
  return isPlace ? [name, id] : null;
};
