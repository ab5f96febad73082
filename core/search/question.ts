import type { SearchLexicon } from './lexicon.ts';
import type { Plan, Question, Understood, WantedFit } from './plan.ts';
import { plansOf } from './read-variation.ts';
import { variationsOf } from './synonym-table.ts';
import { type Token, tellingPlaces, tokenOf, typedWords } from './words.ts';

export interface Knowledge {
  readonly lexicon: SearchLexicon;
  /** Whether the catalogue has the word. */
  isKnown(token: Token): boolean;
  /** The last word is still being typed. */
  readonly isTyping: boolean;
}

/** Keeps a query cheap, whatever was typed. */
const MAX_PLANS = 24;
/** A word so short is hardly complete, even where the catalogue has it. */
const SHORTEST_COMPLETE = 3;

/** Reads what was typed. No plan at all where nothing was. */
export function understand(text: string, knowledge: Knowledge): Question {
  const words = typedWords(text);
  const typed = tellingPlaces(words).map((place) => tokenOf(words[place]?.word ?? '', [place]));
  if (typed.length === 0) return { plans: [], understood: [], fits: [] };
  const plans: Plan[] = [];
  let best = { recognised: 0, understood: [] as readonly Understood[], fits: [] as readonly WantedFit[] };
  for (const [at, variation] of variationsOf(typed, knowledge.lexicon.synonyms).entries()) {
    const tokens = variation.map((token, place) => ({
      ...token,
      unfinished: isUnfinished(token, place === variation.length - 1, knowledge),
    }));
    const reading = plansOf({ tokens, words, names: knowledge.lexicon.vehicles, isMeant: at > 0 });
    if (reading.recognised > best.recognised) best = reading;
    plans.push(...reading.plans);
    if (plans.length >= MAX_PLANS) break;
  }
  return { plans: plans.slice(0, MAX_PLANS), understood: best.understood, fits: best.fits };
}

/** A word that the catalogue has is that word; one that it has not may be the start of a longer one, as the last may while it is typed. */
const isUnfinished = (token: Token, isLast: boolean, { isKnown, isTyping }: Knowledge): boolean => {
  if (token.isMeant) return false;
  if (isLast && (isTyping || token.plain.length < SHORTEST_COMPLETE)) return true;
  return !isKnown(token);
};
