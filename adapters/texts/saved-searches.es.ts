import type { SavedSearchFailure } from '#core/saved-searches/saved-search.service.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<SavedSearchFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'search-name-invalid': ({ max }) => `Poné un nombre de 1 a ${max} letras`,
  'search-name-taken': () => 'Ya tenés una búsqueda con ese nombre. Elegí otro',
  'search-query-unreadable': () => 'La búsqueda que querés guardar no se entiende',
  'search-query-too-long': () => 'La búsqueda es demasiado larga para guardarla. Sacale algún filtro',
  'too-many-searches': ({ max }) => `Ya tenés ${formatCount(max)} búsquedas. Borrá alguna para guardar otra`,
  'search-owner-missing': () => 'El cliente no tiene un usuario administrador a quien guardarle la búsqueda',
  'search-not-found': () => 'Esa búsqueda ya no existe',
  'search-moved': ({ by }) => `${by} cambió esta búsqueda mientras tanto. Mirala de nuevo`,
};

/** For searches of everybody's orders, which staff call views. */
const viewTexts: Texts<SavedSearchFailure> = {
  ...texts,
  'search-name-taken': () => 'Ya tenés una vista con ese nombre. Elegí otro',
  'search-query-unreadable': () => 'Filtrá algo antes de guardar la vista',
  'search-query-too-long': () => 'La vista es demasiado larga para guardarla. Sacale algún filtro',
  'too-many-searches': ({ max }) => `Ya tenés ${formatCount(max)} vistas. Borrá alguna para guardar otra`,
  'search-not-found': () => 'Esa vista ya no existe',
  'search-moved': ({ by }) => `${by} cambió esta vista mientras tanto. Mirala de nuevo`,
};

export const savedViewProblem = (failure: SavedSearchFailure): string => tell(viewTexts, failure);

export const savedSearchProblem = (failure: SavedSearchFailure): string => tell(texts, failure);

/** What a saved search asks, in a few words: 'bujias · 2 filtros'. */
export const searchSummary = (asked: string, filters: number): string =>
  [asked, filters === 0 ? '' : filters === 1 ? 'un filtro' : `${formatCount(filters)} filtros`]
    .filter((part) => part !== '')
    .join(' · ');
