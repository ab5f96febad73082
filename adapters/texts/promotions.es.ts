import type { FilesFailure } from '#core/files/files-desk.ts';
import type { NewsFailure } from '#core/news/news-desk.ts';
import type { OffersFailure } from '#core/offers/offers-desk.ts';
import { accessProblem } from './session-problems.es.ts';

export const offersProblem = (failure: OffersFailure): string =>
  failure.code === 'unreachable' ? 'No se pudieron traer las ofertas, reintentá' : accessProblem(failure);

export const newsProblem = (failure: NewsFailure): string =>
  failure.code === 'unreachable' ? 'No se pudieron traer las novedades, reintentá' : accessProblem(failure);

export const filesProblem = (failure: FilesFailure): string =>
  failure.code === 'unreachable' ? 'No se pudo traer la lista, reintentá' : accessProblem(failure);
