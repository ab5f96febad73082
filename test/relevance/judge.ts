import { folded } from '#core/shared/folded.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { Condition, RelevanceQuery } from './query.ts';
import type { RelevanceCode, RelevanceFit, RelevanceProduct } from './relevance-product.ts';

/** How far down an answer is looked at. */
export const judgedRows = 20;
const firstRows = 3;
const rowsLookedThrough = 10;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** '1.6' is in '1.6 16v' and not in '11.6': whole words, one after another. */
const holdsWords = (text: string, wanted: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(wanted).join(' ')} `);

const fitHolds = ({ vehicle, engine, year }: Condition, fit: RelevanceFit): boolean =>
  (vehicle === undefined || vehicle.includes(`${fit.brand} ${fit.model}`)) &&
  (engine === undefined || fit.engine === '' || holdsWords(fit.engine, engine)) &&
  (year === undefined || ((fit.from ?? year) <= year && year <= (fit.to ?? year)));

const namesFit = ({ vehicle, engine, year }: Condition): boolean =>
  vehicle !== undefined || engine !== undefined || year !== undefined;

const isCode = (wanted: { readonly maker?: string; readonly code: string }, { maker, code }: RelevanceCode): boolean =>
  normaliseCode(code) === normaliseCode(wanted.code) &&
  (wanted.maker === undefined || folded(wanted.maker) === folded(maker));

const isSoldAs = ({ kind }: RelevanceCode): boolean => kind === 'own' || kind === 'row';

const descriptions = new WeakMap<RelevanceProduct, string>();

/** Every description condition reads those of a whole catalogue: folding them each time took most of the time. */
const descriptionOf = (product: RelevanceProduct): string => {
  const known = descriptions.get(product) ?? folded(product.description);
  descriptions.set(product, known);
  return known;
};

/** A misspelt condition would hold of nothing: the tests of the lists see that every query has something right. */
export const holds = (condition: Condition, product: RelevanceProduct): boolean => {
  const { subfamilies, families, description, position, brand, code, ownCode, codeBegins, writtenBegins, technical } =
    condition;
  return (
    (subfamilies === undefined || subfamilies.includes(product.subfamily)) &&
    (families === undefined || families.includes(product.family)) &&
    (description === undefined || new RegExp(description).test(descriptionOf(product))) &&
    (!namesFit(condition) || product.fits.some((fit) => fitHolds(condition, fit))) &&
    (position === undefined || wordsOf(position).every((word) => wordsOf(product.position).includes(word))) &&
    (brand === undefined || product.codes.some((one) => isSoldAs(one) && one.maker === brand)) &&
    (code === undefined || product.codes.some((one) => isCode(code, one))) &&
    (ownCode === undefined || product.codes.some((one) => isSoldAs(one) && isCode(ownCode, one))) &&
    (codeBegins === undefined || normaliseCode(product.code).startsWith(normaliseCode(codeBegins))) &&
    (writtenBegins === undefined || product.code.startsWith(writtenBegins)) &&
    Object.entries(technical ?? {}).every(([name, value]) => product.technical[name] === value)
  );
};

/**
 * Whether a product says what it fits, and that is not the vehicle, engine and year asked for. A product that names no
 * vehicle fits any.
 */
export const isWrongFit = (query: RelevanceQuery, product: RelevanceProduct): boolean =>
  namesFit(query.right) &&
  product.fits.length > 0 &&
  !product.fits.some((fit) => fitHolds(query.right, fit)) &&
  !isTolerable(query, product);

const isTolerable = ({ tolerable }: RelevanceQuery, product: RelevanceProduct): boolean =>
  tolerable !== undefined && holds(tolerable, product);

export interface Judgement {
  /** From 1; null where none of the rows looked at is right. */
  readonly firstRight: number | null;
  readonly rightInTop3: number;
  /** How many of the first three could be right: fewer than three where the catalogue has fewer. */
  readonly possibleInTop3: number;
  readonly wrongFitsInTop10: number;
  /** A row that is neither right nor tolerable stands above one that is right, or alone. */
  readonly wrongAboveRight: boolean;
}

/** Judges the first rows of an answer by the catalogue they are from. */
export const judge = (
  query: RelevanceQuery,
  answer: readonly number[],
  products: ReadonlyMap<number, RelevanceProduct>,
  rightInCatalogue: number,
): Judgement => {
  const rows = answer.slice(0, judgedRows).map((key) => {
    const product = products.get(key);
    if (product === undefined) throw new Error(`an answer to '${query.typed}' has no product ${key}`);
    return product;
  });
  const isRight = rows.map((row) => holds(query.right, row));
  const lastRight = isRight.lastIndexOf(true);
  const possibleInTop3 = Math.min(firstRows, rightInCatalogue);
  const firstWrong = rows.findIndex((row, index) => isRight[index] === false && !isTolerable(query, row));
  return {
    firstRight: lastRight < 0 ? null : isRight.indexOf(true) + 1,
    rightInTop3: isRight.slice(0, possibleInTop3).filter(Boolean).length,
    possibleInTop3,
    wrongFitsInTop10: rows.slice(0, rowsLookedThrough).filter((row) => isWrongFit(query, row)).length,
    wrongAboveRight: firstWrong >= 0 && (lastRight < 0 || firstWrong < lastRight),
  };
};

/** Whether a counter would be content: the first three rows, or as many as there are, are right. */
export const isRightAtOnce = ({ rightInTop3, possibleInTop3 }: Judgement): boolean => rightInTop3 === possibleInTop3;

export interface Score {
  readonly queries: number;
  /** Mean of 1/rank of the first right row, 0 where there is none. */
  readonly mrr: number;
  /** Share of the queries whose first three rows are all right. */
  readonly shareTop3: number;
  /** Share of the first three rows of all queries that are right. */
  readonly rowsTop3: number;
  /** Rows among the first ten that do not fit the vehicle asked for. */
  readonly wrongFits: number;
  /** Queries with something wrong above something right. */
  readonly wrongAboveRight: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export const score = (judgements: readonly Judgement[]): Score => ({
  queries: judgements.length,
  mrr: share(sum(judgements.map(({ firstRight }) => (firstRight === null ? 0 : 1 / firstRight))), judgements.length),
  shareTop3: share(judgements.filter(isRightAtOnce).length, judgements.length),
  rowsTop3: share(
    sum(judgements.map(({ rightInTop3 }) => rightInTop3)),
    sum(judgements.map(({ possibleInTop3 }) => possibleInTop3)),
  ),
  wrongFits: sum(judgements.map(({ wrongFitsInTop10 }) => wrongFitsInTop10)),
  wrongAboveRight: judgements.filter(({ wrongAboveRight }) => wrongAboveRight).length,
});
