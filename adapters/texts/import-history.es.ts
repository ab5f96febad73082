import type { ImportHistoryFailure } from '#core/catalogue/import/import-history.service.ts';
import type { ImportUndo } from '#core/catalogue/import/import-undo.ts';
import { catalogueBusyText } from './import-service.es.ts';
import { formatCount } from './numbers.es.ts';

/** The file of rejected rows. Its own headings are none that an import takes for a column of its own. */
export const rejectedRowTexts = {
  sheet: 'Rechazadas',
  line: 'Fila del archivo',
  reasons: 'Motivo del rechazo',
} as const;

/** A column without a heading, counted from 1. */
export const unnamedColumnText = (place: number): string => `Columna ${place}`;

/** What is said of an import that is being undone, or was. */
export const importUndoText = ({ undoneAt, kept }: ImportUndo): string => {
  if (undoneAt === null) return 'Deshaciendo…';
  if (kept === 0) return 'Deshecha';
  return `Deshecha, menos ${kept === 1 ? '1 artículo nuevo que ya está' : `${formatCount(kept)} artículos nuevos que ya están`} en uso`;
};

export const importHistoryProblem = (failure: ImportHistoryFailure): string => {
  switch (failure.code) {
    case 'not-signed-in':
      return 'Tu sesión terminó. Ingresá de nuevo';
    case 'not-allowed':
      return 'Sólo un administrador puede ver las importaciones';
    case 'unreachable':
      return 'No se pudo hablar con el servidor, reintentá';
    case 'import-not-found':
      return 'Esa importación ya no se guarda. Importá de nuevo el archivo para ver sus filas';
    case 'nothing-rejected':
      return 'Esa importación no tuvo filas rechazadas';
    case 'exports-busy':
      return 'Hay muchos archivos preparándose. Esperá unos segundos y reintentá';
    case 'mapping-not-found':
      return 'Las columnas de ese proveedor ya se habían olvidado';
    case 'catalogue-busy':
      return catalogueBusyText(failure.holder);
    case 'already-undone':
      return 'Esa importación ya está deshecha';
    case 'later-import':
      return 'Después de esa hubo otra importación. Deshacé primero la última';
    case 'changed-since-import':
      return `Después se ${failure.count === 1 ? 'cambió 1 artículo' : `cambiaron ${formatCount(failure.count)} artículos`} de los que trajo: deshacerla perdería esos cambios. Corregí lo que haga falta con otra planilla`;
  }
};
