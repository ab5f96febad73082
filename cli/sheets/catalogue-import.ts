import { basename } from 'node:path';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { pricesOfText } from '#adapters/texts/import.es.ts';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { importRunToWire } from '#adapters/wire/imports.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportFailure, ImportRun, ImportUpload, RunFailure } from '#core/catalogue/import/import.service.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { exitCodes } from '../exit-codes.ts';
import { followWork } from '../follow.ts';
import { openLocalFile } from '../local-file.ts';
import { done, Interrupted, isOutcome, type Outcome, type Problem, problem, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { type Progress, startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Cli } from '../run-command.ts';
import { saveFile, whyNoRejections } from '../saved-file.ts';
import { signedIn } from '../session.ts';
import { printable, styleFor } from '../style.ts';
import { columnsOf } from '../terminal.ts';
import { sayOtherWorksheets } from '../views/other-worksheets.ts';
import { changedSinceLines, planText } from '../views/plan.view.ts';
import { askPriceList, lacksPriceList } from './asked-price-list.ts';
import { mappingFrom } from './mapping-file.ts';
import { type ReadingOptions, withColumnAdvice } from './reading-options.ts';

/** Milliseconds that the server may take to give an import up. */
export const givingUpMs = 60_000;

export interface ImportOptions extends ReadingOptions {
  readonly kind: ImportKind;
  readonly priceList?: string;
  readonly dryRun?: boolean;
  readonly strict?: boolean;
  readonly yes?: boolean;
  readonly rejections?: string;
  readonly force?: boolean;
}

/** Uploads, shows what would happen, asks, and writes all of it or nothing. */
export async function importFile(cli: Cli, path: string, options: ImportOptions): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const upload = await uploadOf(path, options);
  if (!upload.ok) return upload.val;
  if (!options.yes && !options.dryRun && !outputMode.mayAsk) {
    return wrongUsage(
      'No hay a quién preguntarle antes de escribir',
      'Va --yes para importar, o --dry-run para ver qué pasaría',
    );
  }
  const noRejections = await whyNoRejections(options.rejections, path, options.force === true);
  if (noRejections !== null) return noRejections;
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const { caller } = who.val;

  let preview: SheetPreview | null = null;
  const read = await inProgress(cli, (progress) =>
    plan(cli, caller, upload.val, progress, (run) => {
      preview = run.preview;
    }),
  );
  const planned = await withPriceList(cli, caller, upload.val, read);
  if (terminal.interrupted.aborted && !planned.ok) return givenUp('import-given-up');
  if (!planned.ok) {
    if (isOutcome(planned.val)) return planned.val;
    if (isMisunderstood(planned.val)) sayOtherWorksheets(cli, preview, '--sheet');
    return importOutcome(cli, planned.val, options.kind);
  }
  const run = planned.val;
  const unsaved = await saveRejections(cli, caller, run, options.rejections);
  if (unsaved !== null) return leave(cli, caller, run, unsaved);
  sayPlan(cli, run, options);

  try {
    return await decide(cli, caller, run, options);
  } catch (error) {
    if (error instanceof Interrupted) return giveUp(cli, caller, run);
    throw error;
  } finally {
    terminal.stdin.pause?.();
  }
}

/**
 * The rejected rows to a file whose ending says the format; null once it is there, or where there is nothing to save.
 */
async function saveRejections(
  cli: Cli,
  caller: Caller,
  { id, summary }: ImportRun,
  path: string | undefined,
): Promise<Problem | null> {
  if (path === undefined || summary.rejected === 0) return null;
  const { services, settings } = cli;
  const format = path.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
  const file = await services.importHistory.rejectedRows(caller, id, format);
  if (!file.ok) return problemOf(file.val, settings.server, importHistoryProblem);
  const saved = await saveFile(cli, path, file.val.content, { output: path, force: true });
  return saved.ok ? null : saved.val;
}

