import { undoKeepsText } from '#adapters/texts/import-history.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ScreenAction } from './frame/screen.ts';
import type { ImportRow } from './import-rows.ts';
import type { ImportView, ImportWork, Undoing } from './import-work.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { calledOffQuestion } from './price-moment.ts';

/** Taking back what a sheet wrote, on the screen of an import. */
export interface ImportUndoing {
  isUnderWay(): boolean;
  /** How it ended, after which nothing more is done with the sheet; null where it did not. */
  ended(): string | null;
  /** Why it could not be done; null where nothing went wrong. */
  problem(): string | null;
  /** Asks how it goes on; a problem where that cannot be asked. */
  look(): Promise<Result<unknown, string>>;
  forget(): void;
  readonly action: ScreenAction<ImportRow>;
}

/** What is shown: the import and its last state. */
interface Shown {
  readonly work: ImportWork;
  readonly run: ImportView;
}

/** `isWaiting` is whether new prices wait for their moment, and `whyNot` why nothing is done with what is shown. */
export const importUndoing = (
  shown: () => Shown | null,
  isWaiting: (run: ImportView) => boolean,
  whyNot: () => string | null,
): ImportUndoing => {
  let undoing: Undoing | null = null;
  const ended = (): string | null =>
    undoing !== null && typeof undoing === 'object' && 'undone' in undoing ? undoing.undone : null;
  const question = (run: ImportView): string =>
    isWaiting(run) ? calledOffQuestion(run) : `¿Deshacer esta importación? ${undoKeepsText(run.kind)}`;
  return {
    isUnderWay: () => undoing === 'under-way',
    ended,
    problem: () => (undoing !== null && typeof undoing === 'object' && 'notDone' in undoing ? undoing.notDone : null),
    async look() {
      const now = shown();
      if (undoing !== 'under-way' || now === null) return Ok(null);
      const answer = await now.work.undoing();
      if (answer.ok) undoing = answer.val;
      return answer;
    },
    forget: () => {
      undoing = null;
    },
    action: {
      key: 'z',
      name: 'deshacer',
      about: 'deshacer lo que se acaba de importar',
      isOfScreen: true,
      refuses: () => whyNot() ?? ended() ?? (shown()?.run.state === 'done' ? null : 'Todavía no se importó nada'),
      steps: () => {
        const now = shown();
        return [{ kind: 'confirmation', label: now === null ? '' : question(now.run) }];
      },
      async run() {
        const now = shown();
        if (now === null) return Err(nothingChosen);
        const calledOff = isWaiting(now.run) ? `Se anularon los precios de ${now.run.fileName}` : null;
        const asked = await now.work.undo();
        if (asked.ok) undoing = calledOff === null ? 'under-way' : { undone: calledOff };
        return asked.map(() => ({ message: calledOff }));
      },
    },
  };
};
