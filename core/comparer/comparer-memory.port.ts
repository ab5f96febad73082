import type { Compared } from './comparer.ts';

/** Where the compared products outlive a reload. It never throws; what can't be read is an empty list. */
export interface ComparerMemory {
  read(): readonly Compared[];
  write(list: readonly Compared[]): void;
}
