import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ImportView, ImportWork } from './import-work.ts';
import { nothingChosen } from './nothing-chosen.ts';

/** The sheet that the screen of an import shows: of those on their way to the server, the one that was chosen last. */
export interface ShownSheet {
  readonly work: ImportWork | null;
  /** The import as it was seen last. */
  readonly run: ImportView | null;
  take(run: ImportView): ImportView;
  /** Whether a sheet is on its way to the server. */
  readonly isBeginning: boolean;
  /** Shows what `bring` brings, unless a sheet that was chosen later is shown by then: it is left in that case. */
  begin(bring: () => Promise<Result<ImportWork, string>>): Promise<Result<unknown, string>>;
  /** Shows an import that was left before, where none is shown yet. */
  show(work: ImportWork): void;
  /** Asks how the import goes on. */
  look(): Promise<Result<ImportView, string>>;
  forget(): void;
}

/** `onAnother` is called before another sheet than the one before is shown. */
export const shownSheet = (onAnother: () => void): ShownSheet => {
  let work: ImportWork | null = null;
  let run: ImportView | null = null;
  /** Sheets that were chosen, counted, and which of them is shown. */
  let chosen = 0;
  let shown = 0;
  let beginning = 0;
  const take = (next: ImportView): ImportView => {
    run = next;
    return next;
  };
  const look = async (): Promise<Result<ImportView, string>> =>
    work === null ? Err(nothingChosen) : (await work.look()).map(take);
  return {
    get work() {
      return work;
    },
    get run() {
      return run;
    },
    get isBeginning() {
      return beginning > 0;
    },
    take,
    async begin(bring) {
      chosen += 1;
      const mine = chosen;
      beginning += 1;
      const brought = await bring().finally(() => {
        beginning -= 1;
      });
      if (!brought.ok) return brought;
      if (mine < shown) return Ok(await brought.val.leave());
      const before = work;
      shown = mine;
      onAnother();
      work = brought.val;
      await before?.leave();
      return look();
    },
    show(left) {
      work ??= left;
    },
    look,
    forget() {
      work = null;
      run = null;
    },
  };
};
