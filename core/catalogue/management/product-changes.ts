import type { ManagedProduct } from './managed-product.ts';

type Told = Readonly<Record<string, string | number | null>>;

/** The field of a price in an entry: this and the list's id. */
export const priceField = 'price:';

/** A product as its entry in the audit trail has it: one text a field. */
const told = ({ details, brand, family }: ManagedProduct): Told => ({
  maker: brand,
  code: details.code,
  internalCode: details.internalCode,
  description: details.description,
  family,
  position: details.position,
  storageLocation: details.storageLocation,
  multiple: details.multiple,
  iva: details.iva.toString(),
  stock: details.stockState,
  sale: details.sale,
  purchaseCost: details.purchaseCost?.toFixed(2) ?? null,
  ...Object.fromEntries(
    details.prices.map(({ priceListId, price }) => [`${priceField}${priceListId}`, price?.toFixed(2) ?? null]),
  ),
  equivalences: details.equivalences.map(({ brand: maker, code }) => `${maker} ${code}`.trim()).join(', '),
  relations: details.relations
    .map(({ title, name, quantity, notes }) =>
      [`${title}: ${name}`, quantity === 1 ? '' : `× ${quantity}`, notes].filter(Boolean).join(' '),
    )
    .join(', '),
  applications: details.applications
    .map(({ name, engine, position, notes, from, to }) =>
      // Marked, so that the same words are another thing once some of them are the position.
      [name, engine, position && `[${position}]`, notes, `${from ?? ''}-${to ?? ''}`].filter(Boolean).join(' '),
    )
    .join(', '),
  attributes: Object.entries(details.attributes)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
});

/** Most elements of a long list that an entry holds. */
const maxTold = 500;
const cut = (value: string | number | null): string | number | null =>
  typeof value === 'string' && value.length > maxTold ? `${value.slice(0, maxTold)}…` : value;

/** The fields of a product that differ, before and after; null where none does. */
export const productChanges = (
  before: ManagedProduct,
  after: ManagedProduct,
): { readonly before: Told; readonly after: Told } | null => {
  const [was, is] = [told(before), told(after)];
  const fields = Object.keys(is).filter((field) => was[field] !== is[field]);
  if (fields.length === 0) return null;
  const of = (side: Told): Told => Object.fromEntries(fields.map((field) => [field, cut(side[field] ?? null)]));
  return { before: of(was), after: of(is) };
};
