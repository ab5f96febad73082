import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import { newsItemsWire, newsItemToWire } from '#adapters/wire/news.wire.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import type { NewsManagementFailure } from '#core/news/news-management.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const newsList: ListDeclaration<object, NewsItem, NewsManagementFailure> = {
  access: 'administration',
  problem: newsManagementProblem,
  about: 'Las lista, la última primero',
  examples: ['news list', 'news list --fields id,code'],
  answer: newsItemsWire,
  paging: 'whole',
  key: null,
  none: 'No hay novedades',
  toWire: newsItemToWire,
  columns: () => [
    { title: 'ID', cell: ({ id }) => id },
    { title: 'Código', cell: ({ code }) => code },
    { title: 'Marca', cell: ({ productBrandName }) => productBrandName },
    { title: 'Desde', cell: ({ createdAt }) => formatDate(createdAt) },
  ],
  ask: async ({ services, caller }) => (await services.news.list(caller)).map((rows) => ({ rows })),
};
