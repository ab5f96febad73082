import { buildSearchIndex, type SearchIndex } from '#core/search/index/search-index.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { search } from '#core/search/search.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import { holds, isRightAtOnce, type Judgement, judge, judgedRows, type Score, score } from './judge.ts';
import type { Condition, NothingThereQuery, RelevanceQuery } from './query.ts';
import type { RelevanceCatalogue, RelevanceProduct } from './relevance-product.ts';

/** The keys of what is shown for what was typed, best first. */
export type Answer = (typed: string) => readonly number[];

/** How the shop searches: this is what changes where the search is asked otherwise. */
const page = (index: SearchIndex, typed: string) =>
  search(index, { code: typed, text: typed, page: 1, pageSize: judgedRows, isGrouped: true });

const keysOf = ({ hits }: ReturnType<typeof page>): readonly number[] => hits.map(({ key }) => key);

/** A catalogue that can be asked. */
export interface AskedCatalogue {
  readonly products: ReadonlyMap<number, RelevanceProduct>;
  readonly answer: Answer;
  /** Where nothing is found, what the offered spelling finds ('¿Quisiste decir …?'), a click away. */
  readonly followed: Answer;
}

export const askable = ({ products, documents, vehicles, types }: RelevanceCatalogue): AskedCatalogue => {
  const index = buildSearchIndex(documents, buildLexicon(vehicles, tradeSynonyms, types));
  return {
    products: new Map(products.map((product) => [product.key, product])),
    answer: (typed) => keysOf(page(index, typed)),
    followed: (typed) => {
      const first = page(index, typed);
      return keysOf(first.suggestion === undefined ? first : page(index, first.suggestion));
    },
  };
};

/** The catalogue as a person sees it who takes the offered spelling. */
export const following = (catalogue: AskedCatalogue): AskedCatalogue => ({ ...catalogue, answer: catalogue.followed });

interface Measured {
  readonly query: RelevanceQuery;
  readonly judgement: Judgement;
  readonly firstThree: readonly RelevanceProduct[];
}

/** How many products are what a condition wants. */
const countOf = (condition: Condition, products: ReadonlyMap<number, RelevanceProduct>): number => {
  let count = 0;
  for (const product of products.values()) if (holds(condition, product)) count += 1;
  return count;
};

const foundIn = ({ products }: AskedCatalogue, keys: readonly number[]): RelevanceProduct[] =>
  keys.flatMap((key) => products.get(key) ?? []);

export const measure = (catalogue: AskedCatalogue, queries: readonly RelevanceQuery[]): readonly Measured[] =>
  queries.map((query) => {
    const keys = catalogue.answer(query.typed);
    return {
      query,
      judgement: judge(query, keys, catalogue.products, countOf(query.right, catalogue.products)),
      firstThree: foundIn(catalogue, keys.slice(0, 3)),
    };
  });

export const scoreOf = (measured: readonly Measured[]): Score => score(measured.map(({ judgement }) => judgement));

export interface NothingThereScore {
  readonly queries: number;
  /** Among the first ten rows of all answers. */
  readonly wrongRows: number;
  readonly answersWithWrong: number;
}

interface NothingThereMeasured {
  readonly query: NothingThereQuery;
  readonly wrong: readonly RelevanceProduct[];
}

export const measureNothingThere = (
  catalogue: AskedCatalogue,
  queries: readonly NothingThereQuery[],
): readonly NothingThereMeasured[] =>
  queries.map((query) => {
    const { mayShow } = query;
    const shown = foundIn(catalogue, catalogue.answer(query.typed).slice(0, 10));
    return { query, wrong: shown.filter((product) => mayShow === undefined || !holds(mayShow, product)) };
  });

export const scoreOfNothingThere = (measured: readonly NothingThereMeasured[]): NothingThereScore => ({
  queries: measured.length,
  wrongRows: measured.reduce((total, { wrong }) => total + wrong.length, 0),
  answersWithWrong: measured.filter(({ wrong }) => wrong.length > 0).length,
});

const shown = ({ brandName, code, description }: RelevanceProduct): string => `${brandName} ${code} ${description}`;
const shownAll = (products: readonly RelevanceProduct[]): string =>
  products.length === 0 ? 'nothing' : products.map(shown).join(' | ');

/** A line for each query whose first rows are not all right. */
export const failures = (measured: readonly Measured[]): readonly string[] =>
  measured
    .filter(({ judgement }) => !isRightAtOnce(judgement))
    .map(
      ({ query, judgement, firstThree }) =>
        `${query.typed} [${query.kind}, ${judgement.rightInTop3} of ${judgement.possibleInTop3} right, ` +
        `${judgement.wrongFitsInTop10} wrong fits]: ${shownAll(firstThree)} — wanted ${JSON.stringify(query.right)}`,
    );

export const nothingThereFailures = (measured: readonly NothingThereMeasured[]): readonly string[] =>
  measured
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ query, wrong }) => `${query.typed} [no such ${query.lacking}]: ${shownAll(wrong.slice(0, 3))}`);

export const scoreByKind = (measured: readonly Measured[]): readonly (readonly [kind: string, score: Score])[] =>
  [...new Set(measured.map(({ query }) => query.kind))].map((kind) => [
    kind,
    scoreOf(measured.filter(({ query }) => query.kind === kind)),
  ]);

const columns = ['', 'queries', 'mrr', 'first 3 all right', 'rows of 3 right', 'wrong fits', 'wrong above right'];

/** Scores as a Markdown table. */
export const scoreTable = (rows: readonly (readonly [name: string, score: Score])[]): string => {
  const cells = rows.map(([name, one]) => [
    name,
    String(one.queries),
    one.mrr.toFixed(3),
    one.shareTop3.toFixed(3),
    one.rowsTop3.toFixed(3),
    String(one.wrongFits),
    String(one.wrongAboveRight),
  ]);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(columns), rule, ...cells.map(line)].join('\n');
};
