import { planTexts } from '#adapters/texts/import.es.ts';
import { changedSinceText } from '#adapters/texts/import-change.es.ts';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportRun, UnconfirmedImport } from '#core/catalogue/import/import.service.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import { type ImportKind, importKinds, type RecordKind } from '#core/imports/record-kinds.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { SheetRunWait } from '#core/sheets/sheet-run.ts';
import { lacksCall } from '../last-trouble.ts';
import type { Cli } from '../run-command.ts';
import { type ImportOptions, uploadOf, whatFor, withPrices } from '../sheets/catalogue-import.ts';
import type { Style } from '../style.ts';
import { planText } from '../views/plan.view.ts';
import { problemTextOf } from './screen-problem.ts';

export interface RejectedRow {
  readonly line: number;
  /** The cells as in the file; empty where the server does not answer them. */
  readonly cells: readonly string[];
  readonly reasons: readonly string[];
}

/** A sheet on its way in, as the screen shows it: of the catalogue, or of another kind. */
export interface ImportView
  extends Pick<
    ImportRun,
    'fileName' | 'state' | 'rowsRead' | 'rowsTotal' | 'columns' | 'decimal' | 'constants' | 'preview'
  > {
  readonly kind: RecordKind;
  /** The name of the list that new prices are of; null for every other kind. */
  readonly priceList: string | null;
  /** The moment from which new prices hold, ISO 8601; null for at once, and for every other kind. */
  readonly at: string | null;
  /** What one that is being written waits for; null for nothing. */
  readonly waitsFor: SheetRunWait | null;
  readonly columnSet: ColumnSet;
  /** The import was confirmed before: some of its rows may be stored, in any state of the run. */
  readonly wasApplied: boolean;
  /** The counts of the dry run, or of the import, in their order. */
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  readonly rejected: number;
  readonly rejections: readonly RejectedRow[];
  /** '2 nuevos y 1 modificado'; empty where nothing would be written. */
  readonly wouldWrite: string;
  /** ' (precios de Lista 1)', after what would be written; empty where no prices of lists are. */
  readonly withPrices: string;
  /** The problem of the import; null for none. */
  readonly problem: string | null;
  text(style: Style, columns: number): string;
}

/** The import of a sheet, of the catalogue or of another kind. Failures are sentences. */
export interface ImportWork {
  look(): Promise<Result<ImportView, string>>;
  /** Reads it with that mapping; without one the columns are recognised anew. */
  readWith(mapping: string | null, sheet: string | null): Promise<Result<ImportView, string>>;
  /** Writes what is planned; new prices hold from `at` on (ISO 8601, null for at once). */
  apply(at: string | null): Promise<Result<ImportView, string>>;
  rejectedRows(format: SheetFormat): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, string>>;
  /** Takes back what was written; goes on by itself. */
  undo(): Promise<Result<void, string>>;
  /** How the taking back goes, as the history says it. */
  undoing(): Promise<Result<Undoing, string>>;
  /** Forgets it and its file, as it was last answered. */
  discard(): Promise<Result<void, string>>;
  /**
   * Called when the screen is left: forgets the sheet, as it was last answered, where this run uploaded it and nobody
   * wrote it. Answers what goes on or stays without the screen, or null.
   */
  leave(): Promise<string | null>;
}

export type GivenImport = Omit<ImportOptions, 'kind'>;

const statuses = ['new', 'changed', 'unchanged', 'missing', 'rejected'] as const;

const problemOfRun = ({ failure, kind, changedSince }: ImportRun): string | null => {
  if (failure !== null) return importProblem(failure, kind);
  return changedSince === null ? null : changedSinceText(changedSince);
};

const viewOf = (run: ImportRun): ImportView => ({
  ...run,
  priceList: null,
  ...{ at: null, waitsFor: null },
  columnSet: columnSets[run.kind],
  // All of it or nothing.
  wasApplied: run.state === 'done',
  counts:
    run.state === 'reading' ? [] : statuses.map((status) => ({ name: planTexts[status], count: run.summary[status] })),
  rejected: run.summary.rejected,
  rejections: run.summary.rejections.map(({ line, cells = [], reasons }) => ({
    line,
    cells,
    reasons: reasons.map((reason) => rowReasonText(reason, run.kind)),
  })),
  wouldWrite: whatFor(run.summary),
  withPrices: withPrices(run.summary),
  problem: problemOfRun(run),
  text: (style, columns) => planText(run, style, columns),
});

/** How the undoing of an import goes: under way, what is said of it, or why the import stays as it is. */
export type Undoing = 'under-way' | { readonly undone: string } | { readonly notDone: string };

/** As the history has it. An import that it lacks was taken back. */
export const undoingOf = async (
  history: Pick<ImportHistoryService, 'list'>,
  caller: Caller,
  id: string,
  problemText: ReturnType<typeof problemTextOf>,
): Promise<Result<Undoing, string>> => {
  const page = await history.list(caller, null);
  if (!page.ok) return Err(problemText(page.val, importHistoryProblem));
  const { records } = page.val;
  const record = records.find((each) => each.id === id);
  if (record === undefined) return Ok({ undone: 'Deshecha' });
  const stateText = importStateText(record, records.slice(0, records.indexOf(record)));
  if (record.undo === null) return Ok({ notDone: `No se pudo deshacer. ${stateText || 'Con z se prueba de nuevo'}` });
  return Ok(record.undo.undoneAt === null ? 'under-way' : { undone: stateText });
};

