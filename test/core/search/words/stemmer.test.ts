import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from '#core/search/words/stemmer.ts';

describe('the stem', () => {
  it.each([
    ['bujia', 'bujias'],
    ['amortiguador', 'amortiguadores'],
    ['delantera', 'delanteros'],
    ['correa', 'correas'],
    ['bloque', 'bloques'],
    ['eje', 'ejes'],
    ['luz', 'luces'],
    ['gas', 'gases'],
    ['mecanica', 'mecanicos'],
    ['suspension', 'suspensiones'],
  ])('of %s and %s is one', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['gol', 'golf'],
    ['rueda', 'rodamiento'],
    ['disco', 'distribucion'],
  ])('tells %s from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('of a word is met by every typed start of the word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aeocsz'), minLength: 1, maxLength: 9 }),
        fc.nat(),
        (word, cut) => {
          const typed = word.slice(0, 1 + (cut % word.length));
          expect(stem(word).startsWith(typed) || stem(word) === stem(typed)).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
