import { recordText } from '#adapters/texts/import-kinds.es.ts';
import { importStateTexts } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { momentText } from '#adapters/texts/price-list-management.es.ts';
import { type ColumnChoice, mappingTextOf } from '#core/imports/column-choice.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { whyNoFile } from '../local-file.ts';
import type { Cli } from '../run-command.ts';
import type { SignedIn } from '../session.ts';
import { givingUpMs } from '../sheets/catalogue-import.ts';
import {
  beginImport,
  type ChosenImport,
  chosenBy,
  findKept,
  type GivenOptions,
  importChoices,
  listsForPrices,
} from './begin-import.ts';
import { columnChoosing } from './column-choosing.ts';
import type { Page, Screen, ScreenAction } from './frame/screen.ts';
import {
  columnsOf,
  discardedText,
  discardQuestion,
  headingsOf,
  type ImportRow,
  nothingToWrite,
  ofListText,
  openedText,
  rowsOfTab,
  workOf,
} from './import-rows.ts';
import { importUndoing } from './import-undoing.ts';
import type { ImportView } from './import-work.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { intoText, momentOf, momentStep } from './price-moment.ts';
import { saveFromScreen } from './save-from-screen.ts';
import { shownSheet } from './shown-sheet.ts';
import { problemWithWorksheets, worksheetAction } from './worksheet-choosing.ts';

