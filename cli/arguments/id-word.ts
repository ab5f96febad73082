import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';

/** The internal id in a word like '#12'; null where it is none. A code, a name or a title is never taken for one. */
export const idIn = (word: string): string | null => /^#(\S+)$/.exec(word.trim())?.[1] ?? null;

/** What something numbered is called, for `--confirm`: '2026-00000001', '2026-1'. */
export const numberNames = (numbered: DocumentNumber): readonly string[] => [
  formatNumber(numbered),
  `${numbered.year}-${numbered.number}`,
];

/** How several of one name are told apart, to be written after the command. */
export const idWords = (ids: readonly (readonly [id: string, what: string])[]): string =>
  ids.map(([id, what]) => `'#${id}' (${what})`).join(', ');
