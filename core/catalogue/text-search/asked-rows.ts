import type { ProductPriceId } from '#core/shared/ids.ts';
import { type AskedCode, askedCode, likeness, type NamedCode } from '#core/shared/named-code.ts';
import { hasSize, normaliseCode, sizedCode } from '#core/shared/product-code.ts';
import type { CatalogueRow } from '../products/catalogue-product.ts';
import type { FoundBy, Product, ProductPrice } from '../products/product.ts';
import type { TextSearchPage } from './catalogue.service.ts';

/** The text of a search, read once for all the products that it finds. */
export interface Asked extends AskedCode {
  /**
   * The words of the text and runs of words, normalised: a code may be one of several words, and be written with
   * spaces.
   */
  readonly runs: ReadonlySet<string>;
  /** The text with the slashes between its digits, which tell sizes apart; null where it has none. */
  readonly sized: string | null;
}

/** Words of one request that are looked at, and those that one code may be written in. */
const maxWords = 16;
const maxRunLength = 4;

export const askedFor = (typed: string): Asked => {
  const words = typed
    .split(/\s+/)
    .map(normaliseCode)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + maxRunLength).map((_each, more) => words.slice(from, from + more + 1).join('')),
  );
  return { ...askedCode(typed), runs: new Set(runs), sized: hasSize(typed) ? sizedCode(typed) : null };
};

type Row = Pick<CatalogueRow, 'productPriceId' | 'code' | 'internalCode' | 'brandName'> | ProductPrice;

interface RowNames {
  readonly own: NamedCode;
  readonly normalised: NamedCode;
  readonly internal: NamedCode;
  readonly internalNormalised: NamedCode;
}

/** A product's rows are compared at every search: their codes are normalised once. */
const known = new WeakMap<Row, RowNames>();

const namesOf = (row: Row): RowNames => {
  const kept = known.get(row);
  if (kept !== undefined) return kept;
  const { code, internalCode } = row;
  const brand = 'brandName' in row ? row.brandName : row.productBrand;
  const names = {
    own: { code, brand },
    normalised: { code: normaliseCode(code), brand: normaliseCode(brand) },
    internal: { code: internalCode, brand: '' },
    internalNormalised: { code: normaliseCode(internalCode), brand: '' },
  };
  known.set(row, names);
  return names;
};

/** The whole of what was asked names the row from here on; below that only something of it does. */
const whole = 5;
/** A shorter run of words is a measure or a model rather than a code. */
const shortestCode = 4;

const closeness = (row: Row, asked: Asked, foundBy: FoundBy | null): number => {
  const { own, normalised, internal } = namesOf(row);
  const named = namedWhole(row, asked);
  if (named !== null) return named === 'exact' ? whole + 1 : whole;
  if (foundBy !== null && foundBy.code !== '' && isFoundBy(own, internal, foundBy)) return whole - 1;
  // What only goes with the part that was asked for is not that part, even of the maker that was named.
  if (foundBy?.by === 'relation') return 0;
  const isOfMaker = normalised.brand !== '' && asked.runs.has(normalised.brand);
  return (isCodeThere(row, asked) ? 2 : 0) + (isOfMaker ? 1 : 0);
};

/** How the whole of what was asked names the row: by its own code or by the distributor's. */
const namedWhole = (row: Row, asked: Asked) => {
  const { own, normalised, internal, internalNormalised } = namesOf(row);
  return namedBy(asked, own, normalised) ?? namedBy(asked, internal, internalNormalised);
};

/** Whether the row's whole code stands among the words of what was asked: 'disco BD 5234 delantero'. */
const isCodeThere = (row: Row, { runs }: Asked): boolean => {
  const { normalised, internalNormalised } = namesOf(row);
  return [normalised, internalNormalised].some(({ code }) => code.length >= shortestCode && runs.has(code));
};

/** A search for 62/22 finds 6222 too, but does not name it. */
const namedBy = (asked: Asked, name: NamedCode, normalised: NamedCode) => {
  const named = likeness(asked, name, normalised);
  const isOfOtherSize = named === 'normalised' && asked.sized?.includes(sizedCode(name.code)) === false;
  return isOfOtherSize ? null : named;
};

const isFoundBy = (own: NamedCode, internal: NamedCode, { by, code, brand }: FoundBy): boolean =>
  by !== 'relation' && ((own.code === code && own.brand === brand) || (by === 'internal' && internal.code === code));

/**
 * The rows of a product that were asked for, the surest first: those whose own code or the distributor's was typed;
 * else the one by whose code the product was found; else those of which the words tell the code or the maker. Empty
 * where nothing tells one from another.
 */
export const askedRows = <Some extends Row>(
  rows: readonly Some[],
  asked: Asked,
  foundBy: FoundBy | null,
): readonly ProductPriceId[] => {
  if (rows.length === 0) return [];
  const found: { readonly id: ProductPriceId; readonly score: number }[] = [];
  let best = 0;
  for (const row of rows) {
    const score = closeness(row, asked, foundBy);
    if (score === 0) continue;
    found.push({ id: row.productPriceId, score });
    if (score > best) best = score;
  }
  const least = Math.min(best, whole);
  return found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
};

/** The code and maker of a price row; its product's where it has none of its own. */
export const namesOfRow = (
  { shown }: Pick<Product, 'shown'>,
  row: Pick<ProductPrice, 'code' | 'productBrand'> | undefined,
): NamedCode => ({ code: row?.code || shown.code, brand: row?.productBrand || shown.productBrandName });

/**
 * The product with the rows that were asked for before the others. Those whose code was typed are marked: the whole of
 * it always, since other products stand beside it on the page; among other words as long as it tells one row from
 * another. A maker alone, or a code that was only begun, puts its row first and marks none (docs/rules/search.md 19).
 */
export const withAskedFirst = (product: Product, ids: readonly ProductPriceId[], asked: Asked): Product => {
  const first = ids.flatMap((id) => product.prices.find(({ productPriceId }) => productPriceId === id) ?? []);
  if (first.length === 0) return product;
  const others = product.prices.filter((price) => !first.includes(price));
  const mayTell = others.length > 0 && product.foundBy?.by !== 'relation';
  const marked = first.map((price) => {
    const isAsked = namedWhole(price, asked) !== null || (mayTell && isCodeThere(price, asked));
    return { ...price, isAsked };
  });
  return { ...product, prices: [...marked, ...others] };
};

/**
 * The products of a page with the rows that were asked for first, for the screen: other servers answer them in the
 * order of prices.
 */
export const pageAskedFirst = <Page extends Pick<TextSearchPage, 'subTypes'>>(page: Page, typed: string): Page => {
  const asked = askedFor(typed);
  if (asked.normalised === '') return page;
  return {
    ...page,
    subTypes: page.subTypes.map((group) => ({
      ...group,
      products: group.products.map((product) => askedFirst(product, asked)),
    })),
  };
};

/** A product as a list shows it for what was typed, whichever server answered it. */
export const askedFirst = (product: Product, asked: Asked): Product =>
  withAskedFirst(product, askedRows(product.prices, asked, product.foundBy), asked);
