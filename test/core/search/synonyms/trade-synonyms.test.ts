import { describe, expect, it } from 'vitest';
import { checkedSynonyms, phraseKey } from '#core/search/synonyms/synonym-list.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';

const meansOf = (typed: string): readonly string[] =>
  tradeSynonyms.find((each) => phraseKey(each.typed) === phraseKey(typed))?.means ?? [];

describe('the synonyms that come with the program', () => {
  it('are what a distributor could have written: none repeated, none means itself, one to four words a phrase', () => {
    expect(checkedSynonyms(tradeSynonyms, []).unwrap()).toEqual(tradeSynonyms);
  });

  it.each([
    ['ruleman', 'rodamiento'],
    ['rodamiento', 'rulemán'],
    ['crapodina', 'rulemán de empuje'],
    ['burro de arranque', 'motor de arranque'],
    ['taco', 'pastilla'],
    ['ruleman de empuje', 'crapodina de embrague'],
    ['masa', 'maza'],
    ['litro', 'l'],
    ['precalentador', 'bujía incandescente'],
    ['agua destilada', 'agua desmineralizada'],
    ['taco de motor', 'soporte de motor'],
    ['campana', 'tambor'],
    ['bomba de nafta', 'bomba de combustible'],
    ['bujia de precalentamiento', 'bujía incandescente'],
    ['tren delantero', 'extremo de dirección'],
    ['amort', 'amortiguador'],
    ['del', ''],
  ])('%s leads to %j', (typed, meant) => {
    if (meant === '') expect(meansOf(typed)).toEqual([]);
    else expect(meansOf(typed)).toContain(meant);
  });

  it('leave shock absorbers out of the front end, and discs out of drums', () => {
    expect(meansOf('tren delantero').join()).not.toContain('amortiguador');
    expect(meansOf('campana').join()).not.toContain('disco');
  });
});