/** A sheet of the catalogue: the server keeps it between the calls. */
export const beginCatalogueImport = async (
  cli: Cli,
  caller: Caller,
  path: string,
  options: ImportOptions,
): Promise<Result<ImportWork, string>> => {
  const upload = await uploadOf(path, options);
  if (!upload.ok) return upload.mapErr(({ message }) => message);
  const isStrict = options.strict === true;
  return (await cli.services.imports.start(caller, upload.val))
    .map((run) => catalogueWork(cli, caller, run, { isStrict, isBroughtHere: true }))
    .mapErr(catalogueProblemsOf(cli, options.kind));
};

const catalogueProblemsOf = (cli: Cli, kind: ImportKind) => {
  const problemText = problemTextOf(cli);
  return (failure: Parameters<typeof importProblem>[0]): string =>
    problemText(failure, (each) => importProblem(each, kind));
};

type KeptImport = Pick<UnconfirmedImport, 'id' | 'kind' | 'readAt'>;

/**
 * The newest sheet of the catalogue that who is signed in left before, here or on the web: the one that is being
 * written, or else one that was looked at and not imported (docs/rules/imports.md 20); of that kind where one is said.
 * Null where there is none.
 */
export const keptCatalogueImport = async (
  cli: Cli,
  caller: Caller,
  kind: ImportKind | null,
): Promise<Result<KeptImport | null, string>> => {
  const isOwn = (each: { readonly kind: RecordKind }, userName: string): boolean =>
    userName === caller.userName && (kind === null || each.kind === kind);
  const history = await cli.services.apart(() => cli.services.importHistory.list(caller, null));
  const running = history.ok ? history.val.records.filter(({ isRunning }) => isRunning) : [];
  for (const { importedBy, importedAt, ...record } of running) {
    const ofCatalogue = importKinds.find((each) => each === record.kind);
    if (ofCatalogue === undefined || !isOwn(record, importedBy)) continue;
    return Ok({ id: record.id, kind: ofCatalogue, readAt: Date.parse(importedAt) });
  }
  const listed = await cli.services.imports.unconfirmed(caller);
  if (!listed.ok) {
    const isNone = listed.val.code === 'not-allowed' || lacksCall(cli.services.trouble());
    return isNone ? Ok(null) : listed.mapErr(catalogueProblemsOf(cli, kind ?? 'catalogue'));
  }
  return Ok(listed.val.find((each) => isOwn(each, each.startedBy)) ?? null);
};

/** Null where it is gone by now. */
export const openCatalogueImport = async (
  cli: Cli,
  caller: Caller,
  { id, kind }: KeptImport,
  isStrict: boolean,
): Promise<Result<ImportWork | null, string>> => {
  const run = await cli.services.imports.show(caller, id);
  if (!run.ok && run.val.code === 'import-not-found') return Ok(null);
  return run
    .map((found) => catalogueWork(cli, caller, found, { isStrict, isBroughtHere: false }))
    .mapErr(catalogueProblemsOf(cli, kind));
};

/** What a screen does with a sheet of the catalogue, as it was last answered. */
const catalogueWork = (
  cli: Cli,
  caller: Caller,
  begun: ImportRun,
  { isStrict, isBroughtHere }: { readonly isStrict: boolean; readonly isBroughtHere: boolean },
): ImportWork => {
  const { imports, importHistory } = cli.services;
  const problemText = problemTextOf(cli);
  const problemOf = catalogueProblemsOf(cli, begun.kind);
  let run = begun;
  const take = (next: ImportRun): ImportView => {
    run = next;
    return viewOf(next);
  };
  return {
    look: async () => (await imports.show(caller, run.id)).map(take).mapErr(problemOf),
    async readWith(mapping, sheet) {
      const reading = { mapping, sheet, priceList: null, supplier: run.supplier };
      return (await imports.map(caller, run.id, reading)).map(take).mapErr(problemOf);
    },
    async apply() {
      const applying = { strict: isStrict, seenAt: run.changedAt };
      return (await imports.apply(caller, run.id, applying)).map(take).mapErr(problemOf);
    },
    rejectedRows: async (format) =>
      (await importHistory.rejectedRows(caller, run.id, format)).mapErr((failure) =>
        problemText(failure, importHistoryProblem),
      ),
    undo: async () =>
      (await importHistory.undo(caller, run.id)).mapErr((failure) => problemText(failure, importHistoryProblem)),
    undoing: () => undoingOf(importHistory, caller, run.id, problemText),
    discard: async () => (await imports.discard(caller, run.id)).mapErr(problemOf),
    async leave() {
      if (run.state === 'done') return null;
      if (run.state === 'writing')
        return `La importación sigue en el servidor hasta terminar: mirala con mostrador import --kind ${run.kind}, o en mostrador imports list`;
      if (!isBroughtHere) return `Queda sin importar: la encontrás con mostrador import --kind ${run.kind}`;
      await imports.discard(caller, run.id);
      return null;
    },
  };
};
