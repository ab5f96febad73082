import { columnChoiceText } from '#adapters/texts/column-choice.es.ts';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { importKindTexts } from '#adapters/texts/import-reasons.es.ts';
import { importProblem, importStateTexts } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import {
  type ColumnChoice,
  columnChoiceFlaws,
  columnChoiceOf,
  mappingTextOf,
} from '#core/catalogue/import/column-choice.ts';
import { columnSets, importKinds } from '#core/catalogue/import/columns.ts';
import type { ImportRun, ImportUpload } from '#core/catalogue/import/import.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { givingUpMs, type ImportOptions, uploadOf, whatFor } from '../commands/import.command.ts';
import type { Cli } from '../run-command.ts';
import type { SignedIn } from '../session.ts';
import { columnLetter, planText } from '../views/plan.view.ts';
import { nothingChosen } from './cases.ts';
import type { OngoingWork, Page, Screen, ScreenAction } from './frame/screen.ts';
import {
  columnRows,
  countRows,
  headingsOf,
  type ImportRow,
  meaningChoices,
  meaningText,
  rejectionRows,
} from './import-rows.ts';
import { saveFromScreen } from './save-from-screen.ts';
import { problemSaid } from './screen-problem.ts';

const workOf = ({ state, rowsRead, rowsTotal }: ImportRun): OngoingWork | null => {
  if (state !== 'reading' && state !== 'writing') return null;
  const share = rowsTotal === null || rowsTotal === 0 ? null : rowsRead / rowsTotal;
  return { title: `${importStateTexts[state]} (${formatCount(rowsRead)} filas)`, share };
};

