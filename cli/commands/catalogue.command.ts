import { type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod/mini';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { textSearchPageToWire, textSearchPageWire } from '#adapters/wire/catalogue.wire.ts';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import type { TextSearch, TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { type SearchSort, searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { folded } from '#core/shared/folded.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { fileAnswer } from '../answer-schema.ts';
import { type CatalogueExportOptions, exportCatalogue } from '../catalogue/catalogue-export.ts';
import { exportSearch, searchFor } from '../catalogue/search-export.ts';
import { searchUpTo } from '../catalogue/search-up-to.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { listAnswer } from '../declare/list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { offersModule } from '../modules/offers.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { readCount, readPage } from '../page-option.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { type ImportOptions, importFile } from '../sheets/catalogue-import.ts';
import { importOptions, kindOption } from '../sheets/import-options.ts';
import { offerSheet } from '../sheets/offer-sheet.ts';
import { sheetCommands } from '../sheets/sheet-commands.ts';
import { styleFor } from '../style.ts';
import { searchText } from '../views/search.view.ts';

interface SearchOptions {
  readonly page: number;
  readonly limit?: number;
  readonly export?: string;
  readonly force?: boolean;
  readonly sort: SearchSort;
  readonly explain?: boolean;
  readonly withHidden?: boolean;
}

const sortNames: Readonly<Record<SearchSort, string>> = {
  relevance: 'relevancia',
  cost: 'costo',
  profit: 'ganancia',
  stock: 'stock',
  newest: 'nuevo',
};
const allSorts = searchSorts.map((sort) => sortNames[sort]).join(', ');

/** An order by its name in either language. */
const readSearchSort = (text: string): SearchSort => {
  const wanted = folded(text);
  const sort = searchSorts.find((each) => each === wanted || sortNames[each] === wanted);
  if (sort === undefined) throw new InvalidArgumentError(`Va una de: ${allSorts}`);
  return sort;
};

const catalogueCommands = (program: Command, act: Act): void => {
  const catalogue = declareGroup(
    program,
    'catalogue',
    'Búsqueda, importación y exportación del catálogo',
    'catalogue search "bujia gol"',
    'catalogue import lista.xlsx --kind prices --dry-run',
  );
  declare(catalogue, {
    name: 'search',
    about: 'Busca por código, equivalencia o palabras',
    examples: [
      'catalogue search 6203-2RS',
      'catalogue search "bujias gol" --page 2',
      'catalogue search "bujias gol" --limit 50 --json',
      'catalogue search "disco freno gol trend 2012" --explain',
      'catalogue search bujias --export bujias.xlsx',
    ],
    words: [['texto', 'como se escribe en el buscador']],
    options: [
      new Option('--page <N>', 'página, de a 20 artículos').argParser(readPage).default(1),
      new Option('--limit <N>', 'cuántos artículos como mucho, aunque sean varias páginas').argParser(readCount),
      new Option('--sort <ORDEN>', allSorts)
        .argParser(readSearchSort)
        .default('relevance' as const, sortNames.relevance),
      new Option('--explain', 'decir por qué está cada artículo donde está'),
      new Option('--with-hidden', 'también lo que dejás afuera en «Marcas y Familias»'),
      new Option('--export <ARCHIVO>', 'guardar todo lo que encuentra, en .xlsx o .csv'),
      new Option('--force', 'con --export, pisar el archivo si ya está'),
    ],
    answer: z.union([
      listAnswer(textSearchPageWire),
      fileAnswer({ format: z.string(), articleCount: z.number(), totalCount: z.number() }),
    ]),
  }).action(
    act<SearchOptions>((cli, options, text = '') => {
      const { export: file, force = false, limit } = options;
      const asked = searchFor(text, options);
      if (file === undefined) return search(cli, text, asked, limit);
      if (limit !== undefined) return Promise.resolve(wrongUsage('Con --export se guarda todo', 'Va sin --limit'));
      return exportSearch(cli, asked, { file, mayReplace: force });
    }),
  );
  declare(catalogue, {
    name: 'import',
    about: 'Importa una planilla: muestra, pregunta y escribe',
    examples: [
      'catalogue import lista.xlsx --kind prices --price-list "Lista 2"',
      'catalogue import fipe.csv --kind vehicles --mapping fipe.json',
      'catalogue import catalogo.csv --kind catalogue --strict --yes',
    ],
    words: [['archivo', 'CSV o Excel (.xlsx)']],
    options: importOptions(kindOption().makeOptionMandatory()),
    answer: z.extend(importRunWire, { applied: z.boolean() }),
  }).action(act<ImportOptions>((cli, options, file = '') => importFile(cli, file, options)));
  declare(catalogue, {
    name: 'export',
    about: 'Guarda lo que hay en una planilla que se puede volver a importar',
    examples: [
      'catalogue export --kind catalogue --output catalogo.xlsx',
      'catalogue export --kind prices --price-list "Lista 2" --output precios.csv',
    ],
    options: [
      kindOption('qué lleva').makeOptionMandatory(),
      new Option('--price-list <LISTA>', 'de qué lista de precios'),
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o xlsx)').choices(sheetFormats),
      new Option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre); - es la salida'),
      new Option('--force', 'pisar el archivo si ya está'),
    ],
    needs: [{ anyOf: ['--price-list'], when: (line) => line.value('--kind') === 'prices' }],
    answer: fileAnswer({ kind: z.string(), format: z.string(), rowCount: z.number(), leftOutCount: z.number() }),
  }).action(act<CatalogueExportOptions>((cli, options) => exportCatalogue(cli, options)));
  sheetCommands(
    catalogue,
    {
      group: 'catalogue',
      kind: offerSheet,
      all: 'todas las ofertas y combos',
    },
    act,
    { exports: 'offers-export', imports: 'offers-import' },
  );
};

export const group: CommandGroup = {
  modules: [catalogueModule, offersModule, sheetImportsModule],
  define: catalogueCommands,
};

async function search(
  { services, settings, outputMode }: Cli,
  text: string,
  asked: TextSearch,
  limit?: number,
): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'catalogue');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const answer =
    limit === undefined
      ? await services.catalogue.searchByText(caller, asked)
      : await searchUpTo(services.catalogue, caller, asked, limit);
  if (!answer.ok) return problemOf(answer.val, settings.server, catalogueProblem);
  const found: TextSearchPage & { readonly hasMore?: boolean } = answer.val;
  const priceTitle = caller.customerId === null ? 'Precio de lista' : 'Costo';
  return success(
    documentOf(found),
    searchText(found, text, priceTitle, styleFor(outputMode.colour.stdout), outputMode.columns),
  );
}

/** A document that `--limit` put together of several pages has no page of its own. */
const documentOf = ({ hasMore, ...page }: TextSearchPage & { readonly hasMore?: boolean }): object => {
  const { currentPage, totalPages, ...document } = textSearchPageToWire(page);
  return hasMore === undefined ? { currentPage, totalPages, ...document } : { ...document, hasMore };
};
