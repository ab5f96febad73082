import { type CellWarningCounts, cellWarningCodes } from '#core/catalogue/import/drafts/cell-warning.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { DecimalMarkUnclear } from '#core/imports/decimal-mark.ts';
import type { MappingExpectation, MappingFailure } from '#core/imports/mapping.ts';
import type { RecogniseFailure } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import { folded } from '#core/shared/folded.ts';
import { commaIn } from '#core/shared/written-number.ts';
import { formatBytes } from './bytes.es.ts';
import { columnText } from './column-choice.es.ts';
import { formatCount } from './numbers.es.ts';
import { type Texts, tell } from './problem-text.es.ts';

/** Everything that stops an import before its rows are looked at, or in the middle of the file. */
export type ImportFailure = SpreadsheetFailure | RecogniseFailure | MappingFailure | DecimalMarkUnclear;

const list = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');
/** A column's name, or a technical attribute's; also of what a row keeps under another name than its column has. */
export const fieldText = (field: string, kind: ImportKind): string =>
  columnText(columnSets[kind], field === 'applicationsText' ? 'applications' : field);
const atLine = (line: number | undefined): string => (line === undefined ? '' : ` (línea ${formatCount(line)})`);

const tooLarge: Readonly<
  Record<Extract<SpreadsheetFailure, { code: 'too-large' }>['what'], (limit: number) => string>
> = {
  file: (limit) => `El archivo pesa más de ${formatBytes(limit)}. Dividilo en partes`,
  unpacked: (limit) =>
    `Los textos de la planilla ocupan más de ${formatBytes(limit)}. Dividila en partes o guardala como CSV`,
  rows: (limit) => `La planilla tiene más de ${formatCount(limit)} filas. Dividila en partes`,
  columns: (limit) => `La planilla tiene más de ${formatCount(limit)} columnas. Borrá las que no se importan`,
  cell: (limit) => `Una celda tiene más de ${formatCount(limit)} caracteres. Fijate si hay comillas sin cerrar`,
};

const expectations: Readonly<Record<MappingExpectation, string>> = {
  object: 'va un objeto entre llaves',
  text: 'va un texto entre comillas',
  boolean: 'va true o false',
  sheet: 'va el nombre de la hoja o su número desde 1',
  column: 'va un título de columna, un número desde 1 o { "letter": "B" }',
  decimal: 'va comma, point o auto',
  year: 'va un año entre 1900 y 2100',
  'attribute-name': 'va el nombre de un atributo técnico, como interior1, y sólo al importar el catálogo',
  'place-without-heading': 'la planilla no tiene títulos: indicá la columna por número o letra',
};

