import type { Hasher } from '#core/shared/hasher.port.ts';

/** Tells what a section of the configuration holds from anything else that it may hold: what `If-Match` names. */
export type SectionTag = string;

export const tagOf = (hasher: Hasher, held: unknown): SectionTag => hasher.digest(JSON.stringify(held));

/** Somebody else changed the section since it was seen; `by` is empty where nobody knows who. */
export interface SectionMoved {
  readonly code: 'section-moved';
  readonly by: string;
}

/** Whether the stored version is the one that was seen; null where the sender does not tell. */
export const isAsSeen = (seen: SectionTag | null, held: SectionTag): boolean => seen === null || seen === held;
