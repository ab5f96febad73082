import type { ManagedProduct } from './managed-product.ts';

type AuditedFields = Readonly<Record<string, string | number | null>>;

/** The field of a price in an entry: this and the list's id. */
export const priceField = 'price:';

/** A product as its entry in the audit trail has it: one text a field. */
const auditedFields = ({ details, brand, family }: ManagedProduct): AuditedFields => ({
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

/** Characters of a text that an entry holds. */
const maxAuditedLength = 500;
const cut = (value: string | number | null): string | number | null =>
  typeof value === 'string' && value.length > maxAuditedLength ? `${value.slice(0, maxAuditedLength)}…` : value;

/** The fields of a product that differ, before and after; null where none does. */
export const productChanges = (
  before: ManagedProduct,
  after: ManagedProduct,
): { readonly before: AuditedFields; readonly after: AuditedFields } | null => {
  const [was, is] = [auditedFields(before), auditedFields(after)];
  const fields = Object.keys(is).filter((field) => was[field] !== is[field]);
  if (fields.length === 0) return null;
  const of = (side: AuditedFields): AuditedFields =>
    Object.fromEntries(fields.map((field) => [field, cut(side[field] ?? null)]));
  return { before: of(was), after: of(is) };
};
