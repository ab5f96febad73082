import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import { newsItemsWire, newsItemToWire, newsItemWire } from '#adapters/wire/news.wire.ts';
import { noFilters } from '#core/catalogue/catalogue.service.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import type { NewsManagementFailure } from '#core/news/news-management.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareGroup, failed } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: newsManagementProblem } as const;
const nameOf = ({ code, productBrandName }: Pick<NewsItem, 'code' | 'productBrandName'>): string =>
  printable(`${code} ${productBrandName}`);

const newsCommands = (program: Command, act: Act): void => {
  const news = declareGroup(
    program,
    'news',
    'Novedades: los artículos que se anuncian',
    'news list',
    'news announce BKR6E',
  );
  declareList<object, NewsItem, NewsManagementFailure>(news, act, {
    ...base,
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
  });
  declareChange<{ readonly brand?: string }, NewsItem, NewsManagementFailure>(news, act, {
    ...base,
    name: 'announce',
    about: 'Anuncia un artículo',
    examples: ['news announce BKR6E --brand NGK'],
    words: [['código', 'el del artículo']],
    options: [new Option('--brand <MARCA>', 'de qué marca, si varias tienen ese código')],
    answer: changedWire(z.partial(newsItemWire)),
    toWire: newsItemToWire,
    message: (item) => `Anunciado: ${nameOf(item)}`,
    plan: async ({ cli, services, caller }, { brand }, code = '') => {
      const asked = {
        productIds: [],
        codeSearch: code,
        fulltextSearch: code,
        page: 1,
        filters: noFilters,
        sort: 'relevance',
        withHidden: true,
        explains: false,
      } as const;
      const page = await services.catalogue.searchByText(caller, asked);
      if (!page.ok) return Err(failed(cli, page.val, catalogueProblem));
      const found = page.val.subTypes
        .flatMap(({ products }) => products)
        .flatMap(({ shown, prices }) => prices.map((row) => ({ productId: shown.productId, row })))
        .filter(
          ({ row }) =>
            folded(row.code) === folded(code) && (brand === undefined || folded(row.productBrand) === folded(brand)),
        );
      const [only] = found;
      if (only === undefined) return Err(problem('product-not-found', `No hay un artículo con el código «${code}»`));
      if (found.length > 1) {
        const brands = found.map(({ row }) => row.productBrand).join(', ');
        return Err(
          problem('product-ambiguous', `Hay ${found.length} artículos ${code}`, `Decí cuál con --brand: ${brands}`),
        );
      }
      const known = await services.news.list(caller);
      if (!known.ok) return known;
      const what = { productId: only.productId, productBrandId: only.row.productBrandId };
      const item = known.val.find(
        (each) => each.productId === what.productId && each.productBrandId === what.productBrandId,
      );
      const names = { code: only.row.code, productBrandName: only.row.productBrand };
      return Ok({
        question: `¿Anunciar ${nameOf(names)}?`,
        isDone: item !== undefined,
        before: item === undefined ? names : newsItemToWire(item),
        work: () => services.news.announce(caller, { ...what, ...names }),
      });
    },
  });
  declareChange<object, NewsItem, NewsManagementFailure>(news, act, {
    ...base,
    name: 'withdraw',
    about: 'Saca una novedad',
    examples: ['news withdraw 12 --yes'],
    words: [['ID', 'el que da news list']],
    isFinal: true,
    answer: changedWire(newsItemWire),
    toWire: newsItemToWire,
    message: (item) => `Ya no se anuncia: ${nameOf(item)}`,
    plan: async ({ services, caller }, _options, id = '') => {
      const known = await services.news.list(caller);
      if (!known.ok) return known;
      const item = known.val.find((each) => each.id === id.trim());
      if (item === undefined) return Err({ code: 'news-not-found' });
      return Ok({
        question: `¿Dejar de anunciar ${nameOf(item)}?`,
        before: newsItemToWire(item),
        work: async () => (await services.news.withdraw(caller, item.id)).map(() => item),
      });
    },
  });
};

export const group: CommandGroup = { modules: [catalogueManagementModule, catalogueModule], define: newsCommands };
