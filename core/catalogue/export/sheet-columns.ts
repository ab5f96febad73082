import { isPriceField } from '#core/imports/price-field.ts';
import { meaningOf } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { attributeOfHeading, isNumericAttribute } from '../import/drafts/attributes.ts';
import { columnSets, labelOf } from '../import/rows/columns.ts';
import { type Field, laterPictureFields } from '../import/rows/fields.ts';
import { technicalLabels } from '../technical-labels.ts';

/** How a column's cells are written: an amount is a number that is shown with two decimals. */
export type CellKind = 'text' | 'number' | 'amount';

export interface SheetColumn {
  /** The field, or the technical attribute, as `meaningOf` names them. */
  readonly name: string;
  readonly heading: string;
  readonly kind: CellKind;
}

const numbers: ReadonlySet<Field> = new Set<Field>(['multiple', 'stock', 'quantity', 'iva', 'yearFrom', 'yearTo']);
const kindOf = (field: Field): CellKind => {
  if (isPriceField(field)) return 'amount';
  return numbers.has(field) ? 'number' : 'text';
};

/**
 * The first picture's column has all of them, and the state of sale says what a column of discontinued articles does. A
 * version's years stand in two columns, since no single one says each range; what a part fits may have several ranges,
 * which only one says.
 */
const leftOut: { readonly [Kind in ImportKind]?: readonly Field[] } = {
  catalogue: [...laterPictureFields, 'discontinued'],
  vehicles: ['year'],
  applications: ['yearFrom', 'yearTo'],
};

/**
 * What an attribute is called in a sheet so that an import takes it for that attribute: its Spanish label; its name
 * where the label means something else in a sheet of products, as 'Espesor' does. Null for one that no sheet can name.
 */
export const headingOfAttribute = (name: string): string | null => {
  const candidates = [technicalLabels[name] ?? '', name];
  const isMeant = (heading: string): boolean => {
    const meaning = meaningOf(columnSets.catalogue, heading);
    return meaning !== undefined && 'attribute' in meaning && attributeOfHeading(heading) === name;
  };
  return candidates.find((heading) => heading !== '' && isMeant(heading)) ?? null;
};

/**
 * The columns of a sheet of this kind, as an import knows them; of products also those of these attributes, in their
 * usual order.
 */
export const sheetColumns = (kind: ImportKind, attributes: Iterable<string> = []): readonly SheetColumn[] => {
  const fields = columnSets[kind].columns.filter(({ field }) => leftOut[kind]?.includes(field) !== true);
  const own = fields.map(
    ({ field }): SheetColumn => ({ name: field, heading: labelOf(kind, field), kind: kindOf(field) }),
  );
  if (kind !== 'catalogue') return own;
  const used = new Set(attributes);
  const technical = Object.keys(technicalLabels).flatMap((name): SheetColumn[] => {
    const heading = used.has(name) ? headingOfAttribute(name) : null;
    return heading === null ? [] : [{ name, heading, kind: isNumericAttribute(name) ? 'number' : 'text' }];
  });
  return [...own, ...technical];
};
