import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { maxMeanings, maxPhraseLength, maxPhraseWords, maxSynonyms } from './synonym-limits.ts';
import { synonymKey } from './synonym-table.ts';
import type { Synonym } from './synonyms.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

/** What is wrong with a synonym's words, or with their meanings. */
export type SynonymFlaw =
  | 'blank'
  | 'comma'
  | 'too-long'
  | 'too-many-words'
  | 'twice'
  | 'means-itself'
  /** The synonym has no meaning, and switches off no synonym that comes with the program. */
  | 'no-meaning'
  | 'too-many-meanings';

/** `row` counts from 0. */
export type SynonymProblem =
  | { readonly row: number; readonly part: keyof Synonym; readonly flaw: SynonymFlaw }
  | { readonly row: null; readonly flaw: 'too-many-synonyms' };

export interface SynonymsInvalid {
  readonly code: 'synonyms-invalid';
  readonly problems: readonly SynonymProblem[];
}

/** Accents, case and punctuation make no other phrase: 'Rulemán' is 'ruleman'. */
export const phraseKey = folded;

/** Without needless spaces and invisible characters. */
const tidy = (phrase: string): string =>
  phrase
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

const phraseFlaw = (phrase: string): SynonymFlaw | null => {
  const key = phraseKey(phrase);
  if (key === '') return 'blank';
  // Commas divide one meaning from the next where they are typed.
  if (phrase.includes(',')) return 'comma';
  if (phrase.length > maxPhraseLength) return 'too-long';
  return key.split(' ').length > maxPhraseWords ? 'too-many-words' : null;
};

/** The first of those that say the same. */
const distinct = (phrases: readonly string[]): readonly string[] => {
  const keys = phrases.map(phraseKey);
  return phrases.filter((phrase, at) => keys.indexOf(phraseKey(phrase)) === at);
};

const meaningFlaw = ({ typed, means }: Synonym, canBeOff: boolean): SynonymFlaw | null => {
  if (means.length === 0) return canBeOff ? null : 'no-meaning';
  if (means.length > maxMeanings) return 'too-many-meanings';
  const flaw = means.map(phraseFlaw).find((each) => each !== null);
  if (flaw !== undefined) return flaw;
  return means.some((phrase) => phraseKey(phrase) === phraseKey(typed)) ? 'means-itself' : null;
};

/** A distributor's own synonyms as they are to be stored, or everything that is wrong with them. */
export const checkedSynonyms = (
  rows: readonly Synonym[],
  builtIn: readonly Synonym[] = tradeSynonyms,
): Result<readonly Synonym[], SynonymsInvalid> => {
  const tidied = rows.map(({ typed, means }) => ({ typed: tidy(typed), means: distinct(means.map(tidy)) }));
  const offered = new Set(builtIn.map(({ typed }) => synonymKey(typed)));
  const seen = new Set<string>();
  const problems: SynonymProblem[] = tidied.flatMap((synonym, row) => {
    const key = phraseKey(synonym.typed);
    const typedFlaw = phraseFlaw(synonym.typed) ?? (seen.has(key) ? 'twice' : null);
    seen.add(key);
    const flaws = [
      ['typed', typedFlaw],
      // A row without words cannot tell which synonym it switches off.
      ['means', meaningFlaw(synonym, key === '' || offered.has(synonymKey(synonym.typed)))],
    ] as const;
    return flaws.flatMap(([part, flaw]) => (flaw === null ? [] : [{ row, part, flaw }]));
  });
  if (rows.length > maxSynonyms) problems.push({ row: null, flaw: 'too-many-synonyms' });
  return problems.length > 0 ? Err({ code: 'synonyms-invalid', problems }) : Ok(tidied);
};

/**
 * What the search goes by: a distributor's own synonym replaces the built-in one of its name, with no meanings it
 * switches it off.
 */
export const effectiveSynonyms = (builtIn: readonly Synonym[], own: readonly Synonym[]): readonly Synonym[] => {
  const replaced = new Set(own.map(({ typed }) => synonymKey(typed)));
  return [
    ...own.filter(({ means }) => means.length > 0),
    ...builtIn.filter(({ typed }) => !replaced.has(synonymKey(typed))),
  ];
};
