import { normaliseCode } from '#core/catalogue/code.ts';
import { asTyped } from '#core/catalogue/named-code.ts';
import { makerFirst } from './maker-first.ts';
import type { Criteria } from './query.ts';
import { type Token, tokensOf } from './words.ts';

/** Ranks of hits, the lower the better (decisions.md §6): exact code, another's that is just the one typed, code prefix, prefix of another's, text. */
export const rank = {
  codeAsTyped: 0,
  code: 1,
  otherCode: 2,
  prefix: 3,
  otherPrefix: 4,
  /** The best text; poorer ones follow, up to the last but one. */
  text: 5,
  none: 255,
} as const;

/** What one token of a text can score at most: see clause.ts. 24 tokens stay below rank.none. */
export const BEST_TOKEN = 7;

export interface WantedCode {
  readonly normalised: string;
  readonly typed: string;
  /** The code with its maker's name before it: as it was typed, or with the last words first. */
  readonly withMaker: readonly string[];
}

/** What was asked for, read once for all segments. */
export interface Wanted {
  readonly code: WantedCode | undefined;
  readonly tokens: readonly Token[];
  /** Neither code nor text: every product is listed. */
  readonly everything: boolean;
}

export function wantedBy({ code = '', text = '' }: Criteria): Wanted {
  const normalised = normaliseCode(code);
  return {
    code:
      normalised === ''
        ? undefined
        : { normalised, typed: asTyped(code), withMaker: [normalised, ...makerFirst(code)] },
    tokens: tokensOf(text),
    everything: code.trim() === '' && text.trim() === '',
  };
}
