import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import type { CartFailure } from '#core/cart/cart.service.ts';
import { type Cart, type CartLine, nameOfLine } from '#core/cart/cart.ts';
import { lineOfCart, lineOfLot, lineOfRow, type NamedLine } from '#core/cart/named-line.ts';
import { withCode } from '#core/catalogue/products/with-code.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProductBrandId, ProductId, ProductPriceId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn, idWords } from '../arguments/id-word.ts';
import { searchFor } from '../catalogue/search-export.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { type Outcome, problem } from '../outcome.ts';
import { printable } from '../style.ts';
import { articleMissingText } from './article-missing.ts';

/** A line as a command found it: in the cart, or as the catalogue has it. */
export interface FoundLine {
  readonly line: NamedLine;
  readonly multiple: number;
  /** The quantity of the line in the cart. */
  readonly quantity: number;
  readonly code: string;
  readonly brand: string;
  /** 'BKR6E NGK', or a combo's title. */
  readonly name: string;
}

/** A price row of the catalogue, with what it is of. */
interface FoundRow extends FoundLine {
  readonly productPriceId: ProductPriceId;
  readonly productId: ProductId;
  readonly productBrandId: ProductBrandId;
}

const foundInCart = (line: CartLine): FoundLine => ({
  line: lineOfCart(line),
  multiple: line.multiple,
  quantity: line.quantity,
  code: line.productCode,
  brand: line.productBrandName,
  name: nameOfLine(line),
});

/** Combos and articles are numbered each by themselves: '40' is an article's row, 'combo-40' a combo. */
export const comboId = (id: string): string => `combo-${id}`;
const idOf = ({ line }: FoundLine): string =>
  line.offerLotId === null ? (line.productPriceId ?? '') : comboId(line.offerLotId);

/** The only one of those that were meant; null where there is none. `advice` says how to tell several apart. */
const onlyOf = <Found extends FoundLine>(
  found: readonly Found[],
  typed: string,
  advice: (found: readonly Found[]) => string,
): Result<Found | null, Outcome> => {
  const [only = null] = found;
  if (found.length < 2) return Ok(only);
  return Err(problem('line-ambiguous', `Hay ${found.length} «${typed}»`, `Decí cuál con ${advice(found)}`));
};

/** An id is an id, though there is a code that reads like it. */
const meant = <Found extends FoundLine>(all: readonly Found[], typed: string, brand?: string): readonly Found[] => {
  const id = idIn(typed);
  if (id !== null) return all.filter((each) => idOf(each) === id);
  const isLot = ({ line }: Found): boolean => line.offerLotId !== null;
  const rows = all.filter((each) => !isLot(each));
  return [...withCode(rows, typed, brand), ...all.filter((each) => isLot(each) && folded(each.name) === folded(typed))];
};

/** A line of the cart, by the code, a combo by its title, either by its id as '#12' or '#combo-12'. */
export const lineInCart = (cart: Cart, typed: string, brand?: string): Result<FoundLine | null, Outcome> =>
  onlyOf(
    meant(cart.products.map(foundInCart), typed, brand),
    typed,
    (found) => `--brand, o por su id: ${idWords(found.map((each) => [idOf(each), each.name]))}`,
  );

/** A combo on offer, by its id or its title; null where there is none. */
async function lotNamed({ cli, services, caller }: Asking, typed: string): Promise<Result<FoundLine | null, Outcome>> {
  const lots = await services.offers.lots(caller);
  if (!lots.ok) {
    // A user who may not see offers has no combos. On a server without combos any word but a combo's id is looked for
    // elsewhere.
    const isCombo = idIn(typed)?.startsWith(comboId('')) === true;
    const hasNone = lots.val.code === 'not-allowed' || ('isNotOffered' in lots.val && !isCombo);
    return hasNone ? Ok(null) : Err(failed(cli, lots.val, catalogueProblem));
  }
  const found = lots.val.map(({ id, title, quantity }): FoundLine => {
    return { line: lineOfLot(id), multiple: 1, quantity, code: '', brand: '', name: title };
  });
  return onlyOf(
    meant(found, typed),
    typed,
    (several) => `su id: ${idWords(several.map((each) => [idOf(each), each.name]))}`,
  );
}

