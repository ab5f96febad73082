import type { SearchIndex } from '#core/search/index/search-index.ts';
import type { Question } from '../question/plan.ts';
import { understand } from '../question/question.ts';
import { isKnownIn } from './known-words.ts';

/**
 * What a question asks of an index. An index that keeps questions reads each once: every page, filter and order of what
 * was found asks the same one again, and reading it is up to a third of a search. What is still being typed is hardly
 * asked twice.
 */
export function readQuestion({ lexicon, layers, questions }: SearchIndex, text: string, isTyping: boolean): Question {
  const known = isTyping ? undefined : questions?.get(text);
  if (known !== undefined) return known;
  const question = understand(text, { lexicon, isKnown: (token) => isKnownIn(layers, token), isTyping });
  if (!isTyping) questions?.set(text, question);
  return question;
}