async function decide(cli: Cli, caller: Caller, run: ImportRun, options: ImportOptions): Promise<Outcome> {
  const { kind, summary: planned } = run;
  if (options.strict && planned.rejected > 0) {
    const failure = { code: 'rows-rejected', rejected: planned.rejected } as const;
    return leave(cli, caller, run, importOutcome(cli, failure, kind));
  }
  if (planned.new + planned.changed === 0) {
    const why = planned.rejected > 0 ? 'ninguna fila que se pudo leer cambia algo' : 'el catálogo ya está así';
    return leave(cli, caller, run, notApplied(run, `Nada para hacer: ${why}`, exitOf(run)));
  }
  if (options.dryRun) {
    return leave(
      cli,
      caller,
      run,
      notApplied(run, `No se escribió nada. Sin --dry-run se importaría: ${whatFor(planned)}`, exitOf(run)),
    );
  }
  if (!options.yes && !(await confirm(cli.terminal, `¿Importar ${whatFor(planned)}${withPrices(planned)}?`))) {
    return leave(cli, caller, run, notApplied(run, 'No se importó nada', exitCodes.declined));
  }
  const startedAt = cli.terminal.now();
  let written = await inProgress(cli, (progress) => write(cli, caller, run, options, progress));
  while (written.ok && written.val.state === 'planned') {
    const asked = written.val;
    sayChanged(cli, asked, options.yes === true);
    // With --yes nobody saw the changes, neither those of the dry run nor those of now.
    if (
      !options.yes &&
      !(await confirm(cli.terminal, `¿Importar ${whatFor(asked.summary)}${withPrices(asked.summary)} igual?`))
    ) {
      return leave(cli, caller, asked, notApplied(asked, 'No se importó nada', exitCodes.declined));
    }
    written = await inProgress(cli, (progress) => write(cli, caller, asked, options, progress));
  }
  if (!written.ok) return written.val.code === 'unreachable' ? serverLost : importOutcome(cli, written.val, kind);
  const seconds = Math.max(1, Math.round((cli.terminal.now() - startedAt) / 1000));
  const { summary } = written.val;
  return done(
    { ...importRunToWire(written.val), applied: true },
    `Importado en ${formatCount(seconds)} s: ${count(summary.new, 'nuevo')}, ${count(summary.changed, 'modificado')}, ${rejectedRowsText(summary.rejected)}`,
    exitOf(written.val),
  );
}

const rejectedRowsText = (rows: number): string =>
  `${formatCount(rows)} ${rows === 1 ? 'fila rechazada' : 'filas rechazadas'}`;

/** As of the other sheets: rows that were rejected are a failure, though the others were written. */
const exitOf = ({ summary }: ImportRun): 0 | 1 => (summary.rejected > 0 ? exitCodes.failed : exitCodes.done);

/** What the server had begun to write it goes on with, at its next start too (docs/rules/imports.md 3). */
const serverLost = problem(
  'import-goes-on',
  'El servidor dejó de contestar mientras importaba',
  'Cuando vuelva sigue solo hasta el final: esperá unos minutos y fijate si el catálogo cambió antes de importar de nuevo',
);

/** The file and its mapping, opened before anything is sent. */
export async function uploadOf(path: string, options: ImportOptions): Promise<Result<ImportUpload, Problem>> {
  const blob = await openLocalFile(path);
  if (!blob.ok) return blob;
  const mapping = await mappingFrom(options.mapping);
  if (!mapping.ok) return mapping;
  return Ok({
    kind: options.kind,
    fileName: basename(path),
    content: contentOfBlob(blob.val),
    mapping: mapping.val,
    sheet: options.sheet ?? null,
    priceList: options.priceList ?? null,
    supplier: options.supplier ?? null,
  });
}

async function plan(
  cli: Cli,
  caller: Caller,
  upload: ImportUpload,
  progress: Progress,
  onLook: (run: ImportRun) => void,
) {
  const { services } = cli;
  progress.show({ title: 'Subiendo', done: 0, total: null });
  const started = await services.imports.start(caller, upload);
  if (!started.ok) return started;
  try {
    return await follow(cli, caller, started.val, 'Leyendo', progress, onLook);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await discardPatiently(cli, caller, started.val);
    return Err({ code: 'interrupted' } as const);
  }
}

/** A list of prices that does not say of which list they are: whoever is there is asked, and it is read again. */
async function withPriceList(
  cli: Cli,
  caller: Caller,
  { mapping, sheet, supplier }: ImportUpload,
  read: Result<ImportRun, ImportFailure | RunFailure>,
): Promise<Result<ImportRun, ImportFailure | RunFailure | Problem>> {
  if (!read.ok || !lacksPriceList(read.val)) return read.andThen((run) => settled(Ok(run)));
  const priceList = await askPriceList(cli, caller);
  if (!priceList.ok) {
    await cli.services.imports.discard(caller, read.val.id);
    return priceList;
  }
  const asked = { mapping, sheet, priceList: priceList.val, supplier };
  const again = await cli.services.imports.map(caller, read.val.id, asked);
  return again.ok
    ? settled(await inProgress(cli, (progress) => follow(cli, caller, again.val, 'Leyendo', progress)))
    : again;
}

/** Ctrl-C: the server is asked to give it up, which takes as long as the statement that it is at. */
const discardPatiently = (cli: Cli, caller: Caller, run: ImportRun) => {
  cli.patience.ms = givingUpMs;
  return cli.services.imports.discard(caller, run.id);
};

