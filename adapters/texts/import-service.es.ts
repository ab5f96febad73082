import type { ImportFailure, RunFailure } from '#core/catalogue/import/import.service.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { type ImportFailure as FileFailure, importFailureText } from './import.es.ts';
import { formatCount } from './numbers.es.ts';

export const importStateTexts: Readonly<Record<ImportState, string>> = {
  reading: 'Leyendo',
  planned: 'Listo para importar',
  writing: 'Importando',
  done: 'Importado',
  failed: 'No se importó',
};

/** How an import stands; one that would write nothing of its rows is not ready. */
export const importStandText = (state: ImportState, wouldWrite: number, rejected: number): string => {
  if (state !== 'planned' || wouldWrite > 0) return importStateTexts[state];
  return rejected > 0 ? 'Se rechazan filas y ninguna otra cambia' : 'No cambia nada';
};

/** For a sheet of any kind that has changed since the caller saw it. */
export const importChangedText = 'Otra persona la leyó de nuevo o la importó: mirá cómo quedó';

/** Why an import cannot begin or go on, for every failure. */
export const importProblem = (failure: ImportFailure | RunFailure, kind: ImportKind): string => {
  switch (failure.code) {
    case 'not-signed-in':
      return 'Tu sesión terminó. Ingresá de nuevo';
    case 'not-allowed':
      return 'Sólo un administrador puede importar';
    case 'unreachable':
      return 'No se pudo hablar con el servidor, reintentá';
    case 'import-not-found':
      return 'Esa importación ya no existe. Empezá de nuevo';
    case 'import-not-ready':
      return `La importación está en otro paso: ${importStateTexts[failure.state].toLowerCase()}`;
    case 'import-changed':
      return importChangedText;
    case 'body-too-large':
      return 'El archivo es demasiado grande. Dividilo en partes';
    case 'catalogue-busy':
      return catalogueBusyText(failure);
    case 'rows-rejected':
      return `No se importó nada: hay ${formatCount(failure.rejected)} ${failure.rejected === 1 ? 'fila' : 'filas'} con errores y pediste que no haya ninguna`;
    case 'interrupted':
      return 'La importación se interrumpió y el catálogo quedó como estaba. Reintentá';
    case 'reading-too-slow':
      return 'La planilla tarda demasiado en leerse y se dejó. Guardala de nuevo, o como CSV, y reintentá';
    case 'given-up':
      return 'Se dejó la importación y el catálogo quedó como estaba';
    default:
      return importFailureText(failure satisfies FileFailure, kind);
  }
};
