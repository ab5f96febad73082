import { describe, expect, it } from 'vitest';
import { holds, isRightAtOnce, isWrongFit, judge, score } from './judge.ts';
import type { RelevanceQuery } from './query.ts';
import type { RelevanceFit, RelevanceProduct } from './relevance-product.ts';

const gol: RelevanceFit = {
  vehicleId: 1,
  brand: 'Volkswagen',
  model: 'Gol',
  engine: '1.6 AP',
  from: 1991,
  to: 2008,
};
const golTrend: RelevanceFit = { ...gol, vehicleId: 2, model: 'Gol Trend', engine: '1.6 MSI', from: 2012, to: null };
const fox: RelevanceFit = { ...gol, vehicleId: 3, model: 'Fox' };

const aProduct = (overrides: Partial<RelevanceProduct> = {}): RelevanceProduct => ({
  key: 1,
  code: 'G 16370',
  brandName: 'MONROE',
  subfamily: 'Amortiguadores',
  family: 'Suspensión',
  description: 'Amortiguador delantero a gas',
  position: 'Delantero izquierdo',
  engines: '',
  technical: { otrosVastago: '20' },
  codes: [
    { maker: 'MONROE', code: 'G 16370', kind: 'own' },
    { maker: 'COFAP', code: 'GP32114', kind: 'row' },
    { maker: 'VOLKSWAGEN', code: '377 413 031', kind: 'equivalent' },
  ],
  fits: [gol],
  ...overrides,
});

const query: RelevanceQuery = {
  typed: 'amortiguador gol',
  kind: 'part and vehicle',
  right: { subfamilies: ['Amortiguadores'], vehicle: ['Volkswagen Gol'] },
  tolerable: { subfamilies: ['Amortiguadores'], vehicle: ['Volkswagen Gol Trend'] },
};

describe('a condition', () => {
  it.each([
    [{}, true],
    [{ subfamilies: ['Bieletas', 'Amortiguadores'] }, true],
    [{ subfamilies: ['Bieletas'] }, false],
    [{ families: ['Suspensión'] }, true],
    [{ families: ['Motor'] }, false],
    [{ description: '^amortiguador .*gas' }, true],
    [{ description: '^kit' }, false],
    [{ position: 'delantero' }, true],
    [{ position: 'Izquierdo delantero' }, true],
    [{ position: 'Trasero' }, false],
    [{ brand: 'COFAP' }, true],
    [{ brand: 'VOLKSWAGEN' }, false],
    [{ code: { code: '377413031' } }, true],
    [{ code: { maker: 'Volkswagen', code: '377 413.031' } }, true],
    [{ code: { maker: 'MONROE', code: '377413031' } }, false],
    [{ ownCode: { code: 'gp32114' } }, true],
    [{ ownCode: { code: '377413031' } }, false],
    [{ codeBegins: 'g-16' }, true],
    [{ codeBegins: 'gp' }, false],
    [{ writtenBegins: 'G 1' }, true],
    [{ writtenBegins: 'G1' }, false],
    [{ technical: { otrosVastago: '20' } }, true],
    [{ technical: { otrosVastago: '2' } }, false],
    [{ vehicle: ['Volkswagen Gol'], engine: '1.6', year: 2008 }, true],
    [{ vehicle: ['Volkswagen Gol'], engine: '1.6 ap' }, true],
    [{ engine: '.6' }, false],
    [{ engine: '1.4' }, false],
    [{ vehicle: ['Volkswagen Gol'], year: 2009 }, false],
    [{ vehicle: ['Volkswagen'] }, false],
  ] as const)('%j holds: %s', (condition, expected) => {
    expect(holds(condition, aProduct())).toBe(expected);
  });

  it('wants vehicle, engine and year of one application', () => {
    const both = aProduct({ fits: [gol, golTrend] });
    expect(holds({ vehicle: ['Volkswagen Gol'], engine: '1.6 MSI' }, both)).toBe(false);
    expect(holds({ vehicle: ['Volkswagen Gol Trend'], engine: '1.6 MSI', year: 2030 }, both)).toBe(true);
  });

  it('takes an application without engine or years as one for all', () => {
    const open = aProduct({ fits: [{ ...gol, engine: '', from: null, to: null }] });
    expect(holds({ vehicle: ['Volkswagen Gol'], engine: '1.4', year: 1980 }, open)).toBe(true);
  });
});

