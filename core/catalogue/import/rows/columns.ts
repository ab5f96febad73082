import {
  type AttributeColumns,
  type ColumnSet,
  columnSet,
  labelIn,
  type PartialSheet,
} from '#core/imports/column-set.ts';
import { type Mapping, noMapping } from '#core/imports/mapping.ts';
import { priceFields } from '#core/imports/price-field.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { attributeOfHeading, isAttributeName } from '../drafts/attributes.ts';
import type { Field } from './fields.ts';
import { headingsOf } from './headings.ts';

/** The columns that a sheet of each kind needs: one of each group. */
const requirementsOf: Readonly<Record<ImportKind, readonly (readonly Field[])[]>> = {
  catalogue: [['code'], ['brand'], ['description']],
  equivalences: [['code'], ['equivalentBrand'], ['equivalentCode']],
  relations: [['code'], ['title'], ['relatedCode']],
  vehicles: [['brand'], ['model', 'version']],
  applications: [['code'], ['vehicleBrand'], ['model']],
  stock: [['code'], ['stock']],
  costs: [['code'], ['purchaseCost']],
  prices: [['code'], ['priceList'], ['price']],
};

const constantsOf: Readonly<Record<ImportKind, readonly Field[]>> = {
  catalogue: ['brand', 'description', 'family', 'subfamily', 'iva'],
  vehicles: ['segment', 'brand'],
  equivalences: ['brand', 'equivalentBrand'],
  relations: ['brand', 'title', 'relatedBrand'],
  applications: ['brand', 'vehicleBrand', 'segment'],
  prices: ['brand', 'priceList'],
  stock: ['brand'],
  costs: ['brand'],
};

/** Either the position on the vehicle or the storage location. */
const unclear = ['Ubicación', 'Ubic.'].map((heading) => ({
  heading,
  fields: ['storageLocation', 'position'] as const,
}));

const attributes: AttributeColumns = { ofHeading: attributeOfHeading, isName: isAttributeName };

const partialCatalogue: PartialSheet<Field> = { without: 'description', key: ['code', 'brand'] };

const setOf = (kind: ImportKind): ColumnSet<Field> =>
  columnSet({
    kind,
    columns: headingsOf[kind],
    required: requirementsOf[kind],
    ...(kind === 'catalogue' ? { partial: partialCatalogue, unclear, attributes } : {}),
    constants: constantsOf[kind],
  });

/** Fields whose cells are read as a number with the sheet's decimal mark. */
export const numberFields: ReadonlySet<Field> = new Set<Field>([...priceFields, 'stock', 'multiple', 'quantity']);

export const columnSets: Readonly<Record<ImportKind, ColumnSet<Field>>> = {
  catalogue: setOf('catalogue'),
  prices: setOf('prices'),
  stock: setOf('stock'),
  costs: setOf('costs'),
  equivalences: setOf('equivalences'),
  relations: setOf('relations'),
  applications: setOf('applications'),
  vehicles: setOf('vehicles'),
};

export const labelOf = (kind: ImportKind, field: Field): string => labelIn(columnSets[kind], field);

/** A mapping that says nothing. */
export const emptyMapping: Mapping<Field> = noMapping();
