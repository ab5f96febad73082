import * as z from 'zod/mini';
import type { ComparerMemory } from '#core/comparer/comparer-memory.port.ts';
import { asId } from '#core/shared/ids.ts';
import { type KeyValueStore, parseJson } from './key-value.ts';

const keptWire = z.array(z.object({ productId: z.string(), code: z.string(), productBrandName: z.string() }));

/** The compared products, under a key of the login. */
export const createComparerMemory = (kept: KeyValueStore, key: string): ComparerMemory => ({
  read() {
    const list = z.safeParse(keptWire, parseJson(kept.read(key)));
    return list.success
      ? list.data.map(({ productId, ...names }) => ({ productId: asId<'product'>(productId), ...names }))
      : [];
  },
  write: (list) => (list.length === 0 ? kept.remove(key) : kept.write(key, JSON.stringify(list))),
});
