import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { Result } from '#core/shared/result.ts';
import { withRows } from '../answer-schema.ts';
import { exitCodes } from '../exit-codes.ts';
import { isOutcome, type Outcome, rowsOutcome } from '../outcome.ts';
import { type PlaceAsked, readCount, readPage } from '../page-option.ts';
import { fieldsProblem, rowLine } from '../report.ts';
import type { Act, Cli, Work } from '../run-command.ts';
import { type Style, styleFor } from '../style.ts';
import { type TableColumn, table } from '../views/table.ts';
import { type Asked, type Asking, asCaller, asEither, declare, failed } from './declare.ts';
import { type PageReached, pagesFrom, type RowPage } from './pages.ts';
import { chosenRows, readSort, type SortBy } from './rows.ts';
import { writeLines } from './write-lines.ts';

/** How pages are reached: by a key, by their number, by the one or the other, or not at all. */
type Paging = 'key' | 'number' | 'both' | 'whole';

export interface ListDeclaration<Options, Row, Failure extends { readonly code: string }>
  extends Omit<Asked<Failure>, 'name'> {
  readonly name?: string;
  /** Staff too, by these calls of theirs, beside those whose calls they are: `asking.isStaff` says which. */
  readonly orStaff?: CallGroup;
  readonly paging: Paging;
  readonly ask: (
    asking: Asking,
    options: Options,
    place: PlaceAsked,
    ...words: readonly string[]
  ) => Promise<Result<RowPage<Row>, Failure | Outcome>>;
  readonly toWire: (row: Row) => unknown;
  /** The field of the document that holds the rows; null where the document is the rows. */
  readonly key: string | null | ((asking: Asking) => string | null);
  /** Its table; left out where each page says how its rows are drawn. */
  readonly columns?: (style: Style, asking: Asking) => readonly TableColumn<Row>[];
  readonly below?: (row: Row, columns: number | null) => string | null | readonly string[];
  /** 'No hay pedidos'. */
  readonly none: string;
  /** The text of an empty list without a filter: 'Todavía no hay pedidos'. */
  readonly noneYet?: string;
}

export interface ListOptions {
  readonly all?: boolean;
  readonly limit?: number;
  readonly sort?: SortBy;
  readonly page?: number;
  readonly after?: string;
}

export const listOptions = (paging: Paging): readonly Option[] => [
  ...(paging === 'number' || paging === 'both' ? [new Option('--page <N>', 'página').argParser(readPage)] : []),
  ...(paging === 'key' || paging === 'both'
    ? [new Option('--after <CLAVE>', 'desde donde terminó la página anterior')]
    : []),
  ...(paging === 'whole' ? [] : [new Option('--all', 'todas las páginas')]),
  new Option('--limit <N>', 'cuántas filas como mucho').argParser(readCount),
  new Option('--sort <CAMPO>', 'ordena lo que trae por un campo de --json (campo:desc al revés)').argParser(readSort),
];

const signIn = (
  cli: Cli,
  { access, orStaff }: { readonly access: CallGroup; readonly orStaff?: CallGroup },
  work: (asking: Asking) => Promise<Outcome>,
): Promise<Outcome> => (orStaff === undefined ? asCaller(cli, access, work) : asEither(cli, access, orStaff, work));

/** A list's document as commands answer it: with `--limit` it has no pages, and says whether there is more. */
export const listAnswer = (answer: z.core.$ZodType): z.core.$ZodType => {
  if (answer instanceof z.ZodMiniUnion) return z.union((answer.def.options as z.core.$ZodType[]).map(listAnswer));
  if (!(answer instanceof z.ZodMiniObject)) return answer;
  const shape: Readonly<Record<string, z.core.$ZodType>> = answer.shape;
  const { currentPage, totalPages } = shape;
  return z.object({
    ...shape,
    ...(currentPage === undefined ? {} : { currentPage: z.optional(currentPage) }),
    ...(totalPages === undefined ? {} : { totalPages: z.optional(totalPages) }),
    hasMore: z.optional(z.boolean()),
  });
};

/**
 * A command that lists: a page, all of them or so many rows, in an order, as a table, a document or a line of JSON
 * each.
 */
export const declareList = <Options = object, Row = unknown, Failure extends { readonly code: string } = never>(
  group: Command,
  act: Act,
  declaration: ListDeclaration<Options, Row, Failure>,
): Command => {
  const { name = 'list', options = [], paging } = declaration;
  const command = declare(group, {
    ...declaration,
    name,
    answer: listAnswer(declaration.answer),
    options: [...options, ...listOptions(paging)],
  });
  return withRows(command).action(
    act<Options & ListOptions>((cli, given, ...words) =>
      signIn(cli, declaration, (asking) => list(asking, declaration, given, words)),
    ),
  );
};

/** What the list is without words: what a group of commands prints where no screen can be drawn. */
export const plainList =
  <Options, Row, Failure extends { readonly code: string }>(
    declaration: ListDeclaration<Options, Row, Failure>,
  ): Work<Options & ListOptions> =>
  (cli, options) =>
    signIn(cli, declaration, (asking) => list(asking, declaration, options, []));