/** Why a file that may have these columns can't be imported. */
export const importFailureTexts = (columns: ColumnSet): Texts<ImportFailure> => ({
  'file-not-found': ({ path }) => `No se encontró el archivo ${path}, o no se puede leer`,
  'empty-file': () => 'El archivo está vacío',
  'not-a-spreadsheet': () =>
    'El archivo no es una planilla: se aceptan CSV y Excel (.xlsx), por su contenido y no por su nombre',
  'old-excel': () => 'Es un Excel del formato viejo (.xls). Abrilo y guardalo como .xlsx o CSV',
  'text-called-excel': () =>
    'No es un Excel, aunque se llame .xlsx: es un texto, y no se reconocen sus títulos. Hay que decir qué es cada columna, o cambiarle el nombre a .csv, corregir los títulos y subirlo de nuevo',
  'password-protected': () => 'La planilla tiene contraseña. Guardala sin contraseña e importala de nuevo',
  'unreadable-encoding': ({ line }) =>
    `No se pueden leer los acentos: el texto mezcla codificaciones${atLine(line)}. Guardalo como CSV UTF-8`,
  'unclosed-quote': ({ line }) => `Hay comillas sin cerrar en la fila que empieza en la línea ${formatCount(line)}`,
  'damaged-file': () => 'El archivo está dañado o incompleto. Volvé a guardarlo o a descargarlo',
  'sheet-not-found': ({ wanted, sheets }) => `No existe la hoja «${wanted}». El archivo tiene: ${list(sheets)}`,
  'zip-bomb': ({ limit }) =>
    `El archivo se expande de forma sospechosa (más de ${formatBytes(limit)}, o demasiado para lo que pesa) y no se abre`,
  'too-large': ({ what, limit, line }) => tooLarge[what](limit) + atLine(line),
  'empty-sheet': () => 'La hoja no tiene filas',
  'heading-not-found': ({ seen }) =>
    `No se reconoce ninguna fila de títulos entre las primeras 10 (la primera dice ${list(seen)}). Hay que decir qué es cada columna`,
  'missing-columns': ({ missing, unknown }) => {
    const wanted = missing
      .map((group) => group.map((field) => `«${columnText(columns, field)}»`).join(' o '))
      .join(', ');
    const { partial } = columns;
    const isWhole = partial !== undefined && missing.every((group) => !group.includes(partial.key[0]));
    const without = isWhole && unknown.length > 0 ? ', o que no está: así cambia sólo lo que ya existe' : '';
    return `Falta la columna ${wanted}.${unknown.length > 0 ? ` No se reconocieron: ${list(unknown)}.` : ''} Hay que decir cuál es${without}`;
  },
  'ambiguous-column': ({ field, headings }) => {
    const unclear = columns.unclear?.find(
      ({ heading }) => headings.length === 1 && folded(heading) === folded(`${headings[0]}`),
    );
    return unclear === undefined
      ? `Más de una columna puede ser «${columnText(columns, field)}»: ${list(headings)}. Hay que decir cuál`
      : `La columna ${list(headings)} puede ser ${unclear.fields.map((each) => `«${columnText(columns, each)}»`).join(' o ')}. Hay que decir cuál`;
  },
  'mapped-heading-not-found': ({ field, heading, headings }) =>
    `Se espera la columna «${heading}» para «${columnText(columns, field)}», y la planilla tiene: ${list(headings)}. Hay que decir cuál es`,
  'decimal-mark-unclear': ({ unclear, line, grouped }) =>
    `No se sabe cuánto es «${unclear}» (línea ${formatCount(line)}): en la planilla hay también «${grouped}», donde ${commaIn(grouped) === 'groups' ? 'la coma separa los miles' : 'el punto es el decimal'}. Hay que decir cómo están escritos los números`,
  'mapping-not-json': () => 'El archivo de mapeo no es JSON válido',
  'mapping-unknown-key': ({ path, known }) =>
    `El archivo de mapeo dice «${path}», que no existe. Se acepta: ${known.join(', ')}`,
  'mapping-wrong-value': ({ path, expected }) =>
    `En el archivo de mapeo, ${path === '' ? 'al comienzo' : `en «${path}»`} ${expectations[expected]}`,
  'mapping-wrong-kind': ({ wanted, found }) =>
    `El archivo de mapeo es para «${found}» y se está importando «${wanted}»`,
});

/** Why the whole import stopped, as a sentence without final stop. */
export const importFailureText = (failure: ImportFailure, kind: ImportKind): string =>
  tell(importFailureTexts(columnSets[kind]), failure);

/** New names that the import would make: a mistyped one is seen there. */
export const newNameTexts = {
  brands: 'Marcas nuevas',
  families: 'Familias nuevas',
  priceLists: 'Listas de precios nuevas',
  vehicles: 'Vehículos nuevos',
} as const;

/** Warns of new articles that may be articles that are there, and names the first of them. */
export const alikeText = ({ alike, alikeCodes }: Pick<ImportRun['summary'], 'alike' | 'alikeCodes'>): string => {
  const named = alikeCodes.slice(0, 5).map(({ code, brand, known }) => `${code} ${brand} (está ${known})`);
  const rest = alike - named.length;
  const what =
    alike === 1
      ? 'Un artículo nuevo tiene el código de otro de su marca, escrito distinto'
      : `${formatCount(alike)} artículos nuevos tienen el código de otro de su marca, escrito distinto`;
  const more = rest > 0 ? ` y ${formatCount(rest)} más` : '';
  return `${what}: ${named.join(', ')}${more}. Si es el mismo, poné en la planilla el código que ya está`;
};

