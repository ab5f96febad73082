import { columnChoiceText } from '#adapters/texts/column-choice.es.ts';
import { type ColumnChoice, columnChoiceFlaws, columnChoiceOf } from '#core/imports/column-choice.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { columnLetter } from '../views/plan.view.ts';
import type { Done, ScreenAction } from './frame/screen.ts';
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
  /** Of which list all the prices are, where no column says so. */
  readonly listAction: ScreenAction<ImportRow>;
}

const listField = 'priceList';

const hasLists = (run: ImportView | null): boolean =>
  run?.columnSet.columns.some(({ field }) => field === listField) === true;

/**
 * `current` is the sheet that is shown, and `isReady` why nothing is done with it; `readWith` has it read again.
 * `listNames` are those of the price lists, none where the server does not tell them.
 */
export const columnChoosing = (
  current: () => ImportView | null,
  isReady: () => string | null,
  readWith: (next: ColumnChoice, sheet: string | null) => Promise<Result<ImportView, string>>,
  listNames: () => readonly string[],
): ColumnChoosing => {
  let choice: ColumnChoice | null = null;
  /** Reads the sheet by it, once it suffices. */
  const chosen = async (run: ImportView, next: ColumnChoice): Promise<Result<Done, string>> => {
    const [flaw] = columnChoiceFlaws(run.columnSet, next);
    choice = next;
    if (flaw !== undefined) return Ok({ message: columnChoiceText(flaw, run.columnSet) });
    const read = await readWith(next, run.preview?.sheet || null);
    if (read.ok) choice = null;
    return read.map(() => ({ message: null }));
  };
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
      return chosen(run, {
        ...before,
        meanings: before.meanings.map((each, at) => (at === row.at ? meaning : each)),
      });
    },
  };
  const listAction: ScreenAction<ImportRow> = {
    key: 'l',
    name: 'lista',
    about: 'decir de qué lista son todos los precios, si ninguna columna lo dice',
    isOfScreen: true,
    refuses: () => isReady() ?? (hasLists(current()) ? null : 'Eso va en una planilla de precios'),
    steps() {
      const run = current();
      const usual = run === null ? '' : ((choice ?? columnChoiceOf(run.columnSet, run)).constants[listField] ?? '');
      const label = '¿De qué lista son los precios?';
      const names = listNames();
      return [
        names.length > 0
          ? { kind: 'choice', label, usual, choices: names.map((name) => ({ value: name, name })) }
          : { kind: 'text', label, usual, max: 200 },
      ];
    },
    async run(_rows, [name = '']) {
      const run = current();
      if (run === null) return Err(nothingChosen);
      const before = choice ?? columnChoiceOf(run.columnSet, run);
      return chosen(run, {
        ...before,
        // A column that said so would count before it.
        meanings: before.meanings.map((each) => (each === listField ? '' : each)),
        constants: { ...before.constants, [listField]: name },
      });
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
    listAction,
  };
};

const meaningsOf = (run: ImportView | null) => (run === null ? [] : meaningChoices(run.columnSet));
