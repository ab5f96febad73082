import type { SearchDocument } from './document.ts';
import { at, type GrowingList, growingList } from './growing.ts';

/** The values of one technical attribute, for the products that have it, in no order. */
export interface NumberColumn {
  readonly property: string;
  readonly ordinals: Uint32Array;
  readonly values: Float64Array;
}

/** What filters and facets read, a value a product. Brands and types are positions in the short lists beside them. */
export interface Columns {
  readonly brand: Uint32Array;
  readonly brandIds: Uint32Array;
  readonly type: Uint32Array;
  /** A type is a subfamily in its family: the same subfamily under two families would be two. */
  readonly typeIds: Uint32Array;
  readonly typeParents: Uint32Array;
  readonly stock: Uint8Array;
  readonly hasOffer: Uint8Array;
  readonly numbers: readonly NumberColumn[];
}

export interface ColumnsCollector {
  add(document: SearchDocument): void;
  done(ordinals: Uint32Array, inOrder: Uint32Array): Columns;
}

export function collectColumns(): ColumnsCollector {
  const brands = new Map<number, number>();
  const types = new Map<string, { readonly place: number; readonly id: number; readonly parentId: number }>();
  const [brand, type, stock, hasOffer] = [growingList(), growingList(), growingList(), growingList()];
  const numbers = new Map<string, { readonly arrivals: GrowingList; readonly values: number[] }>();

  const typePlace = (id: number, parentId: number): number => {
    const name = `${parentId}/${id}`;
    const known = types.get(name) ?? { place: types.size, id, parentId };
    types.set(name, known);
    return known.place;
  };

  return {
    add(document) {
      const brandPlace = brands.get(document.brandId) ?? brands.size;
      brands.set(document.brandId, brandPlace);
      for (const [property, value] of Object.entries(document.numbers)) {
        const column = numbers.get(property) ?? { arrivals: growingList(), values: [] };
        numbers.set(property, column);
        column.arrivals.push(brand.length);
        column.values.push(value);
      }
      brand.push(brandPlace);
      type.push(typePlace(document.typeId, document.parentTypeId));
      stock.push(document.stock);
      hasOffer.push(document.hasOffer ? 1 : 0);
    },
    done(ordinals, inOrder) {
      const inPlace = (list: GrowingList): Uint32Array => {
        const values = list.done();
        return inOrder.map((arrival) => at(values, arrival));
      };
      return {
        brand: inPlace(brand),
        brandIds: Uint32Array.from(brands.keys()),
        type: inPlace(type),
        typeIds: Uint32Array.from(types.values(), ({ id }) => id),
        typeParents: Uint32Array.from(types.values(), ({ parentId }) => parentId),
        stock: Uint8Array.from(inPlace(stock)),
        hasOffer: Uint8Array.from(inPlace(hasOffer)),
        numbers: [...numbers].map(([property, { arrivals, values }]) => ({
          property,
          ordinals: arrivals.done().map((arrival) => at(ordinals, arrival)),
          values: Float64Array.from(values),
        })),
      };
    },
  };
}
