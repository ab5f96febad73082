import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { SearchDocument } from './document.ts';
import { at, type GrowingList, growingList } from './growing.ts';

/** The values of one technical attribute, ascending, beside the products that have them. */
export interface NumberColumn {
  readonly property: string;
  readonly ordinals: Uint32Array;
  readonly values: Float64Array;
}

/**
 * What products that no facet tells apart have in common. There are few profiles beside the products, so that filters
 * are decided and facets counted once a profile.
 */
export interface Profiles {
  readonly brandId: Uint32Array;
  readonly typeId: Uint32Array;
  readonly parentTypeId: Uint32Array;
  readonly stock: Uint8Array;
  /** 0 or 1. */
  readonly hasOffer: Uint8Array;
}

/** The columns that filters and facets read. */
export interface Columns {
  /** By ordinal: the product's place among the profiles. */
  readonly profile: Uint32Array;
  readonly profiles: Profiles;
  readonly numbers: readonly NumberColumn[];
}

export interface ColumnsCollector {
  add(document: SearchDocument): void;
  done(ordinals: Uint32Array, inOrder: Uint32Array): Columns;
}

type Profile = Pick<SearchDocument, 'brandId' | 'typeId' | 'parentTypeId' | 'stock' | 'hasOffer'>;

export function collectColumns(): ColumnsCollector {
  const places = new Map<string, number>();
  const profiles: Profile[] = [];
  const profile = growingList();
  const numbers = new Map<string, { readonly arrivals: GrowingList; readonly values: number[] }>();

  const placeOf = ({ brandId, typeId, parentTypeId, stock, hasOffer }: Profile): number => {
    const name = `${brandId}/${typeId}/${parentTypeId}/${stock}/${hasOffer}`;
    return getOrCreate(places, name, () => profiles.push({ brandId, typeId, parentTypeId, stock, hasOffer }) - 1);
  };

  return {
    add(document) {
      for (const [property, value] of Object.entries(document.numbers)) {
        const column = getOrCreate(numbers, property, () => ({ arrivals: growingList(), values: [] }));
        column.arrivals.push(profile.length);
        column.values.push(value);
      }
      profile.push(placeOf(document));
    },
    done(ordinals, inOrder) {
      const byArrival = profile.done();
      return {
        profile: inOrder.map((arrival) => at(byArrival, arrival)),
        profiles: {
          brandId: Uint32Array.from(profiles, ({ brandId }) => brandId),
          typeId: Uint32Array.from(profiles, ({ typeId }) => typeId),
          parentTypeId: Uint32Array.from(profiles, ({ parentTypeId }) => parentTypeId),
          stock: Uint8Array.from(profiles, ({ stock }) => stock),
          hasOffer: Uint8Array.from(profiles, ({ hasOffer }) => (hasOffer ? 1 : 0)),
        },
        numbers: [...numbers].map(([property, { arrivals, values }]) => {
          const arrived = arrivals.done();
          const order = Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
          return {
            property,
            ordinals: order.map((each) => at(ordinals, at(arrived, each))),
            values: Float64Array.from(order, (each) => values[each] ?? 0),
          };
        }),
      };
    },
  };
}
