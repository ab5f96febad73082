import type { KeptList, SavedListFailure } from '#core/saved-lists/saved-list.service.ts';
import { formatCount } from './numbers.es.ts';
import { unreachableText } from './problem-text.es.ts';

/** A list was kept, and what of it was not. */
export const listKept = ({ leftOut }: Pick<KeptList, 'leftOut'>): string => {
  if (leftOut === 0) return 'Lista guardada';
  return leftOut === 1
    ? 'Lista guardada, sin un artículo que ya no está en el catálogo'
    : `Lista guardada, sin ${formatCount(leftOut)} artículos que ya no están en el catálogo`;
};

export const savedListProblem = (failure: SavedListFailure): string => {
  switch (failure.code) {
    case 'not-signed-in':
      return 'Tu sesión terminó. Ingresá de nuevo';
    case 'not-allowed':
      return 'Tu usuario no tiene permiso para esto';
    case 'unreachable':
      return unreachableText(failure, 'No se pudo hablar con el servidor, reintentá');
    case 'list-name-invalid':
      return `Poné un nombre de hasta ${failure.most} letras`;
    case 'list-name-taken':
      return 'Ya hay una lista con ese nombre';
    case 'list-empty':
      return 'No hay artículos para guardar';
    case 'list-too-long':
      return `Una lista tiene hasta ${formatCount(failure.most)} artículos`;
    case 'too-many-lists':
      return `Ya tenés ${formatCount(failure.most)} listas. Borrá alguna para guardar otra`;
    case 'key-reused':
      return 'La lista cambió desde el intento anterior. Guardala de nuevo';
    case 'list-not-found':
      return 'Esa lista ya no existe';
    case 'list-moved':
      return `${failure.by} cambió esta lista mientras tanto. Mirala de nuevo antes de guardar`;
  }
};
