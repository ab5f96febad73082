import { begunMeanings, isHeadOfPhrase, variationsOf } from '#core/search/synonyms/synonym-table.ts';
import { type Token, type TypedWord, tellingPlaces, tokenOf, typedWords } from '../words/words.ts';
import type { SearchLexicon } from './lexicon.ts';
import type { Plan, Question } from './plan.ts';
import { readVariation, type VariationReading } from './read-variation.ts';
import { writtenApart } from './written-together.ts';

export interface Knowledge {
  readonly lexicon: SearchLexicon;
  /** Whether the catalogue has the word. */
  isKnown(token: Token): boolean;
  /** The last word is still being typed. */
  readonly isTyping: boolean;
}

/** Bounds the cost of a query. */
const MAX_PLANS = 64;
/** A word so short is hardly complete, even where the catalogue has it. */
const SHORTEST_COMPLETE = 3;

/** A meaning of a synonym stands a little behind what was typed. */
const BEHIND_TYPED = 1;
/** Where 'del' may mean 'delantero', what is before it comes first; the rest stays behind it. */
const BEHIND_FRONT = 8;

/** Reads what was typed. No plan at all where nothing was. */
export function understand(text: string, knowledge: Knowledge): Question {
  const words = typedWords(text);
  const typed = tellingPlaces(words).map((place): Token => {
    const { word = '', isSmall = false } = words[place] ?? {};
    return { ...tokenOf(word, [place]), isSmall };
  });
  if (typed.length === 0) return { plans: [], understood: [], fits: [] };
  const front = withFront(typed, words);
  const variations = [
    ...(front === undefined ? [] : variationsOf(front, knowledge.lexicon.synonyms)).map((tokens, at) => ({
      tokens,
      behind: at === 0 ? 0 : BEHIND_TYPED,
      isMeant: true,
    })),
    ...variationsOf(typed, knowledge.lexicon.synonyms).map((tokens, at) => ({
      tokens,
      behind: (at === 0 ? 0 : BEHIND_TYPED) + (front === undefined ? 0 : BEHIND_FRONT),
      isMeant: at > 0,
    })),
  ];
  variations.push(...begunSynonyms(typed, knowledge));
  const apart = writtenApart(typed, knowledge.isKnown);
  if (apart !== undefined) {
    const ways = variationsOf(apart, knowledge.lexicon.synonyms);
    variations.push(...ways.map((tokens) => ({ tokens, behind: BEHIND_TYPED, isMeant: true })));
  }
  const plans: Plan[] = [];
  let best: Omit<VariationReading, 'plans'> = { recognised: 0, understood: [], fits: [] };
  for (const variation of variations) {
    const reading = readVariation(
      {
        ...variation,
        words,
        tokens: variation.tokens.map((token, at) => finishing(token, variation.tokens, at, knowledge)),
      },
      knowledge.lexicon,
    );
    if (reading.recognised > best.recognised) best = reading;
    plans.push(...reading.plans);
    if (plans.length >= MAX_PLANS) break;
  }
  return { plans: plans.slice(0, MAX_PLANS), understood: best.understood, fits: best.fits };
}

/** Replaces each word that neither the catalogue nor a vehicle has by a synonym that begins with it. */
function begunSynonyms(typed: readonly Token[], { lexicon, isKnown }: Knowledge) {
  const { byWord, brandsByWord } = lexicon.vehicles;
  return typed.flatMap((token, at) =>
    token.hasDigit || byWord.has(token.plain) || brandsByWord.has(token.plain) || isKnown(token)
      ? []
      : begunMeanings(token, lexicon.synonyms).map((meant) => ({
          tokens: [...typed.slice(0, at), ...meant, ...typed.slice(at + 1)],
          behind: BEHIND_TYPED,
          isMeant: true,
        })),
  );
}

/** 'amort del gol': a front one rather than 'of the'. */
function withFront(typed: readonly Token[], words: readonly TypedWord[]): readonly Token[] | undefined {
  const place = words.findIndex(({ word }, at) => at > 0 && word === 'del');
  if (place < 0) return undefined;
  const token: Token = { ...tokenOf('delantero', [place]), isMeant: true };
  return [
    ...typed.filter(({ places: [at = 0] }) => at < place),
    token,
    ...typed.filter(({ places: [at = 0] }) => at > place),
  ];
}

/** A single digit begins too much to be the start of anything. */
const SHORTEST_BEGINNING = 2;
const SHORT_NUMBER = /^\d{1,3}$/;

/**
 * A word that the catalogue has is that word; one that it has not may be the start of a longer one, as the last may
 * while it is typed. Beside other words a number of up to three digits is a measure or a model, and begins no code.
 */
const finishing = (
  token: Token,
  all: readonly Token[],
  at: number,
  { isKnown, isTyping, lexicon }: Knowledge,
): Token => {
  if (token.isMeant) return token;
  const isLast = at === all.length - 1;
  if (isLast && (isTyping || (!token.hasDigit && !token.isSmall && token.plain.length < SHORTEST_COMPLETE))) {
    return { ...token, unfinished: true };
  }
  if (token.isSmall || (token.hasDigit && token.plain.length < SHORTEST_BEGINNING)) return { ...token, isWhole: true };
  const known = isKnown(token) || isHeadOfPhrase(token, lexicon.synonyms);
  return { ...token, unfinished: !known, isWhole: all.length > 1 && SHORT_NUMBER.test(token.plain) };
};