/** A sheet on its way in: what its columns are, what would happen, what was rejected, and taking it back. */
export function importScreen(
  cli: Cli,
  { caller }: SignedIn,
  given: { readonly path: string; readonly options: GivenOptions },
): Screen<ImportRow, { readonly run: ImportView; readonly row: ImportRow }> {
  const isStrict = given.options.strict === true;
  let lists: readonly SeenPriceList[] = [];
  const sheet = shownSheet(() => {
    first = Promise.resolve(Ok(null));
    undoing.forget();
    columns.forget();
  });
  const { take } = sheet;

  /** What the command line says is shown first, or else what was left before; null until it is asked for. */
  let first: Promise<Result<unknown, string>> | null = null;
  const begin = (path: string, chosen: ChosenImport): Promise<Result<unknown, string>> => {
    const { kind: _, ...options } = given.options;
    // Ctrl-C lets the server give up what it reads.
    cli.patience.ms = givingUpMs;
    return sheet.begin(() => beginImport(cli, caller, path, chosen, options));
  };
  const findLeft = async (chosen: ChosenImport | null): Promise<Result<unknown, string>> => {
    const left = await findKept(cli, caller, chosen, given.options, lists);
    if (left.ok && left.val !== null) sheet.show(left.val);
    return left;
  };
  const beginGiven = async (): Promise<Result<unknown, string>> => {
    const { kind } = given.options;
    const listed = await listsForPrices(cli, caller, given.options);
    if (listed.ok) lists = listed.val;
    // Other kinds need none.
    else if (kind === 'list-prices' || (kind === undefined && given.path === '')) return listed;
    const chosen = chosenBy(given.options, lists);
    if (!chosen.ok) return chosen;
    if (given.path === '') return findLeft(chosen.val);
    return chosen.val === null ? Ok(null) : begin(given.path, chosen.val);
  };
  const beginFirst = async (): Promise<Result<unknown, string>> => {
    first ??= beginGiven();
    const asked = first;
    const answer = await asked;
    // What failed is tried again together with the list.
    if (!answer.ok && first === asked) first = null;
    return answer;
  };

  const look = async (): Promise<Result<ImportView | null, string>> => {
    const answer = sheet.work === null ? await beginFirst() : null;
    if (sheet.work !== null) return sheet.look();
    return answer?.ok === false ? answer : Ok(null);
  };

  const readWith = async (next: ColumnChoice, name: string | null): Promise<Result<ImportView, string>> => {
    if (sheet.work === null || sheet.run === null) return Err(nothingChosen);
    return (await sheet.work.readWith(mappingTextOf(sheet.run.columnSet, next, headingsOf(sheet.run)), name)).map(take);
  };

  const readWorksheet = async (name: string): Promise<Result<ImportView, string>> => {
    if (sheet.work === null) return Err(nothingChosen);
    return (await sheet.work.readWith(null, name)).map(take);
  };

  const isFree = (): string | null => {
    if (sheet.run === null) return 'Elegí primero una planilla: con f';
    return isUnderWay(sheet.run.state) || undoing.isUnderWay() ? 'Esperá a que termine' : null;
  };
  const isReady = (): string | null =>
    sheet.isBeginning || sheet.run?.state === 'reading' ? 'Se está leyendo: cuando termine se ve qué haría' : isFree();
  const choose: ScreenAction<ImportRow> = {
    key: 'f',
    name: 'archivo',
    about: 'elegir la planilla, y qué trae',
    isOfScreen: true,
    refuses: () => (sheet.run === null ? null : isFree()),
    steps: () => [
      {
        kind: 'text',
        label: 'Planilla: CSV o Excel (.xlsx)',
        max: 1000,
        usual: given.path,
        problemOf: (text) => (text.trim() === '' ? 'Escribí dónde está el archivo' : whyNoFile(text.trim())),
      },
      {
        kind: 'choice',
        label: given.options.kind === 'list-prices' ? '¿De qué lista son los precios?' : '¿Qué trae?',
        usual: given.options.kind ?? 'catalogue',
        choices: importChoices(given.options.kind, lists),
      },
    ],
    async run(_items, [path = '', chosen]) {
      const choice = importChoices(given.options.kind, lists).find(({ value }) => value === chosen);
      if (choice === undefined) return Err(nothingChosen);
      return (await begin(path.trim(), choice.chosen)).map(() => ({ message: null }));
    },
  };

  /** New prices whose moment has not come. */
  const isWaiting = ({ state, at }: ImportView): boolean =>
    state === 'done' && at !== null && Date.parse(at) > cli.terminal.now();

  const undoing = importUndoing(
    () => (sheet.work === null || sheet.run === null ? null : { work: sheet.work, run: sheet.run }),
    isWaiting,
    () => isReady(),
  );
  const whyNoColumns = () =>
    isReady() ?? undoing.ended() ?? (sheet.run?.state === 'done' ? importStateTexts.done : null);
  const listNames = () => lists.filter(({ isWithdrawn }) => !isWithdrawn).map(({ name }) => name);
  const columns = columnChoosing(() => sheet.run, whyNoColumns, readWith, listNames);
  const worksheet = worksheetAction(
    () => sheet.run,
    whyNoColumns,
    async (name) => {
      const read = await readWorksheet(name);
      if (read.ok) columns.forget();
      return read;
    },
  );

  const stateText = (now: ImportView): string => {
    const over = undoing.ended();
    if (over !== null) return over;
    if (columns.held() !== null && now.state === 'planned') return 'Faltan columnas';
    if (isWaiting(now)) return `Desde el ${momentText(now.at)}`;
    return (now.state === 'planned' ? nothingToWrite(now, isStrict) : null) ?? importStateTexts[now.state];
  };

  const write: ScreenAction<ImportRow> = {
    key: 'i',
    name: 'importar',
    about: 'importar: escribir lo que se muestra, todo o nada',
    isOfScreen: true,
    refuses() {
      const unready = isReady() ?? undoing.ended();
      if (unready !== null || sheet.run === null) return unready;
      const refusal = columns.refusal(sheet.run);
      if (refusal !== null) return refusal;
      return sheet.run.state === 'planned' ? nothingToWrite(sheet.run, isStrict) : importStateTexts[sheet.run.state];
    },
    steps: () => [
      ...(sheet.run?.priceList == null ? [] : [momentStep(cli.terminal)]),
      {
        kind: 'confirmation',
        label:
          sheet.run === null
            ? ''
            : `¿Importar ${sheet.run.wouldWrite} de ${sheet.run.fileName}${intoText(sheet.run)}${sheet.run.withPrices}?`,
      },
    ],
    async run(_items, answers) {
      if (sheet.work === null || sheet.run === null) return Err(nothingChosen);
      const applied = await sheet.work.apply(sheet.run.priceList === null ? null : momentOf(answers[0]));
      if (!applied.ok) return applied;
      take(applied.val);
      return Ok({ message: null });
    },
  };

  const save: ScreenAction<ImportRow> = {
    key: 'g',
    name: 'guardar',
    about: 'guardar todas las filas rechazadas, con su motivo, para corregirlas',
    isOfScreen: true,
    isLastAtFoot: true,
    refuses: () => isReady() ?? ((sheet.run?.rejected ?? 0) === 0 ? 'No hay filas rechazadas' : null),
    steps: () => [
      {
        kind: 'text',
        label: '¿Dónde guardarlas? En .xlsx o .csv',
        usual: given.options.rejections ?? 'rechazadas.csv',
        max: 1000,
        problemOf: (text) => (text.trim() === '' ? 'Escribí dónde guardarlas' : null),
      },
    ],
    async run(_items, [path = '']) {
      if (sheet.work === null) return Err(nothingChosen);
      const file = await sheet.work.rejectedRows(path.trim().toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv');
      if (!file.ok) return file;
      const saved = await saveFromScreen(cli, file.val, path, given.options);
      return saved.map((where) => ({ message: `Guardadas en ${where}` }));
    },
  };

  const whyNotDiscarded = (): string | null =>
    isReady() ?? undoing.ended() ?? (sheet.run?.state === 'done' ? 'Ya se importó: z la deshace' : null);

  const discard: ScreenAction<ImportRow> = {
    key: 'x',
    name: 'descartar',
    about: 'descartar la planilla: se olvida sin importarla',
    isOfScreen: true,
    isLastAtFoot: true,
    refuses: whyNotDiscarded,
    steps: () => [{ kind: 'confirmation', label: sheet.run === null ? '' : discardQuestion(sheet.run) }],
    async run() {
      // Since it was asked, somebody else may have imported it.
      const refusal = whyNotDiscarded();
      if (sheet.work === null || sheet.run === null || refusal !== null) return Err(refusal ?? nothingChosen);
      const message = discardedText(sheet.run);
      const discarded = await sheet.work.discard();
      if (!discarded.ok) {
        // The next question is about the import as it is now.
        await look();
        return discarded;
      }
      sheet.forget();
      columns.forget();
      return Ok({ message });
    },
  };

  return {
    title: 'Importar',
    names: ['fila', 'filas'],
    tabs: [
      { id: 'columns', title: 'Columnas' },
      { id: 'plan', title: 'Qué haría' },
      { id: 'rejected', title: 'Rechazadas' },
    ],
    columns: (style, tab) => columnsOf(tab, () => sheet.run, style),
    keyOf: (row) => (row.kind === 'column' ? `column ${row.at}` : row.kind === 'count' ? row.name : `line ${row.line}`),
    async page({ tab }): Promise<Result<Page<ImportRow>, string>> {
      const answer = await look();
      if (!answer.ok) return answer;
      const now = answer.val;
      if (now === null) return Ok({ items: [], next: null });
      const undone = await undoing.look();
      if (!undone.ok) return undone;
      const { rejected } = now;
      const problem = undoing.problem() ?? problemWithWorksheets(now);
      return Ok({
        items: rowsOfTab(tab, now, columns.held()),
        next: null,
        note: `${now.fileName} · ${recordText(now)}${ofListText(now)} · ${stateText(now)}`,
        counts: rejected > 0 ? { rejected: formatCount(rejected) } : {},
        work: undoing.isUnderWay() ? { title: 'Deshaciendo', share: null } : workOf(now),
        ...(problem === null ? {} : { problem }),
      });
    },
    detail: {
      open: async (row) => (sheet.run === null ? Err('') : Ok({ run: sheet.run, row })),
      text: (opened, style, columns) => openedText(opened.run, opened.row, style, columns),
    },
    actions: [write, choose, columns.action, columns.listAction, worksheet, save, undoing.action, discard],
    findHint: null,
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada para mostrar; f elige la planilla',
    first: async () => ((await beginFirst()).ok && sheet.work === null ? 'f' : null),
    close: async () => sheet.work?.leave() ?? null,
  };
}
