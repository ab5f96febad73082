import { excludedFor } from '#core/catalogue/exclusions/excluded-by.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { priceForCustomer, type ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { relativesOf } from '#core/catalogue/products/relatives.ts';
import { substitutesFor } from '#core/catalogue/products/substitutes.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { exactCodes } from '#core/search/matching/exact-codes.ts';
import { nearestCodes } from '#core/search/nearest/nearest-codes.ts';
import { findPage } from '#core/search/page/find-page.ts';
import type { SearchHit } from '#core/search/query/answer.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { suggestCodes } from '#core/search/suggestions/suggest.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { idOfKey, productsById, rowOf } from './catalogue-products.ts';
import { byStockThenCost, isOrderable, isVisibleRow, toOrderRow } from './order-row.ts';
import { findsPart } from './part-in-words.ts';
import { matches, type OrderLine, type OrderRow } from './quick-order.ts';
import { matchFound, type RowMatch } from './row-match.ts';

/** Rows that are offered in place of what can't be had, or can't be found. */
const maxOffered = 5;

/** Nearness is worked out for so many lines of one order: it looks at a good part of the catalogue for each. */
const maxNearest = 10;

const notForSale: readonly OrderLine['state'][] = ['discontinued', 'not-available'];
const wantsSubstitute: readonly OrderLine['state'][] = [...notForSale, 'no-stock'];

/** Puts beside the lines that need it what could be ordered instead: substitutes, or what is written nearly so. */
export const offerChoices = async (
  lines: readonly OrderLine[],
  viewer: ViewerContext,
  index: SearchIndex,
  productRepository: ProductRepository,
  yieldToOthers: () => Promise<void>,
): Promise<readonly OrderLine[]> => {
  const narrowing: Narrowing = { excluded: excludedFor(viewer.disabled, false) };
  const own = await productsById(
    productRepository,
    lines.flatMap(({ row }) => (row === null ? [] : [row.productId])),
  );
  const candidates = new Map<OrderLine, readonly ProductId[]>();
  /** Other products with the code of a line's row, where that row is not for sale. */
  const namesakes = new Map<OrderLine, readonly ProductId[]>();
  let thorough = 0;
  for (const line of lines) {
    const product = line.row === null ? undefined : own.get(line.row.productId);
    if (product !== undefined && wantsSubstitute.includes(line.state)) {
      candidates.set(line, relativesOf(index, product, viewer.disabled));
      const code = line.row?.code ?? '';
      if (notForSale.includes(line.state)) namesakes.set(line, exactCodes(index, code, narrowing).map(idOfKey));
      await yieldToOthers();
    } else if (line.state === 'unknown') {
      const near = nearKeys(index, line.code, narrowing, thorough < maxNearest);
      if (near.isThorough) thorough += 1;
      candidates.set(line, near.keys.map(idOfKey));
      await yieldToOthers();
    }
  }
  const products = await productsById(productRepository, [...candidates.values(), ...namesakes.values()].flat());
  const productsOf = (ids: readonly ProductId[] = []) => ids.flatMap((id) => products.get(id) ?? []);
  const offered: OrderLine[] = [];
  for (const line of lines) {
    const [found, named] = [productsOf(candidates.get(line)), productsOf(namesakes.get(line))];
    if (found.length === 0 && named.length === 0) offered.push(line);
    else {
      const product = line.row === null ? undefined : own.get(line.row.productId);
      const choices =
        product === undefined
          ? likeliestRows(line, found, viewer)
          : different([...ofSameCode(line, named, viewer), ...substitutes(line, product, found, viewer)]);
      offered.push({ ...line, choices: choices.slice(0, maxOffered) });
      await yieldToOthers();
    }
  }
  return offered;
};

/** A row that has the same code may be a substitute, too. */
const different = (rows: readonly OrderRow[]): readonly OrderRow[] => [
  ...new Map(rows.map((row) => [row.productPriceId, row])).values(),
];

/** Rows for sale with the code of the line's row, those first that are written exactly so. */
const ofSameCode = (
  { row, quantity }: OrderLine,
  products: readonly CatalogueProduct[],
  viewer: ViewerContext,
): readonly OrderRow[] => {
  const isOffered = (each: RowMatch): boolean => isVisibleRow(viewer)(each) && isOrderable(each, viewer);
  const found = matchFound(row?.code ?? '', products).filter(isOffered);
  return matches.flatMap((match) =>
    found
      .filter((each) => each.match === match)
      .map((each) => toOrderRow(each, quantity, viewer))
      .sort(byStockThenCost),
  );
};

/**
 * Codes that go on from what was written, then what its words find for the vehicle or of the size that they name; else,
 * where there is time to be thorough, the nearest to it, else what its words find.
 */
const nearKeys = (
  index: SearchIndex,
  code: string,
  narrowing: Narrowing,
  mayBeThorough: boolean,
): { readonly keys: readonly number[]; readonly isThorough: boolean } => {
  const starting = suggestCodes(index, code, narrowing, maxOffered).map(keyOf);
  const offered = (keys: readonly number[], isThorough: boolean) => ({
    keys: [...new Set([...starting, ...keys])].slice(0, maxOffered),
    isThorough,
  });
  if (starting.length >= maxOffered) return offered([], false);
  const found = () =>
    findPage(index, { ...narrowing, code, text: code, page: 1, pageSize: maxOffered }).hits.map(keyOf);
  if (findsPart(index, code, narrowing)) return offered(found(), false);
  if (!mayBeThorough) return offered([], false);
  const near = offered(
    nearestCodes(index, code, maxOffered, narrowing).map(({ key }) => key),
    true,
  );
  return near.keys.length > 0 ? near : offered(found(), true);
};

const keyOf = ({ key }: SearchHit): number => key;

const likeliestRows = (
  { quantity }: OrderLine,
  products: readonly CatalogueProduct[],
  viewer: ViewerContext,
): readonly OrderRow[] =>
  products.flatMap((product) => {
    const rows = product.rows.map((row) => ({ product, row })).filter(isVisibleRow(viewer));
    return rows
      .map((each) => toOrderRow(each, quantity, viewer))
      .sort(byStockThenCost)
      .slice(0, 1);
  });

const substitutes = (
  line: OrderLine,
  wanted: CatalogueProduct,
  others: readonly CatalogueProduct[],
  viewer: ViewerContext,
): readonly OrderRow[] => {
  const shown = (each: CatalogueProduct) => ({ catalogueProduct: each, product: priceForCustomer(each, viewer, null) });
  const found = substitutesFor(shown(wanted), others.map(shown), line.row?.productPriceId ?? null);
  return found.slice(0, maxOffered).flatMap(({ product, productPriceId }) => {
    const which = rowOf(
      others.find(({ shown }) => shown.productId === product.shown.productId),
      productPriceId,
    );
    return which === undefined ? [] : [toOrderRow(which, line.quantity, viewer)];
  });
};
