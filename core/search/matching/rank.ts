import type { SearchIndex } from '#core/search/index/search-index.ts';
import type { Criteria } from '#core/search/query/query.ts';
import type { Question, Tier } from '#core/search/question/plan.ts';
import { MAX_TOKENS } from '#core/search/words/words.ts';
import { asTyped } from '#core/shared/named-code.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { makerFirst } from './maker-first.ts';
import { readQuestion } from './read-question.ts';

/** The highest score of one token of a text: see core/search/matching/clause.ts. */
export const BEST_TOKEN = 7;
/** Ranks of one tier of text: every score that a text can miss of the best, and what a plan may stand behind. */
const TIER = BEST_TOKEN * MAX_TOKENS + 12;
/** States of stock: of products that are just the code typed, what is there stands before what is not. */
const STATES = 3;
const TEXT = 3 * STATES + 2;

/**
 * Ranks of hits, the lower the better (docs/rules/search.md 4): exact code, another's that is just the one typed, each
 * with a rank for every state of stock, code prefix, prefix of another's, text: first what fits the vehicle that was
 * named, then what nearly does, last what only mentions it.
 */
export const rank = {
  codeAsTyped: 0,
  code: STATES,
  otherCode: 2 * STATES,
  prefix: 3 * STATES,
  otherPrefix: 3 * STATES + 1,
  /** The best text; poorer ones follow. */
  text: TEXT,
  mentions: TEXT + 2 * TIER,
  none: TEXT + 3 * TIER,
} as const;

/** The rank of a text of a tier that misses so much of the best score. */
export const textRank = (tier: Tier, missed: number): number => rank.text + tier * TIER + Math.min(missed, TIER - 1);

/** The rank of a hit by its code, whose stock counts only among those that are just the code typed. */
export const codeRank = (base: number, stock: number): number => (base < rank.prefix ? base + stock : base);

export interface WantedCode {
  readonly normalised: string;
  /**
   * Whether codes that begin so are found: a single character would find too many, so it is a beginning only while
   * typed.
   */
  readonly mayBegin: boolean;
  readonly typed: string;
  /** The code with its maker's name before it: as it was typed, or with the last words first. */
  readonly withMaker: readonly string[];
}

/** The question, read once for all segments. */
export interface Wanted {
  readonly code: WantedCode | undefined;
  readonly question: Question;
  /** A code and another text were asked for: what is found meets both. */
  readonly isBoth: boolean;
  /** Neither code nor text: every product is listed. */
  readonly everything: boolean;
}

/** For a search without a text. */
export const everything: Wanted = {
  code: undefined,
  question: { plans: [], understood: [], fits: [] },
  isBoth: false,
  everything: true,
};

export function wantedBy(index: SearchIndex, { code = '', text = '' }: Criteria, isTyping = false): Wanted {
  const question = text.trim() === '' ? everything.question : readQuestion(index, text, isTyping);
  const wanted = wantedCode(code, isTyping);
  return {
    code: wanted,
    question,
    isBoth: wanted !== undefined && question.plans.length > 0 && asTyped(code) !== asTyped(text),
    everything: code.trim() === '' && text.trim() === '',
  };
}

export function wantedCode(code: string, isTyping = true): WantedCode | undefined {
  const normalised = normaliseCode(code);
  if (normalised === '') return undefined;
  return {
    normalised,
    mayBegin: isTyping || normalised.length > 1,
    typed: asTyped(code),
    withMaker: [normalised, ...makerFirst(code)],
  };
}
