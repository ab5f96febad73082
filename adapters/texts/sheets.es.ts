import type { SpreadsheetFailure } from '#core/catalogue/import/spreadsheet.port.ts';
import type { CellUnreadable, SheetFailure } from '#core/sheets/sheet.service.ts';
import { importFailureText } from './import.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

type Own = Exclude<SheetFailure, SpreadsheetFailure>;

const texts: Texts<Own> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'sheet-columns-missing': ({ columns }) =>
    `${columns.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${columns.map((name) => `«${name}»`).join(', ')}. La primera fila tiene que decir qué es cada columna`,
  'too-many-sheet-rows': ({ max }) => `La planilla tiene más de ${formatCount(max)} filas. Dividila en partes`,
  'exports-busy': () => 'Se están preparando otros archivos. Reintentá en un momento',
  'given-up': () => 'Se dejó de preparar el archivo',
};

export const sheetProblem = (failure: SheetFailure): string =>
  failure.code in texts ? tell(texts, failure as Own) : importFailureText(failure as SpreadsheetFailure, 'catalogue');

export const cellUnreadableText = ({ heading }: CellUnreadable): string =>
  `${heading}: la celda tiene un error o una fórmula sin calcular`;

/** What a file of rejected rows adds to its own columns. */
export const rejectedSheetTexts = { line: 'Línea del archivo', reasons: 'Por qué se rechazó' };
