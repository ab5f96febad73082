import { expect, it } from 'vitest';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import { createLexiconCache, type LexiconRows } from '#server/search/lexicon-cache.ts';

const rows = (over: Partial<LexiconRows> = {}): LexiconRows => ({
  vehicles: [{ id: 1, brand: 'Volkswagen', name: 'Gol', engines: ['1.6'] }],
  types: [{ id: 11, name: 'Bombas', parentId: 0 }],
  makers: ['CORVEN'],
  synonyms: [...tradeSynonyms],
  ...over,
});

it('the lexicon is made anew only where what it is made of has changed', () => {
  const lexiconOf = createLexiconCache();
  const first = lexiconOf(rows());
  expect(lexiconOf(rows())).toBe(first);
  const changes: Partial<LexiconRows>[] = [
    { vehicles: [{ id: 1, brand: 'Volkswagen', name: 'Gol', engines: ['1.6', '1.9'] }] },
    { types: [{ id: 11, name: 'Bujías', parentId: 0 }] },
    { makers: ['SKF'] },
    { synonyms: [] },
  ];
  for (const change of changes) {
    expect(lexiconOf(rows(change))).not.toBe(first);
    expect(lexiconOf(rows(change))).toBe(lexiconOf(rows(change)));
  }
});
