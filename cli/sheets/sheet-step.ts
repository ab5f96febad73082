import { sheetWaitTitles } from '#adapters/texts/import-history.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SheetReport } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { followWork } from '../follow.ts';
import { Interrupted, type Problem } from '../outcome.ts';
import { startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Cli } from '../run-command.ts';
import { saveFile } from '../saved-file.ts';
import { styleFor } from '../style.ts';
import { columnsOf } from '../terminal.ts';
import { sayOtherWorksheets, type WorksheetOption } from '../views/other-worksheets.ts';
import { sheetChangedLines } from '../views/sheet.view.ts';
import { forgetAsSeen } from './forget-as-seen.ts';

export interface Bringing<Reason> {
  readonly cli: Cli;
  readonly service: SheetRunService<Reason>;
  readonly caller: Caller;
  /** The option of the command that names the worksheet to read. */
  readonly worksheet: WorksheetOption;
}

export interface Reported<Reason> {
  readonly run: SheetRun<Reason>;
  readonly report: SheetReport<Reason>;
}

/**
 * Asks for something and waits for it with a bar; `planned` is the sheet it is asked of, to look how that is where no
 * answer comes. Ctrl-C leaves what is being written to the server, and forgets what is only read. Where
 * the server goes away while it writes, it is said that it may be written all the same.
 */
export async function step<Reason>(
  { cli, service, caller, worksheet }: Bringing<Reason>,
  title: string,
  ask: () => Promise<Result<SheetRun<Reason>, SheetRunFailure>>,
  planned: SheetRun<Reason> | null = null,
): Promise<Result<Reported<Reason>, SheetRunFailure>> {
  const { terminal, outputMode } = cli;
  const progress = startProgress(terminal, outputMode);
  progress.show({ title, done: 0, total: null });
  let asked: SheetRun<Reason> | null = null;
  try {
    const begun = await ask();
    // Perhaps only the answer was lost: the server knows whether it is importing.
    const isInDoubt = !begun.ok && begun.val.code === 'unreachable' && planned !== null;
    if (!begun.ok && !isInDoubt) return begun;
    asked = begun.ok ? begun.val : { ...(planned as SheetRun<Reason>), state: 'writing' };
    const { interrupted } = terminal;
    const onLook = (run: SheetRun<Reason>) =>
      progress.show({
        title: run.waitsFor === null ? title : sheetWaitTitles[run.waitsFor],
        done: run.progress?.done ?? 0,
        total: run.progress?.total ?? null,
      });
    const { id } = asked;
    const ended = await followWork<SheetRun<Reason>, SheetRunFailure>(asked, {
      isUnderWay: ({ state }) => isUnderWay(state),
      look: () => service.show(caller, id),
      interrupted,
      onLook,
    });
    if (!ended.ok) {
      progress.end();
      if (asked.state === 'writing')
        terminal.stderr.write('Puede que el servidor la importe igual: mirala con mostrador imports list\n');
      return ended;
    }
    if (isInDoubt && ended.val.state === 'planned' && ended.val.report?.changedSince == null) return begun;
    const { report, failure } = ended.val;
    if (report !== null) return Ok({ run: ended.val, report });
    if (asked.state === 'reading') await forgetAsSeen(service, caller, ended.val);
    if (failure !== null && isMisunderstood(failure)) {
      progress.end();
      sayOtherWorksheets(cli, ended.val.understood?.preview ?? null, worksheet);
    }
    return Err(failure ?? { code: 'interrupted' });
  } catch (error) {
    progress.end();
    if (error instanceof Interrupted && asked !== null) {
      if (asked.state === 'reading') await forgetAsSeen(service, caller, asked);
      else terminal.stderr.write('El servidor la sigue importando: mirala con mostrador imports list\n');
    }
    throw error;
  } finally {
    progress.end();
  }
}

interface Writing<Reason> {
  /** What the bar says. */
  readonly title: string;
  readonly columns: ColumnSet;
  /** Has it written as it was seen. */
  readonly write: (seen: SheetRun<Reason>) => Promise<Result<SheetRun<Reason>, SheetRunFailure>>;
  /** Asked where it would write over something that changed since; null where nobody is asked. */
  readonly question: ((report: SheetReport<Reason>) => string) | null;
}

/** `isDeclined`: what the sheet would have written over, and who changed that, is in its report. */
type Written<Reason> = Reported<Reason> & { readonly isDeclined: boolean };

/**
 * Has a sheet written as it was seen. Where it would write over what changed since it tells which rows, and asks; it is
 * forgotten where the answer is no, or none comes or can (docs/rules/sheets.md 3).
 */
export async function writeAsSeen<Reason>(
  bringing: Bringing<Reason>,
  planned: SheetRun<Reason>,
  { title, columns, write, question }: Writing<Reason>,
): Promise<Result<Written<Reason>, SheetRunFailure>> {
  const { cli, service, caller } = bringing;
  const { terminal, outputMode } = cli;
  for (let seen = planned; ; ) {
    const done = await step(bringing, title, () => write(seen), seen);
    if (!done.ok) return done;
    const { run, report } = done.val;
    if (report.changedSince === null) return Ok({ ...done.val, isDeclined: false });
    const style = styleFor(outputMode.colour.stderr);
    // Where nobody is asked nobody saw the changes, neither those of the dry run nor those of now.
    const goesOn = question === null;
    const lines = sheetChangedLines(report, columns, style, columnsOf(terminal.stderr), goesOn);
    terminal.stderr.write(`${lines.join('\n')}\n`);
    if (question !== null) {
      const isConfirmed =
        outputMode.mayAsk &&
        (await confirm(terminal, question(report)).catch(async (error) => {
          await forgetAsSeen(service, caller, run);
          throw error;
        }));
      if (!isConfirmed) {
        await forgetAsSeen(service, caller, run);
        return Ok({ ...done.val, isDeclined: true });
      }
    }
    seen = run;
  }
}

/** Null once they are in the file, or where there is nothing to save. */
export async function saveRejections<Reason>(
  { cli, service, caller }: Bringing<Reason>,
  { run, report }: Reported<Reason>,
  path: string | undefined,
  problemFor: (failure: SheetRunFailure) => Problem,
): Promise<Problem | null> {
  if (path === undefined || report.rejectedCount === 0) return null;
  const file = await service.rejectedRows(caller, run.id, 'csv');
  if (!file.ok) return problemFor(file.val);
  const saved = await saveFile(cli, path, file.val.content, { output: path, force: true });
  return saved.ok ? null : saved.val;
}