/** How a brand is said: by an option, or beside the code as 'CÓDIGO|MARCA'. */
type BrandSource = 'by-option' | 'beside-code';

/** A row of the catalogue, at the head of what a search for the code finds; null where there is none. */
export async function rowCoded(
  { cli, services, caller }: Asking,
  typed: string,
  brand?: string,
  brandSource: BrandSource = 'by-option',
): Promise<Result<FoundRow | null, Outcome>> {
  const page = await services.catalogue.searchByText(caller, {
    ...searchFor(typed, { page: 1, sort: 'relevance', withHidden: true }),
  });
  if (!page.ok) return Err(failed(cli, page.val, catalogueProblem));
  const rows = page.val.subTypes
    .flatMap(({ products }) => products)
    .flatMap((product) =>
      product.prices.map((price): FoundRow => {
        const { productPriceId, productBrandId, code, productBrand: maker, multiple, quantity } = price;
        return {
          ...{ line: lineOfRow(product, price), multiple, quantity, code, brand: maker, name: `${code} ${maker}` },
          ...{ productPriceId, productBrandId, productId: product.shown.productId },
        };
      }),
    );
  return onlyOf(meant([...new Map(rows.map((row) => [idOf(row), row])).values()], typed, brand), typed, (rows) => {
    const brands = [...new Set(rows.map((row) => printable(row.brand)))];
    if (brandSource === 'by-option') return `--brand: ${brands.join(', ')}`;
    return `su marca: ${brands.map((each) => `"${typed}|${each}"`).join(', ')}`;
  });
}

/** A row of the catalogue that is to be there. */
export async function existingRow(
  asking: Asking,
  { code, brand }: { readonly code: string; readonly brand?: string | undefined },
  brandSource: BrandSource,
): Promise<Result<FoundRow, Outcome>> {
  const found = await rowCoded(asking, code, brand, brandSource);
  if (!found.ok) return found;
  return found.val === null
    ? Err(problem('row-not-found', articleMissingText(code, brand), 'Buscalo con: mostrador catalogue search'))
    : Ok(found.val);
}

/**
 * The line of the cart with that code, else a row of the catalogue, the first that a search for the code finds, or a
 * combo on offer. An id is of the cart, or a combo's.
 */
export async function lineCoded(
  asking: Asking,
  cart: Cart,
  typed: string,
  brand?: string,
): Promise<Result<FoundLine, Outcome | CartFailure>> {
  const held = lineInCart(cart, typed, brand);
  if (!held.ok) return held;
  if (held.val !== null) return Ok(held.val);
  if (idIn(typed) !== null) {
    const lot = await lotNamed(asking, typed);
    if (!lot.ok) return lot;
    if (lot.val !== null) return Ok(lot.val);
    return Err(
      problem(
        'row-not-found',
        `En el carrito no hay nada con el id «${typed}», ni es el de un combo`,
        'Fijate en: mostrador cart show, o en: mostrador cart combos',
      ),
    );
  }
  const found = await rowCoded(asking, typed, brand);
  if (!found.ok) return found;
  if (found.val !== null) return Ok(found.val);
  const lot = brand === undefined ? await lotNamed(asking, typed) : Ok(null);
  if (!lot.ok) return lot;
  if (lot.val !== null) return Ok(lot.val);
  return Err(
    problem(
      'row-not-found',
      `${articleMissingText(typed, brand)}${brand === undefined ? ', ni un combo que se llame así' : ''}`,
      'Buscalo con: mostrador catalogue search, o mirá los combos con: mostrador cart combos',
    ),
  );
}
