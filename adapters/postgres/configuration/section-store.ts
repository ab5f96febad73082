import type { Author } from '#core/audit/author.ts';
import type { Section, SectionValues } from '#core/configuration/shop-configuration.ts';
import type { Undoable } from '#core/files/picture-storage.port.ts';
import type { Queries } from '../database/database.ts';

/**
 * What a section moves beside itself: everybody's terms, the rules of the catalogue, what the search goes by, the
 * alert, or whose shop it is.
 */
export type Moves = 'terms' | 'catalogue' | 'search' | 'alert' | 'mail' | 'distributor' | 'nothing';

/** Reads and writes a section of the configuration. */
export interface SectionStore<Of extends Section> {
  readonly moves: Moves;
  read(queries: Queries): Promise<SectionValues[Of]>;
  /** What the audit trail compares; left out where it is all of it. */
  readonly audited?: (value: SectionValues[Of]) => unknown;
  /**
   * Called in a transaction that locks the whole configuration; `held` is what is stored. `note` gets what is to be
   * undone should it fail, `author` is who saves it.
   */
  write(
    tx: Queries,
    next: SectionValues[Of],
    held: SectionValues[Of],
    note: (change: Undoable) => void,
    author: Author,
  ): Promise<void>;
}

/** The ids that are no longer there. */
export const goneOf = (
  next: readonly { readonly id: string }[],
  held: readonly { readonly id: string }[],
): readonly string[] => {
  const kept = new Set(next.map(({ id }) => id));
  return held.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
};
