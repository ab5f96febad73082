import { createLru } from '#adapters/lru-cache/create-lru.ts';
import type { KeptQuestions } from '#core/search/index/search-index.ts';
import type { Question } from '#core/search/question/plan.ts';

/** In letters, words and vehicles of all questions that are kept: some megabytes. */
const maxSize = 50_000;

/** The questions asked last of one index. */
export const keptQuestions = (): KeptQuestions =>
  createLru<string, Question>(maxSize, {
    sizeCalculation: ({ plans }, text) =>
      plans.reduce((sum, { tokens, fits }) => {
        const vehicles = fits.reduce((all, { vehicleIds, nearIds }) => all + vehicleIds.length + nearIds.length, 0);
        return sum + tokens.length + vehicles + 1;
      }, text.length),
  });
