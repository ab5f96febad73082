import { describe, expect, it } from 'vitest';
import { tellingPlaces, typedWords, wordsOf } from '#core/search/words/words.ts';

const plain = (typed: string): string[] => {
  const words = typedWords(typed);
  return tellingPlaces(words).map((place) => words[place]?.plain ?? '');
};

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
  it('is lower case without accents', () => {
    expect(plain('Bujías NGK')).toEqual(['bujias', 'ngk']);
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
