import { basename } from 'node:path';
import { sheetChangedSinceText } from '#adapters/texts/import-change.es.ts';
import { priceChangeText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { sheetReportToWire } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { earlierSheet, momentFlaw, type PriceChange } from '#core/price-lists/management/price-change.ts';
import type { PriceSheetReport } from '#core/price-lists/management/price-sheet.service.ts';
import { maxSheetBytes } from '#core/sheets/sheet.service.ts';
import type { SheetRun, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { readLocalBytes } from '../local-file.ts';
import { done, type Outcome, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import { whyNoRejections } from '../saved-file.ts';
import { forgetAsSeen } from '../sheets/forget-as-seen.ts';
import { mappingFrom } from '../sheets/mapping-file.ts';
import { priceSheetOf } from '../sheets/price-sheet.ts';
import { withColumnAdvice } from '../sheets/reading-options.ts';
import { type Bringing, saveRejections, step, writeAsSeen } from '../sheets/sheet-step.ts';
import { styleFor } from '../style.ts';
import { columnsOf } from '../terminal.ts';
import { otherWorksheetsLines } from '../views/other-worksheets.ts';
import { sheetReportText } from '../views/sheet.view.ts';
import { declined } from './declined.ts';
import { type OpenPriceLists, priceListOutcome, readAgain } from './find-price-list.ts';
import { onceMade, withChangeMade } from './once-made.ts';

interface BySheet {
  readonly mapping?: string;
  readonly worksheet?: string;
  readonly supplier?: string;
  readonly dryRun?: boolean;
  /** Although a sheet of that name waits for the same moment. */
  readonly again?: boolean;
  readonly rejections?: string;
  readonly force?: boolean;
  /** Nobody is asked. For a moment nobody is before it is sent. */
  readonly isSure: boolean;
}

const isAllRejected = ({ created, changed, unchanged, rejectedCount }: PriceSheetReport): boolean =>
  rejectedCount > 0 && created + changed + unchanged === 0;

const isWithoutEffect = ({ created, changed, unchanged, rejectedCount }: PriceSheetReport): boolean =>
  unchanged > 0 && created + changed + rejectedCount === 0;

const askedBefore = (change: PriceChange): string => `Ya se había pedido: ${priceChangeText(change)}`;

/**
 * Why a sheet is not brought whose name an earlier change has, for whose answer nobody waited perhaps: of one that is
 * still being made nothing could be compared, and one for the same moment would be there twice. Null where it is.
 */
const whyNotAgain = async (
  cli: Bringing<RowReason>['cli'],
  open: OpenPriceLists,
  list: SeenPriceList,
  earlier: PriceChange,
  at: string | null,
  mayRepeat: boolean,
): Promise<Outcome | null> => {
  if (earlier.state !== 'waiting') return null;
  if (at === null) {
    const made = await withChangeMade(cli, open, list, earlier);
    return made.ok ? null : made.val;
  }
  if (mayRepeat) return null;
  const warning = `Ya espera una planilla de ese nombre. ${askedBefore(earlier)}`;
  if (!cli.outputMode.mayAsk) return problem('price-sheet-waits', warning, 'Con --again se deja programada otra más');
  return (await confirm(cli.terminal, `${warning}. ¿Dejar programada otra más?`)) ? null : declined(list);
};

/** New prices of a list out of a sheet: says what it would do, asks, and settles it for its moment. */
export async function bySheet(
  cli: Bringing<RowReason>['cli'],
  open: OpenPriceLists,
  list: SeenPriceList,
  path: string,
  at: string | null,
  { dryRun, again, rejections, force = false, isSure, ...reading }: BySheet,
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await readLocalBytes(path, maxSheetBytes);
  if (!file.ok) return file.val;
  const flaw = momentFlaw(at, terminal.now());
  if (flaw !== null) return problemOf(flaw, settings.server, priceListManagementProblem);
  const noRejections = await whyNoRejections(rejections, path, force);
  if (noRejections !== null) return noRejections;
  const mapping = await mappingFrom(reading.mapping);
  if (!mapping.ok) return mapping.val;
  const upload = {
    fileName: basename(path),
    content: file.val,
    mapping: mapping.val,
    sheet: reading.worksheet ?? null,
    supplier: reading.supplier ?? null,
  };
  const kind = priceSheetOf(list);
  const service = kind.runsOf(services);
  const bringing: Bringing<RowReason> = { cli, service, caller: open.caller, worksheet: '--worksheet' };
  const wrong = (failure: SheetRunFailure) =>
    withColumnAdvice(problemOf(failure, settings.server, kind.problemText), 'Precios de una planilla');
  let preview: SheetPreview | null = null;
  const text = (report: PriceSheetReport, stream: 'stdout' | 'stderr') => {
    const [style, columns] = [styleFor(outputMode.colour[stream]), columnsOf(terminal[stream])];
    return [
      ...otherWorksheetsLines(preview, '--worksheet', style, columns),
      sheetReportText(report, kind.reasonText, null, style, columns),
    ].join('\n');
  };
  const exitOf = ({ rejectedCount }: PriceSheetReport) => (rejectedCount === 0 ? exitCodes.done : exitCodes.failed);
  const allRejected = (report: PriceSheetReport, kept: string): Outcome =>
    done(
      sheetReportToWire(report),
      `${text(report, 'stdout')}\n\nSe rechazaron todas las filas: no cambió ningún precio; ${kept}`,
      exitOf(report),
    );

  const earlier = earlierSheet(list.changes, at, upload.fileName, terminal.now());
  const isNew = earlier === null || dryRun === true;
  const repeated = isNew ? null : await whyNotAgain(cli, open, list, earlier, at, again === true);
  if (repeated !== null) return repeated;
  const brought = await step(bringing, 'Leyendo', () => service.start(open.caller, upload));
  if (!brought.ok) return wrong(brought.val);
  const { run, report: planned } = brought.val;
  preview = run.understood?.preview ?? null;
  /** Discards the sheet: nobody is going to settle it. */
  const leave = async (outcome: Outcome): Promise<Outcome> => {
    await forgetAsSeen(service, open.caller, run);
    return outcome;
  };
  const unsaved = await saveRejections(bringing, brought.val, rejections, wrong);
  if (unsaved !== null) return leave(unsaved);
  if (dryRun === true) return leave(done(sheetReportToWire(planned), text(planned, 'stdout'), exitOf(planned)));
  if (earlier !== null && at === null && isWithoutEffect(planned)) {
    return leave(done(sheetReportToWire(planned), `${text(planned, 'stdout')}\n\n${askedBefore(earlier)}`));
  }
  if (!isSure && at === null) {
    // There is nothing to ask about. Settled all the same it might write: its articles may have come in since.
    if (isAllRejected(planned)) return leave(allRejected(planned, 'con --yes queda en el historial'));
    terminal.stderr.write(`${text(planned, 'stderr')}\n`);
    const isWanted = await confirm(terminal, `¿Cambiar ya los precios de ${list.name}?`).catch(async (error) => {
      await forgetAsSeen(service, open.caller, run);
      throw error;
    });
    if (!isWanted) return leave(declined(list));
  }
  const written = await writeAsSeen(bringing, run, {
    title: 'Guardando los precios',
    columns: kind.columns,
    write: ({ changedAt }) => service.apply(open.caller, run.id, changedAt, upload.supplier, at),
    question: isSure ? null : () => `¿Cambiar ${at === null ? 'ya ' : ''}los precios de ${list.name} igual?`,
  });
  if (!written.ok) {
    await forgetUnsettled(bringing, run);
    return wrong(written.val);
  }
  const { report, isDeclined } = written.val;
  if (isDeclined && outputMode.mayAsk) return declined(list);
  if (report.changedSince !== null) {
    return problem('sheet-changed-since', sheetChangedSinceText(report.changedSince), 'Con --yes se hace igual');
  }
  const unsavedNow = await saveRejections(bringing, written.val, rejections, wrong);
  if (unsavedNow !== null) return unsavedNow;
  if (isAllRejected(report)) return allRejected(report, 'quedó en el historial (imports list --kind list-prices)');
  const settled = await readAgain(cli, open, list.id);
  const outcome = at === null ? await onceMade(cli, open, list, settled) : priceListOutcome(cli, open, settled);
  if (at === null && outcome.kind === 'problem') {
    terminal.stderr.write(`${text(report, 'stderr')}\n`);
    return outcome;
  }
  const whole = outcome.kind === 'success' ? `${text(report, 'stdout')}\n\n${outcome.text}` : text(report, 'stdout');
  return done(sheetReportToWire(report), whole, exitOf(report));
}

/**
 * Discards a sheet that was not settled: as it was seen, or failed since. One that somebody else had read again stays,
 * and so does one that is perhaps still being settled.
 */
async function forgetUnsettled<Reason>(
  { service, caller }: Bringing<Reason>,
  { id, changedAt }: SheetRun<Reason>,
): Promise<void> {
  const gone = await service.discard(caller, id, changedAt);
  if (gone.ok) return;
  const now = await service.show(caller, id);
  const isFailed = now.ok && now.val.state === 'failed' && now.val.wasApplied;
  if (isFailed) await service.discard(caller, id, now.val.changedAt);
}
