import { expect, it } from 'vitest';
import { searchWords } from '#core/customers/search-words.ts';

it.each([
  ['Citroën  S.A.', ['citroen', 's', 'a']],
  ['ｃｉｔｒｏｅｎ １０', ['citroen', '10']],
  ['30-12345678-9', ['30', '12345678', '9']],
  ['a b c d e f g h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [' -- ', []],
])('of %j are looked for: %j', (typed, words) => expect(searchWords(typed)).toEqual(words));
