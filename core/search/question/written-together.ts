import { type Token, tokenOf } from '../words/words.ts';

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
