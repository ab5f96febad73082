import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { OtherCode, OtherCodeKind } from './document.ts';
import { at, growingList } from './growing.ts';
import { byText, type Range, type StringTable, stringAt, stringTable } from './string-table.ts';
import { orderByText } from './text-order.ts';

/** In the order in which they count where several kinds carry the same code. */
export const otherCodeKinds: readonly OtherCodeKind[] = ['row', 'equivalent', 'internal', 'relation'];

/** The codes by which products are also known, an entry each, sorted by normalised code and then by product. */
export interface OtherCodes {
  readonly normalised: StringTable;
  readonly written: StringTable;
  readonly brands: StringTable;
  readonly brand: Uint32Array;
  /** Position in otherCodeKinds. */
  readonly kind: Uint8Array;
  readonly product: Uint32Array;
  /** The entries of product i, ascending, lie in byProduct between firstOfProduct i and i + 1. */
  readonly byProduct: Uint32Array;
  readonly firstOfProduct: Uint32Array;
}

export interface OtherCodesCollector {
  /** The next product's codes. */
  add(codes: readonly OtherCode[]): void;
  done(ordinals: Uint32Array): OtherCodes;
}

/** A code with its maker's name before it, as people type it: 'corven 3003'. Empty where there is no maker. */
export const withMaker = ({ brand, code }: Pick<OtherCode, 'brand' | 'code'>): string => {
  const [maker, own] = [normaliseCode(brand), normaliseCode(code)];
  return maker === '' || own === '' ? '' : maker + own;
};

/** Collects codes under what `writing` makes of them: left out, the code itself. An empty writing is left out. */
export function collectOtherCodes(
  writing: (other: OtherCode) => string = ({ code }) => normaliseCode(code),
): OtherCodesCollector {
  const normalised: string[] = [];
  const written: string[] = [];
  const brands = new Map<string, number>();
  const brand = growingList();
  const kind = growingList();
  const arrival = growingList();
  let products = 0;
  return {
    add(codes) {
      for (const other of codes) {
        const code = writing(other);
        if (code === '') continue;
        const id = getOrCreate(brands, other.brand, () => brands.size);
        normalised.push(code);
        written.push(other.code);
        brand.push(id);
        kind.push(otherCodeKinds.indexOf(other.kind));
        arrival.push(products);
      }
      products++;
    },
    done(ordinals) {
      const [brandOf, kindOf, product] = [brand.done(), kind.done(), arrival.done().map((each) => at(ordinals, each))];
      const names = [...brands.keys()];
      const order = orderByText(
        normalised,
        (a, b) =>
          at(product, a) - at(product, b) ||
          at(kindOf, a) - at(kindOf, b) ||
          byText(written[a] ?? '', written[b] ?? '') ||
          byText(names[at(brandOf, a)] ?? '', names[at(brandOf, b)] ?? ''),
      );
      const sortedProduct = order.map((entry) => at(product, entry));
      return {
        normalised: stringTable(order.length, (entry) => normalised[at(order, entry)] ?? ''),
        written: stringTable(order.length, (entry) => written[at(order, entry)] ?? ''),
        brands: stringTable(names.length, (id) => names[id] ?? ''),
        brand: order.map((entry) => at(brandOf, entry)),
        kind: Uint8Array.from(order, (entry) => at(kindOf, entry)),
        product: sortedProduct,
        ...entriesByProduct(sortedProduct, products),
      };
    },
  };
}

function entriesByProduct(product: Uint32Array, products: number): Pick<OtherCodes, 'byProduct' | 'firstOfProduct'> {
  const firstOfProduct = new Uint32Array(products + 1);
  for (const each of product) firstOfProduct[each + 1] = at(firstOfProduct, each + 1) + 1;
  for (let each = 0; each < products; each++) {
    firstOfProduct[each + 1] = at(firstOfProduct, each) + at(firstOfProduct, each + 1);
  }
  const cursor = firstOfProduct.slice();
  const byProduct = new Uint32Array(product.length);
  product.forEach((each, entry) => {
    byProduct[at(cursor, each)] = entry;
    cursor[each] = at(cursor, each) + 1;
  });
  return { byProduct, firstOfProduct };
}

/** The first entry of a product within a range that counts there, undefined where it has none. */
export function entryOfProduct(
  codes: OtherCodes,
  ordinal: number,
  { from, to, isOf }: Range & { isOf?(entry: number): boolean },
): number | undefined {
  for (let place = at(codes.firstOfProduct, ordinal); place < at(codes.firstOfProduct, ordinal + 1); place++) {
    const entry = at(codes.byProduct, place);
    if (entry >= from && entry < to && (isOf === undefined || isOf(entry))) return entry;
  }
  return undefined;
}

/** The code of an entry as its maker writes it, and the maker. */
export const namedCode = (codes: OtherCodes, entry: number): { readonly code: string; readonly brand: string } => ({
  code: stringAt(codes.written, entry),
  brand: stringAt(codes.brands, at(codes.brand, entry)),
});
