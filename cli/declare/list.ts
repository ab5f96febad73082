import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { Result } from '#core/shared/result.ts';
import { withRows } from '../answer-schema.ts';
import { backwardsRange, type DayRange } from '../day-range.ts';
import { isOutcome, type Outcome, rowsOutcome } from '../outcome.ts';
import { type PlaceAsked, readCount, readPage } from '../page-option.ts';
import { fieldsProblem } from '../report.ts';
import type { Act, Cli, Work } from '../run-command.ts';
import { type Style, styleFor } from '../style.ts';
import { drawTable, leftOutText, type TableColumn } from '../views/table.ts';
import { type Asked, type Asking, asCaller, asEither, declare, failed } from './declare.ts';
import { fieldsBeside, type ListEnd, type Paging, textBelow } from './list-end.ts';
import { createLongList, type LongList } from './long-list.ts';
import { type PageReached, pagesFrom, type RowPage } from './pages.ts';
import { chosenRows, readSort, type SortBy } from './rows.ts';

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
  /** The columns of the table; left out where each page says how its rows are drawn. */
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
    act<Options & ListOptions>((cli, typedOptions, ...words) =>
      signIn(cli, declaration, (asking) => list(asking, declaration, typedOptions, words)),
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
  const backwards = backwardsRange(options as DayRange);
  if (backwards !== null) return backwards;
  const { all = false, limit = Number.POSITIVE_INFINITY, sort } = options;
  // With a limit, pages are fetched until there are so many rows; without one a page is the server's.
  const goesOn = all || options.limit !== undefined;
  // The first of all in an order are known once all are there.
  const enough = all && sort !== undefined ? Number.POSITIVE_INFINITY : limit;
  const rows: Row[] = [];
  let long: LongList<Row> | null = null;
  const first: PlaceAsked = { page: options.page ?? 1, after: options.after ?? null };
  let count = 0;
  let reached: PageReached<Row> = { page: { rows }, place: first, hasNext: false };
  for await (const answer of pagesFrom((place) => ask(asking, options, place, ...words), first)) {
    if (!answer.ok) return isOutcome(answer.val) ? answer.val : failed(cli, answer.val, problem);
    reached = answer.val;
    const { rows: more } = reached.page;
    if (count === 0) {
      long = goesOn && reached.hasNext ? longList(asking, declaration, sort, reached.page) : null;
      // Where rows are written as they come, only the first ones can show which fields there are; else all do
      // (cli/report.ts).
      const named = [
        ...(long === null ? [] : (cli.outputMode.fields ?? [])),
        ...(sort === undefined ? [] : [sort.path]),
      ];
      const flaw = fieldsProblem(more.map(toWire), named, cli.outputMode.answer);
      if (flaw !== null) return flaw;
    }
    if (long === null) rows.push(...more);
    else await long.take(more.slice(0, enough - count));
    count += more.length;
    if (!goesOn || count >= enough) break;
  }
  const { page: last, place, hasNext } = reached;
  const end = endOf(options, { last, place, hasNext, isCut: count > limit });
  if (long !== null && count > 0) return long.end(limit, end);
  const { totalPages = place.page } = last;
  // An empty list has no page beyond its last: it says that there is nothing.
  if (options.page !== undefined && totalPages > 0 && options.page > totalPages) {
    const none = `No hay tantas páginas: ${totalPages === 1 ? 'es una' : `son ${formatCount(totalPages)}`}`;
    return outcomeOf(asking, { ...declaration, none }, [], { last, page: place.page, hasMore: null });
  }
  const chosen = chosenRows(rows, toWire, sort, { limit, ofAll: all });
  const isFiltered = declaration.options?.some((option) => option.attributeName() in options) === true;
  const isAll = !isFiltered && (options.page === undefined || totalPages === 0) && options.after === undefined;
  const none = isAll ? (declaration.noneYet ?? declaration.none) : declaration.none;
  return outcomeOf(asking, { ...declaration, none }, chosen, end, last.text);
}

const endOf = (
  { all = false, limit }: ListOptions,
  { last, place, hasNext, isCut }: Omit<PageReached<never>, 'page'> & ReachedEnd,
): ListEnd => {
  if (limit === undefined) return { last, page: all ? null : place.page, hasMore: null };
  // The next page's key is of the whole page: rows after the cut would never be seen.
  const { totalPages: _, ...uncounted } = last;
  const page = isCut && last.next !== undefined ? { ...uncounted, next: null } : uncounted;
  return { last: page, page: null, hasMore: isCut || hasNext };
};

interface ReachedEnd {
  readonly last: ListEnd['last'];
  /** Whether rows were fetched that are not wanted. */
  readonly isCut: boolean;
}

const keyIn = <Options, Row, Failure extends { readonly code: string }>(
  { key }: ListDeclaration<Options, Row, Failure>,
  asking: Asking,
): string | null => (typeof key === 'function' ? key(asking) : key);

/**
 * Null where all rows have to be there at once: a page says how they are drawn, or the document is the rows, which has
 * no place for what went wrong after the first of them.
 */
const longList = <Options, Row, Failure extends { readonly code: string }>(
  asking: Asking,
  declaration: ListDeclaration<Options, Row, Failure>,
  sort: SortBy | undefined,
  { text }: RowPage<Row>,
): LongList<Row> | null => {
  const { terminal, outputMode } = asking.cli;
  const { json, stream, fields } = outputMode;
  const name = keyIn(declaration, asking);
  if (json && !stream ? name === null : text !== undefined && !stream && fields === null) return null;
  const columns = (style: Style) => declaration.columns?.(style, asking) ?? [];
  const { toWire, below, paging } = declaration;
  return createLongList({ terminal, outputMode, toWire, sort, name: name ?? '', columns, below, paging });
};

function outcomeOf<Options, Row, Failure extends { readonly code: string }>(
  asking: Asking,
  declaration: ListDeclaration<Options, Row, Failure>,
  rows: readonly Row[],
  end: ListEnd,
  drawn?: RowPage<Row>['text'],
): Outcome {
  const { toWire, columns, none, below, paging } = declaration;
  const { none: ownNone } = end.last;
  const { outputMode } = asking.cli;
  const wire = rows.map(toWire);
  const name = keyIn(declaration, asking);
  const document = name === null ? wire : { [name]: wire, ...fieldsBeside(end) };
  if (rows.length === 0) return rowsOutcome(document, wire, ownNone ?? none);
  const style = styleFor(outputMode.colour.stdout);
  const { text, leftOut } =
    drawn === undefined
      ? drawTable(rows, columns?.(style, asking) ?? [], style, outputMode.columns, below)
      : { text: drawn(rows, style, outputMode.columns), leftOut: [] };
  const more = textBelow(end, paging, leftOutText(leftOut, outputMode.columns));
  return rowsOutcome(document, wire, more === '' ? text : `${text}\n\n${style.faint(more)}`);
}
