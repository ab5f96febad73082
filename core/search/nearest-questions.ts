import { findPage } from './find-page.ts';
import type { NearQuestion } from './nearest.ts';
import type { Criteria } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { findsSomething } from './spelling.ts';
import { tellingPlaces, typedWords } from './words.ts';

const MAX_OFFERED = 3;
/** Of a longer question words are not tried one by one. */
const MAX_TRIED = 10;

/**
 * The question without as little of it as possible: without its year, its engine, a vehicle, or a word; two of them where one is not
 * enough. What nothing at all has must go; else what leaves the fewest comes first.
 */
export function nearestQuestions(index: SearchIndex, criteria: Criteria): NearQuestion[] {
  const typed = criteria.text ?? '';
  const words = typedWords(typed);
  const telling = tellingPlaces(words);
  if (telling.length < 2 || telling.length > MAX_TRIED) return [];
  const { code: _, ...others } = criteria;
  const page = (text: string) => findPage(index, { ...others, text, page: 1, pageSize: 1 });
  const { understood } = page(typed);
  const chips = understood.map(({ places }) => places);
  const inChips = new Set(chips.flat());
  const parts = [...chips, ...telling.filter((place) => !inChips.has(place)).map((place) => [place])];
  if (parts.length < 2) return [];
  const without = (dropped: readonly number[]): NearQuestion => {
    const text = words.flatMap(({ written }, place) => (dropped.includes(place) ? [] : [written])).join(' ');
    return { text, dropped: dropped.map((place) => words[place]?.written ?? ''), count: page(text).totalCount };
  };
  const isUnknown = (part: readonly number[]): boolean =>
    !findsSomething(index, { ...others, text: part.map((place) => words[place]?.written ?? '').join(' ') });
  const unknown = parts.filter(isUnknown).flat();
  // What nothing has must go in any case.
  const known = without(unknown);
  if (unknown.length > 0 && isSome(known)) return [known];
  const single = parts.map(without).filter(isSome);
  const found = single.length > 0 ? single : pairsOf(parts).map(without).filter(isSome);
  const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
  return distinct.sort((a, b) => a.count - b.count).slice(0, MAX_OFFERED);
}

const isSome = ({ text, count }: NearQuestion): boolean => text !== '' && count > 0;

const pairsOf = (parts: readonly (readonly number[])[]): number[][] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [...first, ...second]));
