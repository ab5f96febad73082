import type { ImportHistoryFailure } from '#core/catalogue/import/import-history.service.ts';

/** The file of rejected rows. Its own headings are none that an import takes for a column of its own. */
export const rejectedRowTexts = {
  sheet: 'Rechazadas',
  line: 'Fila del archivo',
  reasons: 'Motivo del rechazo',
} as const;

/** A column without a heading, counted from 1. */
export const unnamedColumnText = (place: number): string => `Columna ${place}`;

const problems: Readonly<Record<ImportHistoryFailure['code'], string>> = {
  'not-signed-in': 'Tu sesión terminó. Ingresá de nuevo',
  'not-allowed': 'Sólo un administrador puede ver las importaciones',
  unreachable: 'No se pudo hablar con el servidor, reintentá',
  'import-not-found': 'Las filas de esa importación ya no se guardan. Importá de nuevo el archivo para verlas',
  'nothing-rejected': 'Esa importación no tuvo filas rechazadas',
  'exports-busy': 'Hay muchos archivos preparándose. Esperá unos segundos y reintentá',
  'mapping-not-found': 'Las columnas de ese proveedor ya se habían olvidado',
};

export const importHistoryProblem = ({ code }: ImportHistoryFailure): string => problems[code];