/** Warns of notes that customers will read, with the column that they come from. */
export const notedRowsText = ({
  columns,
  headings,
  summary,
}: Pick<ImportRun, 'columns' | 'headings' | 'summary'>): string => {
  const column = columns.find(({ field }) => field.replace(/^attributes\./, '') === 'notas')?.column ?? -1;
  const heading = headings[column]?.trim() || 'Notas';
  const where = summary.noted === 1 ? 'un artículo' : `${formatCount(summary.noted)} artículos`;
  return `Se escriben notas en ${where}, de la columna «${heading}»: los clientes las leen. Si son de uso interno, en las columnas elegí que no se importa`;
};

const maxCellsNamed = 5;

const warningTexts = {
  'price-in-words': (count: number) =>
    count === 1
      ? 'Una celda de precio dice que no lo tiene, y queda el precio que haya'
      : `${formatCount(count)} celdas de precio dicen que no lo tienen, y queda el precio que haya`,
  'negative-stock': (count: number) =>
    count === 1
      ? 'Un stock es negativo, y se toma 0'
      : `${formatCount(count)} filas traen un stock negativo, y se toma 0`,
  'model-in-general': (count: number) =>
    count === 1
      ? 'Un vehículo que la planilla pone en otro segmento ya está en General, y se queda ahí: unilo o movelo en Marcas, familias y vehículos'
      : `${formatCount(count)} filas ponen en otro segmento vehículos que ya están en General, y se quedan ahí: unilos o movelos en Marcas, familias y vehículos`,
  'code-like-date': (count: number) =>
    count === 1
      ? 'El código de un artículo nuevo parece una fecha, en la que Excel pudo convertir otro código'
      : `Los códigos de ${formatCount(count)} artículos nuevos parecen fechas, en las que Excel pudo convertir otros códigos`,
} satisfies Record<keyof CellWarningCounts, (count: number) => string>;

/** Warns of cells that do not count as they are written, with the first of them: a sentence for each kind. */
export const warningLines = ({ warned, warnings }: Pick<ImportRun['summary'], 'warned' | 'warnings'>) =>
  cellWarningCodes
    .filter((code) => warned[code] > 0)
    .map((code) => {
      const named = warnings.filter((each) => each.code === code).slice(0, maxCellsNamed);
      const rest = warned[code] - named.length;
      const cells = named.map(({ line, value }) => `línea ${formatCount(line)} «${value}»`).join(', ');
      return `${warningTexts[code](warned[code])}: ${cells}${rest > 0 ? ` y ${formatCount(rest)} más` : ''}`;
    });

const maxListsNamed = 12;

/** 'precios de Lista 1 y Lista 2': the lists of which a sheet writes prices; '' for none. */
export const pricesOfText = (lists: readonly string[]): string => {
  if (lists.length === 0) return '';
  const rest = lists.length - maxListsNamed;
  const more = rest > 0 ? [`${formatCount(rest)} ${rest === 1 ? 'lista' : 'listas'} más`] : [];
  return `precios de ${new Intl.ListFormat('es').format([...lists.slice(0, maxListsNamed), ...more])}`;
};

/** New articles without a price are let in, and said. */
export const unpricedText = (count: number): string =>
  count === 1
    ? 'Un artículo nuevo no trae precio: no se va a poder pedir hasta que lo tenga'
    : `${formatCount(count)} artículos nuevos no traen precio: no se van a poder pedir hasta que lo tengan`;

/** Whether customers see what an import writes. */
export const seenText = (isSeen: boolean): string =>
  isSeen ? 'Los clientes lo ven apenas termina.' : 'Los clientes no lo ven.';

/** Says how many rows are of articles that customers cannot order. */
export const discontinuedRowsText = (count: number): string =>
  count === 1
    ? 'Una fila cambia un artículo discontinuado: los clientes no lo pueden pedir mientras no lo vuelvas a vender'
    : `${formatCount(count)} filas cambian artículos discontinuados: los clientes no los pueden pedir mientras no los vuelvas a vender`;

/** Says how many rows take an article off sale: a column taken for another takes a whole catalogue. */
export const discontinuingRowsText = (count: number): string =>
  count === 1
    ? 'Un artículo pasa a discontinuado: los clientes ya no lo van a poder pedir'
    : `${formatCount(count)} artículos pasan a discontinuados: los clientes ya no los van a poder pedir`;

export const planTexts = {
  new: 'Nuevos',
  changed: 'Modificados',
  unchanged: 'Sin cambios',
  missing: 'No figuran en el archivo',
  rejected: 'Rechazadas',
} as const;
