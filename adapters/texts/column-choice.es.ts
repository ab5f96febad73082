import type { ColumnChoiceFlaw } from '#core/imports/column-choice.ts';
import { type ColumnSet, labelIn } from '#core/imports/column-set.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { isTechnical, technicalLabel } from './technical-labels.es.ts';

/** What a field of these columns is called; a technical attribute by its own name. */
export const columnText = (columns: ColumnSet, field: string): string => {
  const name = field.replace(/^attributes\./, '');
  const label = labelIn(columns, name);
  return label === name && isTechnical(name) ? technicalLabel(name) : label;
};

/** What is wrong with the columns that a person chose. */
export const columnChoiceText = (flaw: ColumnChoiceFlaw, columns: ColumnSet): string =>
  flaw.code === 'column-twice'
    ? `Elegiste dos columnas para «${columnText(columns, flaw.meaning)}»: dejá una`
    : `Falta decir cuál es «${flaw.fields.map((field) => columnText(columns, field)).join('» o «')}»`;

export const decimalTexts = {
  auto: 'Como venga (1.234,50 o 1234.50)',
  comma: 'Siempre con coma decimal (1.234,50)',
  point: 'Siempre con punto decimal (1,234.50)',
} as const;

/** What each kind of sheet brings, in a line. */
export const importKindHints: Readonly<Record<ImportKind, string>> = {
  catalogue: 'Código, marca y descripción; si los trae, familia, stock, precio, costo y medidas',
  prices: 'Código y precio, para una lista de precios',
  stock: 'Código y existencia: no cambia nada más de cada artículo',
  costs: 'Código y lo que te cuesta a vos: no cambia nada más de cada artículo',
  applications: 'Qué vehículos lleva cada código: marca, modelo y, si los trae, motor y años',
  relations: 'Tu código, el de otro artículo tuyo y qué es: reemplazo, complemento, parte de un kit',
  equivalences: 'Tu código y el código equivalente de otra marca',
  vehicles: 'Marca, modelo, versión, motor y años',
};
