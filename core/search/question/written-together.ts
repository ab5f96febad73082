import { normaliseCode } from '#core/shared/product-code.ts';
import { hasDigit, type Token, tokenOf } from '../words/words.ts';

/** A word and its number, 'dot4', 'fiat147'; codes have fewer letters or more digits. */
const WORD_AND_NUMBER = /^(\p{L}{3,})(\d{1,3})$/u;
/** A number and its unit, '5lts', '12v'. */
const NUMBER_AND_UNIT = /^(\d{1,4})(l|lt|lts|litros?|ml|cc|cm|mm|mts?|kgs?|grs?|v|w|amp)$/;

/** The words that nothing has as they were typed, apart: 'dot4' is 'dot 4'. Undefined where there are none. */
export function writtenApart(
  tokens: readonly Token[],
  isKnown: (token: Token) => boolean,
): readonly Token[] | undefined {
  let isOther = false;
  const apart = tokens.flatMap((token) => {
    const [, first, second] = WORD_AND_NUMBER.exec(token.plain) ?? NUMBER_AND_UNIT.exec(token.plain) ?? [];
    if (first === undefined || second === undefined || isKnown(token)) return [token];
    isOther = true;
    return [tokenOf(first, token.places), tokenOf(second, token.places)];
  });
  return isOther ? apart : undefined;
}

/** A shorter name of a maker ends too many codes. */
const SHORTEST_MAKER = 2;
/** Words that are looked at for a code with its maker. */
const MAX_WORDS = 16;
/** Signs of a word that may be one. */
const MAX_SIGNS = 60;

/**
 * Puts a space between a code and its maker's name where there is none: '3003corven' is '3003 corven'. `isMaker` says
 * of a name, as codes are compared, whether it is one; the longest counts. Undefined where nothing is written so.
 */
export function makerApart(typed: string, isMaker: (name: string) => boolean): string | undefined {
  const words = typed.trim().split(/\s+/);
  if (words.length > MAX_WORDS) return undefined;
  const apart = words.map((word) => {
    if (word.length > MAX_SIGNS || !hasDigit(word)) return word;
    for (let from = 1; from <= word.length - SHORTEST_MAKER; from += 1) {
      const [code, maker] = [word.slice(0, from), word.slice(from)];
      // Signs between them are the code's: '6.skf' is '6. skf'.
      if (!hasDigit(code) || normaliseCode(maker.charAt(0)) === '') continue;
      const name = normaliseCode(maker);
      if (name.length >= SHORTEST_MAKER && isMaker(name)) return `${code} ${maker}`;
    }
    return word;
  });
  return apart.some((word, place) => word !== words[place]) ? apart.join(' ') : undefined;
}
