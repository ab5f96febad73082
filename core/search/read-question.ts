import { isKnownIn } from './known-words.ts';
import type { Question } from './plan.ts';
import { understand } from './question.ts';
import type { SearchIndex } from './search-index.ts';

/** So many short questions are a few megabytes at most. */
const MAX_KEPT = 500;
const MAX_LETTERS = 100;
const MAX_PLANS = 16;

const keptBy = new WeakMap<SearchIndex, Map<string, Question>>();

/**
 * What a question asks of an index. Those read last are kept, since each page, filter and order of what was found asks the same one
 * again: reading it is up to a third of a search.
 */
export function readQuestion(index: SearchIndex, text: string, isTyping: boolean): Question {
  const kept = keptBy.get(index) ?? new Map<string, Question>();
  keptBy.set(index, kept);
  const key = `${isTyping ? '…' : ' '}${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { lexicon, layers } = index;
  const question = understand(text, { lexicon, isKnown: (token) => isKnownIn(layers, token), isTyping });
  if (text.length > MAX_LETTERS || question.plans.length > MAX_PLANS) return question;
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, question);
  return question;
}