async function giveUp(cli: Cli, caller: Caller, run: ImportRun): Promise<Outcome> {
  const discarded = await discardPatiently(cli, caller, run);
  if (discarded.ok) return givenUp('import-given-up');
  const { val: failure } = discarded;
  const isTooLate = failure.code === 'import-not-ready' && failure.state === 'done';
  return givenUp(isTooLate ? 'import-too-late' : 'import-in-doubt');
}

const givenUpTexts = {
  'import-given-up': 'Importación abandonada: no se escribió nada',
  'import-too-late': 'Ya era tarde: la importación se terminó de escribir',
  'import-in-doubt': 'El servidor no dice si llegó a abandonarla: fijate si el catálogo cambió',
} as const;

const givenUp = (code: keyof typeof givenUpTexts): Problem =>
  problem(code, givenUpTexts[code], undefined, exitCodes.interrupted);

async function write(cli: Cli, caller: Caller, run: ImportRun, { strict = false }: ImportOptions, progress: Progress) {
  const applied = await cli.services.imports.apply(caller, run.id, { strict, seenAt: run.changedAt });
  if (!applied.ok) return applied;
  return settled(await follow(cli, caller, { ...applied.val, rowsTotal: run.rowsTotal }, 'Importando', progress));
}

const follow = (
  cli: Cli,
  caller: Caller,
  run: ImportRun,
  title: string,
  progress: Progress,
  onLook: (run: ImportRun) => void = () => undefined,
) =>
  followWork(run, {
    isUnderWay: ({ state }) => isUnderWay(state),
    look: () => cli.services.imports.show(caller, run.id),
    interrupted: cli.terminal.interrupted,
    onLook: (latest) => {
      onLook(latest);
      progress.show({ title, done: latest.rowsRead, total: latest.rowsTotal });
    },
  });

/** A run that failed is a failure. */
const settled = (followed: Result<ImportRun, ImportFailure>): Result<ImportRun, ImportFailure | RunFailure> =>
  followed.ok && followed.val.failure !== null ? Err(followed.val.failure) : followed;

async function inProgress<Value>({ terminal, outputMode }: Cli, work: (progress: Progress) => Promise<Value>) {
  const progress = startProgress(terminal, outputMode);
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
}

/** The plan belongs to the document, but a person who is asked has to see it. */
function sayPlan({ terminal, outputMode }: Cli, run: ImportRun, options: ImportOptions): void {
  const isAsked = !options.yes && !options.dryRun;
  if ((outputMode.json || outputMode.quiet) && !isAsked) return;
  const isDocument = !outputMode.json && (terminal.stdout.isTTY === true || !isAsked);
  const stream = isDocument ? terminal.stdout : terminal.stderr;
  const style = styleFor(isDocument ? outputMode.colour.stdout : outputMode.colour.stderr);
  stream.write(`${planText(run, style, columnsOf(stream))}\n\n`);
}

/**
 * Tells the person, before the question, what changed since the look, or that it is written over all the same; the
 * document of `--json` has it at the end.
 */
function sayChanged({ terminal, outputMode }: Cli, run: ImportRun, goesOn: boolean): void {
  const lines = changedSinceLines(run, styleFor(outputMode.colour.stderr), columnsOf(terminal.stderr), goesOn);
  if (lines.length > 0) terminal.stderr.write(`${lines.join('\n')}\n`);
}

/** The server forgets the file: nothing will come of it. */
async function leave(cli: Cli, caller: Caller, run: ImportRun, outcome: Outcome): Promise<Outcome> {
  await cli.services.imports.discard(caller, run.id);
  return outcome;
}

const notApplied = (run: ImportRun, text: string, exit: 0 | 1 | 2): Outcome =>
  done({ ...importRunToWire(run), applied: false }, text, exit);

const importOutcome = ({ settings }: Cli, failure: ImportFailure | RunFailure, kind: ImportKind): Problem => {
  const outcome = problemOf(failure, settings.server, (each) => importProblem(each, kind));
  return withColumnAdvice(outcome, 'Importaciones');
};

const count = (rows: number, name: string): string => `${formatCount(rows)} ${name}${rows === 1 ? '' : 's'}`;

/** ' (precios de Lista 1)', where it writes prices. */
export const withPrices = ({ priceLists }: ImportRun['summary']): string =>
  priceLists.length === 0 ? '' : ` (${printable(pricesOfText(priceLists))})`;

/** The counts of a dry run, those of zero left out: '6.498 nuevos y 3 modificados'. */
export const whatFor = (summary: ImportRun['summary']): string =>
  [
    ...(summary.new > 0 ? [count(summary.new, 'nuevo')] : []),
    ...(summary.changed > 0 ? [count(summary.changed, 'modificado')] : []),
  ].join(' y ');
