import { describe, expect, it } from 'vitest';
import { tokensOf, wordsOf } from '#core/search/words.ts';

const plain = (typed: string): string[] => tokensOf(typed).map((token) => token.plain);

describe('the words of a catalogue text', () => {
  it('keep their accents, lose small words and punctuation', () => {
    expect(wordsOf('Bujías de Encendido (con resistor)')).toEqual(['bujías', 'encendido', 'resistor']);
    expect(wordsOf('Freno/Embrague')).toEqual(['freno', 'embrague']);
  });

  it('keep what has a digit whole and in pieces', () => {
    expect(wordsOf('Rodamiento 6203-2RS')).toEqual(['rodamiento', '62032rs', '6203', '2rs']);
    expect(wordsOf('1.6 16v')).toEqual(['16', '1', '6', '16v']);
    expect(wordsOf('ancho 12,5, alto 3')).toEqual(['ancho', '125', '12', '5', 'alto', '3']);
  });
});

describe('what a person typed', () => {
  it('is lower case without accents, and only the last is unfinished', () => {
    const tokens = tokensOf('Bujías NGK');
    expect(tokens.map(({ plain: each, unfinished }) => [each, unfinished])).toEqual([
      ['bujias', false],
      ['ngk', true],
    ]);
  });

  it('loses small words, but not the only ones nor those with a digit', () => {
    expect(plain('bujia de la')).toEqual(['bujia']);
    expect(plain('de la')).toEqual(['la']);
    expect(plain('a1 y 2')).toEqual(['a1', '2']);
  });

  it('keeps a code in one piece', () => {
    expect(plain('rodamiento 6203-2RS/C3')).toEqual(['rodamiento', '62032rsc3']);
    expect(plain(' -- ')).toEqual([]);
  });
});