async function list<Options, Row, Failure extends { readonly code: string }>(
  asking: Asking,
  declaration: ListDeclaration<Options, Row, Failure>,
  options: Options & ListOptions,
  words: readonly string[],
): Promise<Outcome> {
  const { cli } = asking;
  const { ask, toWire, problem } = declaration;
  const { all = false, limit = Number.POSITIVE_INFINITY, sort } = options;
  // With a limit, pages are fetched until there are so many rows; without one a page is the server's.
  const goesOn = all || options.limit !== undefined;
  // The first of all in an order are known once all are there.
  const enough = all && sort !== undefined ? Number.POSITIVE_INFINITY : limit;
  // Rows can be sorted only once all are there.
  const streams = cli.outputMode.stream && sort === undefined;
  if (streams) cli.terminal.whenCutOff(exitCodes.done);
  const rows: Row[] = [];
  const first: PlaceAsked = { page: options.page ?? 1, after: options.after ?? null };
  let count = 0;
  let reached: PageReached<Row> = { page: { rows }, place: first, hasNext: false };
  for await (const answer of pagesFrom((place) => ask(asking, options, place, ...words), first)) {
    if (!answer.ok) return isOutcome(answer.val) ? answer.val : failed(cli, answer.val, problem);
    reached = answer.val;
    const { rows: more } = reached.page;
    if (count === 0) {
      const named = [...(streams ? (cli.outputMode.fields ?? []) : []), ...(sort === undefined ? [] : [sort.path])];
      const flaw = fieldsProblem(more.map(toWire), named, cli.outputMode.answer);
      if (flaw !== null) return flaw;
    }
    if (streams) {
      const lines = more.slice(0, limit - count).map((row) => rowLine(toWire(row), cli.outputMode));
      await writeLines(cli.terminal.stdout, lines);
    }
    if (!streams) rows.push(...more);
    count += more.length;
    if (!goesOn || count >= enough) break;
  }
  if (streams) return { kind: 'streamed', exit: exitCodes.done };
  const { page: last, place, hasNext } = reached;
  const { totalPages = place.page } = last;
  // An empty list has no page beyond its last: it says that there is nothing.
  if (options.page !== undefined && totalPages > 0 && options.page > totalPages) {
    const none = `No hay tantas páginas: ${totalPages === 1 ? 'es una' : `son ${formatCount(totalPages)}`}`;
    return outcomeOf(asking, { ...declaration, none }, [], last, place.page);
  }
  const chosen = chosenRows(rows, toWire, sort, { limit, ofAll: all });
  const said = declaration.options?.some((option) => option.attributeName() in options) === true;
  const isAll = !said && (options.page === undefined || totalPages === 0) && options.after === undefined;
  const none = isAll ? (declaration.noneYet ?? declaration.none) : declaration.none;
  if (options.limit === undefined)
    return outcomeOf(asking, { ...declaration, none }, chosen, last, all ? null : place.page);
  // The next page's key is of the whole page: rows after the cut would never be seen.
  const isCut = rows.length > limit;
  const { totalPages: _, ...uncounted } = last;
  const page = isCut && last.next !== undefined ? { ...uncounted, next: null } : uncounted;
  return outcomeOf(asking, { ...declaration, none }, chosen, page, null, isCut || hasNext);
}

/**
 * `page` is null where pages were put together: then they are one. `hasMore` says where `--limit` ended them whether
 * there is more.
 */
function outcomeOf<Options, Row, Failure extends { readonly code: string }>(
  asking: Asking,
  { toWire, key, columns, none, below, paging }: ListDeclaration<Options, Row, Failure>,
  rows: readonly Row[],
  { totalPages, next, facts = {}, note = '', none: ownNone, text: drawn }: RowPage<Row>,
  page: number | null,
  hasMore: boolean | null = null,
): Outcome {
  const { outputMode } = asking.cli;
  const wire = rows.map(toWire);
  const counted =
    totalPages === undefined ? {} : { currentPage: page ?? 1, totalPages: page === null ? 1 : totalPages };
  const places = next === undefined ? counted : { ...counted, next };
  const name = typeof key === 'function' ? key(asking) : key;
  const cutShort = hasMore === null ? {} : { hasMore };
  const document = name === null ? wire : { [name]: wire, ...places, ...cutShort, ...facts };
  if (rows.length === 0) return rowsOutcome(document, wire, ownNone ?? none);
  const style = styleFor(outputMode.colour.stdout);
  const text =
    drawn === undefined
      ? table(rows, columns?.(style, asking) ?? [], style, outputMode.columns, below)
      : drawn(rows, style, outputMode.columns);
  const more = [moreText(places, hasMore === true, paging), note].filter((line) => line !== '').join('\n');
  return rowsOutcome(document, wire, more === '' ? text : `${text}\n\n${style.faint(more)}`);
}

const moreText = (
  place: {
    readonly currentPage?: number;
    readonly totalPages?: number;
    readonly next?: string | null;
  },
  isMore: boolean,
  paging: Paging,
): string => {
  const { currentPage, totalPages, next = null } = place;
  if (currentPage !== undefined && totalPages !== undefined) {
    return `Página ${currentPage} de ${totalPages}.${currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : ''}`;
  }
  if (next === null && isMore) return `Hay más: un --limit mayor${paging === 'whole' ? '' : ', o --all'}`;
  return next === null ? '' : `Hay más: --after ${next}`;
};