/** A sheet on its way into the catalogue: what its columns are, what would happen, and what was rejected. */
export function importScreen(
  cli: Cli,
  { caller }: SignedIn,
  given: {
    readonly path: string;
    readonly options: Omit<ImportOptions, 'kind'> & Partial<Pick<ImportOptions, 'kind'>>;
  },
): Screen<ImportRow, ImportRun> {
  const { imports, importHistory } = cli.services;
  const said = problemSaid(cli);
  // Ctrl-C lets the server give up what it reads.
  cli.patience.ms = givingUpMs;
  let run: ImportRun | null = null;
  /** Columns that were told here and the server has not read by, because they do not suffice yet: until it has, or another sheet is begun. */
  let choice: ColumnChoice | null = null;

  const take = (next: ImportRun): ImportRun => {
    run = next;
    return next;
  };
  const problemOf = (failure: Parameters<typeof importProblem>[0]): string =>
    said(failure, (each) => importProblem(each, run?.kind ?? 'catalogue'));

  const begin = async (upload: ImportUpload): Promise<Result<ImportRun, string>> => {
    if (run !== null) await imports.discard(caller, run.id);
    const started = await imports.start(caller, upload);
    if (!started.ok) return Err(problemOf(started.val));
    choice = null;
    return Ok(take(started.val));
  };
  /** The first one is begun with what the command line says. */
  let first: Promise<Result<ImportRun, string>> | null = null;
  const beginGiven = async (): Promise<Result<ImportRun, string>> => {
    const { kind } = given.options;
    if (given.path === '' || kind === undefined) return Err('');
    const upload = await uploadOf(given.path, { ...given.options, kind });
    return upload.ok ? begin(upload.val) : Err(upload.val.message);
  };

  const look = async (): Promise<Result<ImportRun | null, string>> => {
    first ??= beginGiven();
    const begun = await first;
    if (run === null) return begun.ok || begun.val === '' ? Ok(null) : begun;
    const shown = await imports.show(caller, run.id);
    return shown.ok ? Ok(take(shown.val)) : Err(problemOf(shown.val));
  };

  const readWith = async (next: ColumnChoice, sheet: string | null): Promise<Result<ImportRun, string>> => {
    if (run === null) return Err(nothingChosen);
    const mapping = mappingTextOf(columnSets[run.kind], next, headingsOf(run));
    const mapped = await imports.map(caller, run.id, { mapping, sheet, priceList: null, supplier: run.supplier });
    if (!mapped.ok) return Err(problemOf(mapped.val));
    choice = null;
    return Ok(take(mapped.val));
  };

  const isReady = (): string | null => {
    if (run === null) return 'Elegí primero una planilla';
    return run.state === 'reading' || run.state === 'writing' ? 'Esperá a que termine' : null;
  };

  const choose: ScreenAction<ImportRow> = {
    key: 'f',
    name: 'archivo',
    about: 'elegir la planilla, y qué trae',
    isOfScreen: true,
    refuses: () => (run === null ? null : isReady()),
    steps: () => [
      {
        kind: 'text',
        label: 'Planilla: CSV o Excel (.xlsx)',
        max: 1000,
        usual: given.path,
        problemOf: (text) => (text.trim() === '' ? 'Escribí dónde está el archivo' : null),
      },
      {
        kind: 'choice',
        label: '¿Qué trae?',
        usual: given.options.kind ?? 'catalogue',
        choices: importKinds.map((kind) => ({ value: kind, name: importKindTexts[kind] })),
      },
    ],
    async run(_items, [path = '', chosen]) {
      const kind = importKinds.find((each) => each === chosen);
      if (kind === undefined) return Err(nothingChosen);
      const upload = await uploadOf(path.trim(), { ...given.options, kind });
      if (!upload.ok) return Err(upload.val.message);
      return (await begin(upload.val)).map(() => ({ said: 'Se está leyendo: no se escribió nada' }));
    },
  };

  const match: ScreenAction<ImportRow> = {
    key: 'e',
    name: 'elegir columna',
    about: 'decir qué es una columna',
    refuses: ([row]) => isReady() ?? (row?.kind === 'column' ? null : 'Eso va en las columnas (←)'),
    steps: ([row]) => [
      {
        kind: 'choice',
        label: row?.kind === 'column' ? `¿Qué es la columna ${columnLetter(row.at)} «${row.heading}»?` : '',
        usual: row?.kind === 'column' ? row.meaning : '',
        choices: run === null ? [] : meaningChoices(run.kind),
      },
    ],
    async run([row], [meaning = '']) {
      if (run === null || row?.kind !== 'column') return Err(nothingChosen);
      const set = columnSets[run.kind];
      const before = choice ?? columnChoiceOf(set, run);
      const next = { ...before, meanings: before.meanings.map((each, at) => (at === row.at ? meaning : each)) };
      const [flaw] = columnChoiceFlaws(set, next);
      choice = next;
      if (flaw !== undefined) return Ok({ said: columnChoiceText(flaw, set) });
      const read = await readWith(next, run.preview?.sheet || null);
      return read.map(() => ({ said: 'Se lee de nuevo con esas columnas' }));
    },
  };

  const write: ScreenAction<ImportRow> = {
    key: 'i',
    name: 'importar',
    about: 'importar: escribir lo que se muestra, todo o nada',
    isOfScreen: true,
    refuses() {
      const unready = isReady();
      if (unready !== null || run === null) return unready;
      if (choice !== null) {
        // What is shown is not what would be written.
        const [flaw] = columnChoiceFlaws(columnSets[run.kind], choice);
        return flaw === undefined
          ? 'Esas columnas todavía no se leyeron'
          : columnChoiceText(flaw, columnSets[run.kind]);
      }
      if (run.state !== 'planned') return importStateTexts[run.state];
      return whatFor(run.summary) === '' ? 'Nada para hacer: el catálogo ya está así' : null;
    },
    steps: () => [{ kind: 'confirmation', label: `¿Importar ${run === null ? '' : whatFor(run.summary)}?` }],
    async run() {
      if (run === null) return Err(nothingChosen);
      const applied = await imports.apply(caller, run.id, { strict: given.options.strict === true });
      if (!applied.ok) return Err(problemOf(applied.val));
      take(applied.val);
      return Ok({ said: 'Se está importando' });
    },
  };

  const save: ScreenAction<ImportRow> = {
    key: 'g',
    name: 'guardar rechazadas',
    about: 'guardar todas las filas rechazadas, con su motivo, para corregirlas',
    isOfScreen: true,
    refuses: () => isReady() ?? ((run?.summary.rejected ?? 0) === 0 ? 'No hay filas rechazadas' : null),
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
      if (run === null) return Err(nothingChosen);
      const format = path.trim().toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
      const file = await importHistory.rejectedRows(caller, run.id, format);
      if (!file.ok) return Err(said(file.val, importHistoryProblem));
      const saved = await saveFromScreen(cli, file.val.name, file.val.content, path);
      return saved.map((where) => ({ said: `Guardadas en ${where}` }));
    },
  };

  const rowsOf = (tab: string, now: ImportRun): readonly ImportRow[] => {
    if (tab === 'plan') return now.state === 'reading' ? [] : countRows(now);
    if (tab === 'rejected') return rejectionRows(now);
    return columnRows(now, choice ?? columnChoiceOf(columnSets[now.kind], now));
  };

  return {
    title: 'Importar',
    names: ['fila', 'filas'],
    tabs: [
      { id: 'columns', title: 'Columnas' },
      { id: 'plan', title: 'Qué haría' },
      { id: 'rejected', title: 'Rechazadas' },
    ],
    columns: (style, tab) => columnsOf(tab, () => run, style),
    keyOf: (row) => (row.kind === 'column' ? `column ${row.at}` : row.kind === 'count' ? row.name : `line ${row.line}`),
    async page({ tab }): Promise<Result<Page<ImportRow>, string>> {
      const looked = await look();
      if (!looked.ok) return looked;
      const now = looked.val;
      if (now === null) return Ok({ items: [], next: null });
      const { rejected } = now.summary;
      return Ok({
        items: rowsOf(tab, now),
        next: null,
        note: `${now.fileName} · ${importKindTexts[now.kind]} · ${importStateTexts[now.state]}`,
        counts: rejected > 0 ? { rejected: formatCount(rejected) } : {},
        work: workOf(now),
        ...(now.failure === null ? {} : { problem: importProblem(now.failure, now.kind) }),
      });
    },
    detail: {
      open: async () => (run === null ? Err('') : Ok(run)),
      text: (now, style, columns) => planText(now, style, columns),
    },
    actions: [choose, match, write, save],
    findHint: null,
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada para mostrar; f elige la planilla',
    ...(given.path === '' || given.options.kind === undefined ? { first: 'f' } : {}),
    async close() {
      // What was not written is forgotten, with its file.
      if (run === null || run.state === 'done') return null;
      if (run.state === 'writing')
        return 'La importación sigue en el servidor hasta terminar: mirala con mostrador imports list';
      await imports.discard(caller, run.id);
      return null;
    },
  };
}

