import type { ImportKind } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import { canonicalDecimal } from '#core/shared/written-number.ts';
import { writtenYears } from '../years/year-ranges.ts';
import { isNumericAttribute } from './attributes.ts';
import type { Draft, DraftOf } from './drafts.ts';
import { applicationKey, articleKey, equivalenceKey, priceKey, productKey, relationKey, vehicleKey } from './keys.ts';
import { pictureKeysOf } from './named-pictures.ts';
import { oneLine } from './one-line.ts';
import { isSaleAsSaid } from './sheet-sale.ts';

/** A thing's comparable side: field → text. Attributes are 'attributes.interior1' and so on. */
export type Fields = Readonly<Record<string, string>>;

const keyOf: { readonly [Kind in ImportKind]: (draft: DraftOf[Kind]) => string } = {
  catalogue: productKey,
  equivalences: equivalenceKey,
  relations: relationKey,
  applications: applicationKey,
  vehicles: vehicleKey,
  prices: priceKey,
  stock: articleKey,
  costs: articleKey,
};

export const draftKey = <Kind extends ImportKind>(kind: Kind, draft: DraftOf[Kind]): string => keyOf[kind](draft);

/**
 * What a draft says, as fields; what it doesn't say isn't there. Use it for drafts and for stored rows in draft form
 * alike.
 */
export function fieldsOf(draft: Draft): Fields {
  // An application without years fits all years, and takes the place of one with years.
  if ('vehicleBrand' in draft) {
    const { years, ...rest } = draft;
    return { ...definedFields(rest), year: writtenYears(years) };
  }
  const fields = definedFields(draft);
  // Years without an end say something: still made.
  const open = 'yearFrom' in draft && draft.yearFrom !== undefined && draft.yearTo === undefined;
  return open ? { ...fields, yearTo: '' } : fields;
}

function definedFields(draft: object): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(draft)) {
    if (name === 'line' || value === undefined) continue;
    if (typeof value !== 'object') fields[name] = String(value);
    else for (const [attribute, text] of Object.entries(value)) fields[`attributes.${attribute}`] = String(text);
  }
  return fields;
}

const decimal = /^-?\d+(?:\.\d+)?$/;
const numericFields = new Set([
  'multiple',
  'stock',
  'listPrice',
  'purchaseCost',
  'iva',
  'price',
  'yearFrom',
  'yearTo',
  'quantity',
]);
/** Names that many rows share: a file that writes Skf in one row and SKF in another must not change them for ever. */
const nameFields = new Set([
  'brand',
  'family',
  'subfamily',
  'segment',
  'equivalentBrand',
  'relatedBrand',
  'title',
  'vehicleBrand',
  'model',
  'fuel',
  'priceList',
]);
/** Fields that keys.ts compares without case. */
const caselessFields = new Set(['code', 'equivalentCode', 'relatedCode', 'version', 'engine']);

/** '39990' and '39990.00' are one price, 'Fric-Rot' and 'FRIC ROT' one brand; '0042' and '42' are two codes. */
export function sameValue(field: string, stored: string, read: string): boolean {
  // No cell says two spaces or a line break: a text that has them stays as it is.
  if (stored === read || oneLine(stored) === read) return true;
  if (field === 'sale') return isSaleAsSaid(stored, read);
  if (field === 'pictures') return pictureKeysOf(stored).join('\n') === pictureKeysOf(read).join('\n');
  if (nameFields.has(field)) return folded(stored) === folded(read);
  if (caselessFields.has(field)) return stored.toUpperCase() === read.toUpperCase();
  return (
    (numericFields.has(field) || isNumericAttribute(field.replace('attributes.', ''))) &&
    decimal.test(stored) &&
    decimal.test(read) &&
    canonicalDecimal(stored) === canonicalDecimal(read)
  );
}
