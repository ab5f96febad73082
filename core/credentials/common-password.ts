import { commonPasswordList } from './common-password-list.ts';

let known: ReadonlySet<string> | null = null;

/** Fewer signs than this, however often they are repeated, are guessed at once. */
const fewestSigns = 4;

/** What a password is in its core: capitals, and the signs that people add at the end, do not make another of it. */
const bare = (password: string): string => password.toLowerCase().replace(/[\s!.?*#$@_-]+$/, '');

/** Whether a password is among those that are tried first (docs/rules/credentials.md 6). */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(commonPasswordList.split(/\s+/).flatMap((each) => [each, bare(each)]));
  const lower = password.trim().toLowerCase();
  return known.has(lower) || known.has(bare(password)) || new Set(lower).size < fewestSigns;
};
