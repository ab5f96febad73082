import { columnChoiceText } from '#adapters/texts/column-choice.es.ts';
import { type ColumnChoice, columnChoiceFlaws, columnChoiceOf } from '#core/imports/column-choice.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { columnLetter } from '../views/plan.view.ts';
import type { ScreenAction } from './frame/screen.ts';
import { type ImportRow, meaningChoices } from './import-rows.ts';
import type { ImportView } from './import-work.ts';
import { nothingChosen } from './nothing-chosen.ts';

/** Columns that a person chooses on the screen of an import. */
export interface ColumnChoosing {
  /**
   * Columns that were chosen here and that the server has not read by, because they do not suffice yet: until it has,
   * or another sheet is begun. Null for none.
   */
  held(): ColumnChoice | null;
  forget(): void;
  /** Why the sheet cannot be written by them: what is shown is not what would be written. Null where none are held. */
  refusal(run: ImportView): string | null;
  readonly action: ScreenAction<ImportRow>;
}

/** `current` is the sheet that is shown, and `isReady` why nothing is done with it; `readWith` has it read again. */
export const columnChoosing = (
  current: () => ImportView | null,
  isReady: () => string | null,
  readWith: (next: ColumnChoice, sheet: string | null) => Promise<Result<ImportView, string>>,
): ColumnChoosing => {
  let choice: ColumnChoice | null = null;
  const action: ScreenAction<ImportRow> = {
    key: 'e',
    name: 'elegir columna',
    about: 'decir qué es una columna',
    refuses: ([row]) => isReady() ?? (row?.kind === 'column' ? null : 'Eso va en las columnas (←)'),
    steps: ([row]) => [
      {
        kind: 'choice',
        label: row?.kind === 'column' ? `¿Qué es la columna ${columnLetter(row.at)} «${row.heading}»?` : '',
        usual: row?.kind === 'column' ? row.meaning : '',
        choices: meaningsOf(current()),
      },
    ],
    async run([row], [meaning = '']) {
      const run = current();
      if (run === null || row?.kind !== 'column') return Err(nothingChosen);
      const before = choice ?? columnChoiceOf(run.columnSet, run);
      const next = { ...before, meanings: before.meanings.map((each, at) => (at === row.at ? meaning : each)) };
      const [flaw] = columnChoiceFlaws(run.columnSet, next);
      choice = next;
      if (flaw !== undefined) return Ok({ message: columnChoiceText(flaw, run.columnSet) });
      const read = await readWith(next, run.preview?.sheet || null);
      if (read.ok) choice = null;
      return read.map(() => ({ message: null }));
    },
  };
  return {
    held: () => choice,
    forget: () => {
      choice = null;
    },
    refusal({ columnSet }) {
      if (choice === null) return null;
      const [flaw] = columnChoiceFlaws(columnSet, choice);
      return flaw === undefined ? 'Esas columnas todavía no se leyeron' : columnChoiceText(flaw, columnSet);
    },
    action,
  };
};

const meaningsOf = (run: ImportView | null) => (run === null ? [] : meaningChoices(run.columnSet));
