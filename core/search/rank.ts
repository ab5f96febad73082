import { normaliseCode } from '#core/catalogue/code.ts';
import { asTyped } from '#core/catalogue/named-code.ts';
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

/** What was asked for, read once for all segments. */
export interface Wanted {
  readonly code: { readonly normalised: string; readonly typed: string } | undefined;
  readonly tokens: readonly Token[];
  /** Neither code nor text: every product is listed. */
  readonly everything: boolean;
}

export function wantedBy({ code = '', text = '' }: Criteria): Wanted {
  const normalised = normaliseCode(code);
  return {
    code: normalised === '' ? undefined : { normalised, typed: asTyped(code) },
    tokens: tokensOf(text),
    everything: code.trim() === '' && text.trim() === '',
  };
}
