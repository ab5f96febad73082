import { beforeAll, describe, expect, it } from 'vitest';
import { bearingQueries, keptApartBearings } from './bearing-queries.ts';
import { demoProducts } from './demo-documents.ts';
import { generatedQueries } from './generated-queries.ts';
import type { Score } from './judge.ts';
import {
  type AskedCatalogue,
  askable,
  measure,
  measureNothingThere,
  type NothingThereScore,
  scoreOf,
  scoreOfNothingThere,
  scoreTable,
} from './measure.ts';
import { nothingThere } from './nothing-there.ts';
import { demoQueries, queries } from './queries.ts';
import { keptApartDemo, queriesKeptApart } from './queries-kept-apart.ts';
import { queriesOfAStranger } from './queries-of-a-stranger.ts';
import type { Condition, RelevanceQuery } from './query.ts';
import { bearings, fipeVehicles, hasRealCatalogues } from './real-catalogues.ts';

type Held = Omit<Score, 'queries'>;

/**
 * What the search reaches. The first three may only rise, the others only fall; who changes the search writes the
 * better ones here.
 */
const held: Readonly<
  Record<'demo' | 'demoApart' | 'demoGenerated' | 'demoStranger' | 'bearings' | 'bearingsApart', Held>
> = {
  demo: { mrr: 0.975, shareTop3: 0.975, rowsTop3: 0.974, wrongFits: 4, wrongAboveRight: 0 },
  demoApart: { mrr: 0.925, shareTop3: 0.925, rowsTop3: 0.922, wrongFits: 0, wrongAboveRight: 1 },
  demoGenerated: { mrr: 0.998, shareTop3: 0.994, rowsTop3: 0.997, wrongFits: 10, wrongAboveRight: 2 },
  demoStranger: { mrr: 0.918, shareTop3: 0.918, rowsTop3: 0.917, wrongFits: 0, wrongAboveRight: 0 },
  bearings: { mrr: 1, shareTop3: 1, rowsTop3: 1, wrongFits: 0, wrongAboveRight: 0 },
  bearingsApart: { mrr: 1, shareTop3: 1, rowsTop3: 1, wrongFits: 0, wrongAboveRight: 0 },
};
const heldNothingThere: Omit<NothingThereScore, 'queries'> = { wrongRows: 0, answersWithWrong: 0 };

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

const isNotWorse = (reached: Score, least: Held): void => {
  expect.soft(thousandths(reached.mrr), 'mrr').toBeGreaterThanOrEqual(least.mrr);
  expect.soft(thousandths(reached.shareTop3), 'shareTop3').toBeGreaterThanOrEqual(least.shareTop3);
  expect.soft(thousandths(reached.rowsTop3), 'rowsTop3').toBeGreaterThanOrEqual(least.rowsTop3);
  expect.soft(reached.wrongFits, 'wrongFits').toBeLessThanOrEqual(least.wrongFits);
  expect.soft(reached.wrongAboveRight, 'wrongAboveRight').toBeLessThanOrEqual(least.wrongAboveRight);
};

const print = (name: string, score: Score): void => void process.stdout.write(`${scoreTable([[name, score]])}\n`);

/** Scores two lists over one catalogue, and that each of their queries can be answered at all. */
const judging = (
  open: () => Promise<AskedCatalogue>,
  lists: readonly (readonly [name: string, list: readonly RelevanceQuery[], least: Held])[],
): (() => AskedCatalogue) => {
  let catalogue: AskedCatalogue;
  const measured = new Map<string, ReturnType<typeof measure>>();
  beforeAll(async () => {
    catalogue = await open();
    for (const [name, list] of lists) measured.set(name, measure(catalogue, list));
  }, 120_000);
  it.each(lists)('%s: every query has something right', (name) => {
    const unanswerable = (measured.get(name) ?? []).filter(({ judgement }) => judgement.possibleInTop3 === 0);
    expect(unanswerable.map(({ query }) => query.typed)).toEqual([]);
  });
  it.each(lists)('%s: not worse than what is held', (name, list, least) => {
    const reached = scoreOf(measured.get(name) ?? []);
    expect(reached.queries).toBe(list.length);
    print(name, reached);
    isNotWorse(reached, least);
  });
  return () => catalogue;
};

describe('what a counter types, over the demo', () => {
  const demo = demoProducts();
  const catalogue = judging(
    async () => askable(demo),
    [
      ['demo', demoQueries, held.demo],
      ['demo, kept apart', keptApartDemo, held.demoApart],
      ['demo, by a stranger', queriesOfAStranger, held.demoStranger],
      ['demo, generated', generatedQueries(demo.products, 500), held.demoGenerated],
    ],
  );

  it('names nothing that the demo does not know', () => {
    const all = [...catalogue().products.values()];
    const known = {
      vehicle: new Set(all.flatMap(({ fits }) => fits.map(({ brand, model }) => `${brand} ${model}`))),
      subfamilies: new Set(all.map(({ subfamily }) => subfamily)),
      families: new Set(all.map(({ family }) => family)),
    };
    const conditions: readonly Condition[] = [
      ...[...demoQueries, ...keptApartDemo].flatMap(({ right, tolerable = {} }) => [right, tolerable]),
      ...nothingThere.map(({ mayShow = {} }) => mayShow),
    ];
    for (const field of ['vehicle', 'subfamilies', 'families'] as const) {
      const named = conditions.flatMap((condition) => condition[field] ?? []);
      expect(named.filter((name) => !known[field].has(name))).toEqual([]);
    }
  });

  it('shows no more than is held of what does not fit where nothing is there', () => {
    const reached = scoreOfNothingThere(measureNothingThere(catalogue(), nothingThere));
    process.stdout.write(`nothing there: ${JSON.stringify(reached)}\n`);
    expect.soft(reached.wrongRows).toBeLessThanOrEqual(heldNothingThere.wrongRows);
    expect.soft(reached.answersWithWrong).toBeLessThanOrEqual(heldNothingThere.answersWithWrong);
  });
});

/** Only where their folder is given: the files are not ours. */
if (hasRealCatalogues()) {
  describe('what a counter types, over a real catalogue of bearings', () => {
    judging(
      async () => askable(await bearings()),
      [
        ['bearings', bearingQueries, held.bearings],
        ['bearings, kept apart', keptApartBearings, held.bearingsApart],
      ],
    );
  });

  it('real vehicles are each named once', () => {
    const names = fipeVehicles().map(({ brand, model }) => `${brand} ${model}`);
    expect(names.length).toBe(6341);
    expect(new Set(names).size).toBe(names.length);
  });
}

describe('the lists', () => {
  it('are of 150 and 50, no query twice', () => {
    expect([queries.length, queriesKeptApart.length]).toEqual([150, 50]);
    const ofDemo = [...demoQueries, ...keptApartDemo, ...nothingThere].map(({ typed }) => typed);
    const ofBearings = [...bearingQueries, ...keptApartBearings].map(({ typed }) => typed);
    expect(new Set(ofDemo).size).toBe(ofDemo.length);
    expect(new Set(ofBearings).size).toBe(ofBearings.length);
  });
});