const columnsOf: (
  tab: string,
  current: () => ImportRun | null,
  style: Parameters<Screen['columns']>[0],
) => ReturnType<Screen<ImportRow>['columns']> = (tab, current, style) => {
  const kindOf = () => current()?.kind ?? 'catalogue';
  switch (tab) {
    case 'plan':
      return [
        { title: 'Qué pasa', cell: (row) => (row.kind === 'count' ? row.name : '') },
        { title: 'Filas', cell: (row) => (row.kind === 'count' ? formatCount(row.count) : ''), align: 'right' },
      ];
    case 'rejected':
      return [
        { title: 'Línea', cell: (row) => (row.kind === 'rejection' ? formatCount(row.line) : ''), align: 'right' },
        { title: 'Por qué', cell: (row) => (row.kind === 'rejection' ? row.why : ''), least: 20 },
      ];
    default:
      return [
        { title: 'Columna', cell: (row) => (row.kind === 'column' ? columnLetter(row.at) : '') },
        { title: 'Título', cell: (row) => (row.kind === 'column' ? row.heading : ''), least: 10 },
        {
          title: 'Qué es',
          cell: (row) => (row.kind === 'column' ? meaningText(kindOf(), row.meaning) : ''),
          paint: (text, row) => (row.kind === 'column' && row.meaning === '' ? style.faint(text) : style.good(text)),
          least: 12,
        },
        { title: 'Ejemplo', cell: (row) => (row.kind === 'column' ? row.sample : ''), least: 8 },
      ];
  }
};
