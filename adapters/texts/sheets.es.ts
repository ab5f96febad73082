import { maxSheetBytes, type RowUnreadable, type SheetFailure } from '#core/sheets/sheet.service.ts';
import { importFailureTexts, tooManyCellsText } from './import.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

/** A file that is no sheet of this size, whatever its rows say. */
export const sheetSizeTexts: Texts<Extract<SheetFailure, { readonly code: 'too-many-sheet-rows' | 'body-too-large' }>> =
  {
    'too-many-sheet-rows': ({ max }) => `La planilla tiene más de ${formatCount(max)} filas. Dividila en partes`,
    'body-too-large': () => `El archivo pesa más de ${maxSheetBytes / 2 ** 20} MB. Dividilo en partes`,
  };

const texts: Texts<SheetFailure> = {
  ...everywhere,
  ...importFailureTexts('catalogue'),
  ...sheetSizeTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'sheet-columns-missing': ({ columns }) =>
    `${columns.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${columns.map((name) => `«${name}»`).join(', ')}. La primera fila tiene que decir qué es cada columna`,
  'catalogue-busy': ({ holder }) =>
    `${holder === '' ? 'Otra persona' : holder} está cambiando el catálogo en este momento. Importala de nuevo en un rato: lo que ya entró no se repite`,
  'exports-busy': () => 'Se están preparando otros archivos. Reintentá en un momento',
  'given-up': () => 'Se dejó de preparar el archivo',
};

export const sheetProblem = (failure: SheetFailure): string => tell(texts, failure);

export const rowUnreadableText = (reason: RowUnreadable): string =>
  reason.code === 'cell-unreadable'
    ? `${reason.heading}: la celda tiene un error o una fórmula sin calcular`
    : tooManyCellsText(reason);

/** What a file of rejected rows adds to its own columns. */
export const rejectedSheetTexts = { line: 'Línea del archivo', reasons: 'Por qué se rechazó' };
