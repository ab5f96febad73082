import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import {
  announcedFromWire,
  announcedWire,
  newsItemsWire,
  newsItemToWire,
  newsItemWire,
} from '#adapters/wire/news.wire.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import type { NewsManagementFailure, ToAnnounce } from '#core/news/news-management.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { type FileOptions, listedFields, wholeOf } from '../fields-file.ts';
import { existingRow } from '../find/find-cart-line.ts';
import { newsList } from '../lists/news.list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: newsManagementProblem } as const;

const nameOf = ({ code, productBrandName }: Pick<NewsItem, 'code' | 'productBrandName'>): string =>
  printable(`${code} ${productBrandName}`);

interface AnnounceOptions extends FileOptions {
  readonly brand?: string;
}

const announcedByCode = async (asking: Asking, code: string, brand?: string): Promise<Result<ToAnnounce, Outcome>> =>
  (await existingRow(asking, { code, brand }, 'by-option')).map(({ brand: productBrandName, ...row }) => ({
    productId: row.productId,
    productBrandId: row.productBrandId,
    code: row.code,
    productBrandName,
  }));

/** What is to be announced: a list is answered by a list, however many it has. */
interface Wanted {
  readonly wanted: readonly ToAnnounce[];
  readonly isList: boolean;
}

/** All that a file names, one thing or a list of them, each once. */
const announcedInFile = async ({ cli }: Asking, file: string): Promise<Result<Wanted, Outcome>> => {
  const listed = await listedFields(cli, file);
  if (!listed.ok) return listed;
  const wanted: ToAnnounce[] = [];
  for (const announced of listed.val.each) {
    const body = wholeOf(announcedWire, announced);
    if (!body.ok) return body;
    const { code, productBrandName } = body.val;
    const what = announcedFromWire(body.val);
    if (wanted.some((each) => isSameRow(each, what))) continue;
    wanted.push({
      ...what,
      ...(code === undefined ? {} : { code }),
      ...(productBrandName === undefined ? {} : { productBrandName }),
    });
  }
  return Ok({ wanted, isList: listed.val.isList });
};

/** The news as they are after the command. */
interface AnnouncedItems {
  readonly items: readonly NewsItem[];
  readonly isList: boolean;
}

const announcedItemsToWire = ({ items, isList }: AnnouncedItems): object => {
  const [only] = items;
  return isList || only === undefined ? { announced: items.map(newsItemToWire) } : newsItemToWire(only);
};

const countText = (count: number): string => (count === 1 ? '1 artículo' : `${formatCount(count)} artículos`);

type OfRow = Pick<ToAnnounce, 'productId' | 'productBrandId'>;

const isSameRow = (one: OfRow, other: OfRow): boolean =>
  one.productId === other.productId && one.productBrandId === other.productBrandId;

const isOf = (what: ToAnnounce) => (item: NewsItem) => isSameRow(item, what);

/** Announces one after the other; what is announced already stays so, which makes running it again safe. */
const announceAll = async (
  { services, caller }: Asking,
  { wanted, isList }: Wanted,
  known: readonly NewsItem[],
): Promise<Result<AnnouncedItems, NewsManagementFailure>> => {
  const items: NewsItem[] = [];
  for (const what of wanted) {
    const there = known.find(isOf(what));
    const item = there === undefined ? await services.news.announce(caller, what) : Ok(there);
    if (item.ok) items.push(item.val);
    else if (item.val.code !== 'news-already-there') return item;
    else {
      // Somebody else announced it since the list was read.
      const now = await services.news.list(caller);
      if (!now.ok) return now;
      items.push(...now.val.filter(isOf(what)));
    }
  }
  return Ok({ items, isList });
};

/** Why one of them could not be announced, as far as it can be seen: brands of other rows are known by name alone. */
const unknownOf = async (
  { services, caller }: Asking,
  wanted: readonly ToAnnounce[],
): Promise<NewsManagementFailure | null> => {
  for (const { productId, productBrandId } of wanted) {
    const seen = await services.products.one(caller, productId);
    const isUnknown = seen.ok
      ? seen.val.details.brandId !== productBrandId && seen.val.otherRows.length === 0
      : seen.val.code === 'product-not-found';
    if (isUnknown) return { code: 'news-product-unknown' };
  }
  return null;
};

const newsCommands = (program: Command, act: Act): void => {
  const news = declareGroup(
    program,
    'news',
    'Novedades: los artículos que se anuncian',
    'news list',
    'news announce BKR6E',
  );
  declareList(news, act, newsList);
  declareChange<AnnounceOptions, AnnouncedItems, NewsManagementFailure>(news, act, {
    ...base,
    name: 'announce',
    about: 'Anuncia un artículo, o todos los de un archivo',
    examples: ['news announce BKR6E --brand NGK', 'news announce --file novedades.json --dry-run'],
    words: [['[código]', 'el del artículo; si no, lo dice un archivo']],
    options: [
      new Option('--brand <MARCA>', 'de qué marca, si varias tienen ese código'),
      new Option('--file <ARCHIVO>', 'un JSON con los campos de la API de uno, o una lista de varios; - es la entrada'),
    ],
    needs: [
      {
        anyOf: ['código', '--file'],
        message: 'No dice qué anunciar',
        advice: 'Va el código de un artículo, o --file ARCHIVO',
      },
    ],
    answer: z.union([changedWire(z.partial(newsItemWire)), changedWire(z.object({ announced: newsItemsWire }))]),
    toWire: announcedItemsToWire,
    message: ({ items }) => `Anunciado: ${items.map(nameOf).join(', ')}`,
    plan: async (asking, { brand, file }, code) => {
      if (file !== undefined && code !== undefined) {
        return Err(wrongUsage('Va el código de un artículo o --file ARCHIVO, no los dos'));
      }
      const found =
        file === undefined
          ? (await announcedByCode(asking, code ?? '', brand)).map(
              (only): Wanted => ({ wanted: [only], isList: false }),
            )
          : await announcedInFile(asking, file);
      if (!found.ok) return found;
      const known = await asking.services.news.list(asking.caller);
      if (!known.ok) return known;
      const { wanted, isList } = found.val;
      const there = known.val.filter((item) => wanted.some((what) => isOf(what)(item)));
      const fresh = wanted.filter((what) => !there.some(isOf(what)));
      const [first] = fresh;
      const { code: its = `el artículo #${first?.productId}`, productBrandName = '' } = first ?? {};
      return Ok({
        question:
          fresh.length === 1
            ? `¿Anunciar ${nameOf({ code: its, productBrandName }).trim()}?`
            : `¿Anunciar ${countText(fresh.length)}?`,
        isDone: fresh.length === 0,
        before: !isList && there.length === 0 ? { ...first } : announcedItemsToWire({ items: there, isList }),
        refusal: () => unknownOf(asking, fresh),
        work: () => announceAll(asking, found.val, known.val),
      });
    },
  });
  declareChange<object, NewsItem, NewsManagementFailure>(news, act, {
    ...base,
    name: 'withdraw',
    about: 'Saca una novedad',
    examples: ['news withdraw 12 --yes'],
    goneCodes: ['news-not-found'],
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
        names: [item.code, nameOf(item)],
        question: `¿Dejar de anunciar ${nameOf(item)}?`,
        before: newsItemToWire(item),
        work: async () => (await services.news.withdraw(caller, item.id)).map(() => item),
      });
    },
  });
};

export const group: CommandGroup = { modules: [catalogueManagementModule, catalogueModule], define: newsCommands };
