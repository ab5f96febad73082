/** The internal id in a word like '#12'; null where it is none. A code, a name or a title is never taken for one. */
export const idIn = (word: string): string | null => /^#(\S+)$/.exec(word.trim())?.[1] ?? null;

/** How several of one name are told apart, to be written after the command. */
export const idWords = (ids: readonly (readonly [id: string, what: string])[]): string =>
  ids.map(([id, what]) => `'#${id}' (${what})`).join(', ');
