import { asId, type PriceListId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import type { FittedVehicle, ProductDetails, RelatedProduct } from './product-details.ts';

/** A product as a form has it: amounts as people write them, '' for what is not there. */
export type TypedProduct = Pick<
  ProductDetails,
  'code' | 'internalCode' | 'description' | 'position' | 'storageLocation' | 'stockState' | 'sale' | 'equivalences'
> & {
  readonly brandId: string;
  readonly typeId: string;
  readonly multiple: string;
  readonly iva: string;
  readonly purchaseCost: string;
  readonly prices: readonly { readonly priceListId: PriceListId; readonly price: string }[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly relations: readonly (Omit<RelatedProduct, 'quantity'> & { readonly quantity: string })[];
  readonly applications: readonly (Omit<FittedVehicle, 'from' | 'to'> & {
    readonly from: string;
    readonly to: string;
  })[];
};

export type TypedRelation = TypedProduct['relations'][number];
export type TypedApplication = TypedProduct['applications'][number];

/** A text that is no number becomes a negative amount, which the rules refuse. */
const unreadable = money(-1);

const amountOf = (typed: string): Money | null => {
  if (typed.trim() === '') return null;
  const read = parseNumber(typed, 'auto');
  return read === undefined ? unreadable : money(read);
};

/** A year of four figures; the rules refuse any other text. */
const yearOf = (typed: string): number | null => {
  const year = typed.trim();
  return year === '' ? null : /^\d{4}$/.test(year) ? Number(year) : -1;
};

const idOf = <Noun extends string>(typed: string) => (typed === '' ? null : asId<Noun>(typed));

/** The typed texts as details; the rules (`productFlaws`) tell what of them is wrong. */
export const readTypedProduct = (typed: TypedProduct): ProductDetails => ({
  ...typed,
  brandId: idOf(typed.brandId),
  typeId: idOf(typed.typeId),
  multiple: (amountOf(typed.multiple) ?? unreadable).toNumber(),
  iva: amountOf(typed.iva) ?? unreadable,
  purchaseCost: amountOf(typed.purchaseCost),
  prices: typed.prices.map(({ priceListId, price }) => ({ priceListId, price: amountOf(price) })),
  relations: typed.relations.map((each) => ({
    ...each,
    quantity: (amountOf(each.quantity) ?? unreadable).toNumber(),
  })),
  applications: typed.applications.map((each) => ({ ...each, from: yearOf(each.from), to: yearOf(each.to) })),
  attributes: Object.fromEntries(typed.attributes.map(({ name, value }) => [name, value])),
});

const written = (amount: Money): string => amount.toString().replace('.', ',');

/** The form of a stored product, before anybody changes a field of it. */
export const typedProduct = (details: ProductDetails): TypedProduct => ({
  ...details,
  brandId: details.brandId ?? '',
  typeId: details.typeId ?? '',
  multiple: String(details.multiple),
  iva: written(details.iva),
  purchaseCost: details.purchaseCost === null ? '' : written(details.purchaseCost),
  prices: details.prices.map(({ priceListId, price }) => ({
    priceListId,
    price: price === null ? '' : written(price),
  })),
  relations: details.relations.map((each) => ({ ...each, quantity: String(each.quantity) })),
  applications: details.applications.map((each) => ({
    ...each,
    from: each.from === null ? '' : String(each.from),
    to: each.to === null ? '' : String(each.to),
  })),
  attributes: Object.entries(details.attributes).map(([name, value]) => ({ name, value })),
});

/** A new one, with a place for its price in each list. */
export const blankProduct = (priceLists: readonly PriceListId[]): TypedProduct => ({
  brandId: '',
  code: '',
  internalCode: '',
  description: '',
  typeId: '',
  position: '',
  storageLocation: '',
  multiple: '1',
  iva: '21',
  stockState: 'Green',
  sale: 'on-sale',
  purchaseCost: '',
  prices: priceLists.map((priceListId) => ({ priceListId, price: '' })),
  equivalences: [],
  relations: [],
  applications: [],
  attributes: [],
});
