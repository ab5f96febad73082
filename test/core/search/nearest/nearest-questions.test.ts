import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { search } from '#core/search/search.ts';
import { aSearchDocument } from '#test/builders/search-document.builder.ts';

const models = ['Gol', 'Palio', 'Corsa', 'Uno'].map((name, at) => ({ id: at + 1, brand: 'Marca', name, engines: [] }));
const index = buildSearchIndex(
  models.map(({ id }) =>
    aSearchDocument({
      key: id,
      code: `A${id}`,
      description: 'Amortiguador',
      applications: [{ vehicleId: id, engine: '', from: 2000, to: 2010 }],
    }),
  ),
  buildLexicon(models, []),
);
const near = (text: string) =>
  (search(index, { text, page: 1, pageSize: 20 }).nearQuestions ?? []).map((each) => [
    each.text,
    each.count,
    each.dropped,
  ]);

describe('where nothing is found', () => {
  it('the part is offered for each of several vehicles', () => {
    expect(near('amortiguador gol palio corsa uno')).toEqual([
      ['amortiguador gol', 1, ['palio', 'corsa', 'uno']],
      ['amortiguador palio', 1, ['gol', 'corsa', 'uno']],
      ['amortiguador corsa', 1, ['gol', 'palio', 'uno']],
    ]);
  });

  it('the year goes before the part, and what nothing has goes first', () => {
    expect(near('amortiguador gol 2020')).toEqual([['amortiguador gol', 1, ['2020']]]);
    expect(near('amortiguador hidroneumatico gol')).toEqual([['amortiguador gol', 1, ['hidroneumatico']]]);
  });

  it('the vehicle is left where nothing of the part is carried', () => {
    expect(near('burro arranque gol')).toEqual([['gol', 1, ['burro', 'arranque']]]);
    expect(near('burro arranque')).toEqual([]);
  });
});
