/** Why offers and news are not there, or not changed. */

import type { FilesFailure } from '#core/files/file.service.ts';
import type { AnnouncementFlaw } from '#core/news/announcement.ts';
import type { NewsFailure } from '#core/news/news.service.ts';
import type { NewsManagementFailure } from '#core/news/news-management.service.ts';
import type { OffersFailure } from '#core/offers/offer.service.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';
import { accessProblem } from './session-problems.es.ts';

export const offersProblem = (failure: OffersFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer las ofertas, reintentá')
    : accessProblem(failure);

export const newsProblem = (failure: NewsFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer las novedades, reintentá')
    : accessProblem(failure);

const newsManagement: Texts<NewsManagementFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudieron traer o cambiar las novedades, reintentá',
  'news-product-unknown': () => 'Ese artículo no existe, no es de esa marca o está deshabilitado',
  'news-already-there': () => 'Ese artículo ya está entre las novedades',
  'news-not-found': () => 'Esa novedad ya no está',
};

export const announcementTexts: Readonly<Record<AnnouncementFlaw, string>> = {
  'product-missing': 'Elegí un artículo por su código',
  'brand-missing': 'Elegí la marca',
};

export const newsManagementProblem = (failure: NewsManagementFailure): string => tell(newsManagement, failure);

export const filesProblem = (failure: FilesFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudo traer la lista, reintentá')
    : accessProblem(failure);