describe('a wrong fit', () => {
  it('says what it fits, and that is another', () => {
    expect(isWrongFit(query, aProduct({ fits: [fox] }))).toBe(true);
    expect(isWrongFit(query, aProduct({ fits: [fox, gol] }))).toBe(false);
    expect(isWrongFit(query, aProduct({ fits: [] }))).toBe(false);
  });

  it('is none where it is tolerable, or no vehicle was asked for', () => {
    expect(isWrongFit(query, aProduct({ fits: [golTrend] }))).toBe(false);
    expect(isWrongFit({ ...query, right: { subfamilies: ['Bieletas'] } }, aProduct({ fits: [fox] }))).toBe(false);
  });

  it('is so for any part', () => {
    expect(isWrongFit(query, aProduct({ subfamily: 'Bieletas', fits: [golTrend] }))).toBe(true);
  });
});

describe('an answer', () => {
  const products = new Map(
    [
      aProduct({ key: 1 }),
      aProduct({ key: 2 }),
      aProduct({ key: 3, fits: [golTrend] }),
      aProduct({ key: 4, fits: [fox] }),
      aProduct({ key: 5, subfamily: 'Bieletas' }),
    ].map((product) => [product.key, product]),
  );
  const judged = (answer: readonly number[], rightInCatalogue = 2) => judge(query, answer, products, rightInCatalogue);

  it('is right at once where the first rows are right, as many as there are', () => {
    const judgement = judged([1, 2, 4]);
    expect(judgement).toEqual({
      firstRight: 1,
      rightInTop3: 2,
      possibleInTop3: 2,
      wrongFitsInTop10: 1,
      wrongAboveRight: false,
    });
    expect(isRightAtOnce(judgement)).toBe(true);
    expect(isRightAtOnce(judged([1, 2, 4], 9))).toBe(false);
  });

  it('is not where something else comes between', () => {
    expect(judged([1, 4, 2])).toMatchObject({ firstRight: 1, rightInTop3: 1, wrongAboveRight: true });
    expect(judged([1, 5, 2])).toMatchObject({ wrongFitsInTop10: 0, wrongAboveRight: true });
  });

  it('may have the tolerable above the right, and is not right at once then', () => {
    const judgement = judged([3, 1, 2]);
    expect(judgement).toMatchObject({ firstRight: 2, wrongFitsInTop10: 0, wrongAboveRight: false });
    expect(isRightAtOnce(judgement)).toBe(false);
  });

  it('has no first right row where none is right; what is wrong stands above all then', () => {
    expect(judged([])).toMatchObject({ firstRight: null, rightInTop3: 0, wrongAboveRight: false });
    expect(judged([3])).toMatchObject({ firstRight: null, wrongAboveRight: false });
    expect(judged([4])).toMatchObject({ firstRight: null, wrongAboveRight: true });
  });

  it('is looked at for twenty rows, for wrong fits ten', () => {
    const elevenWrong = Array.from({ length: 11 }, () => 4);
    expect(judged([...elevenWrong, 1])).toMatchObject({ firstRight: 12, wrongFitsInTop10: 10 });
    expect(judged([...elevenWrong, ...elevenWrong, 1]).firstRight).toBeNull();
  });

  it('cannot hold what the catalogue does not', () => {
    expect(() => judged([77])).toThrow('no product 77');
  });
});

describe('the score', () => {
  it('is of all judgements', () => {
    const right = { firstRight: 1, rightInTop3: 3, possibleInTop3: 3, wrongFitsInTop10: 0, wrongAboveRight: false };
    const late = { firstRight: 4, rightInTop3: 0, possibleInTop3: 1, wrongFitsInTop10: 2, wrongAboveRight: true };
    const never = { ...late, firstRight: null, possibleInTop3: 2 };
    expect(score([right, late, never, right])).toEqual({
      queries: 4,
      mrr: (1 + 0.25 + 0 + 1) / 4,
      shareTop3: 2 / 4,
      rowsTop3: 6 / 9,
      wrongFits: 4,
      wrongAboveRight: 2,
    });
  });
});
