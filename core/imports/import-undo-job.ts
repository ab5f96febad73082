import type { Author } from '#core/audit/author.ts';
import type { JobFacts, JobHandler } from '#core/jobs/job-queue.port.ts';
import type { ImportUndoRepository, KeptThing } from './import-undo.ts';
import type { SheetKindName } from './record-kinds.ts';
import type { SheetChangeRepository, SheetUndo } from './sheet-undo.ts';

export interface ImportUndoParts {
  readonly undo: ImportUndoRepository;
  readonly changes: SheetChangeRepository;
  readonly sheets: Readonly<Record<SheetKindName, SheetUndo>>;
}

interface ToUndo {
  readonly id: string;
  readonly author: Author;
  /** Left out for the catalogue's. */
  readonly sheet?: SheetKindName;
  /** Whether later changes by others stay; left out for no. */
  readonly isRest?: boolean;
}

/**
 * What the queue of undoing does with each job. While somebody else writes the catalogue it fails, and so is tried
 * again.
 */
export const createImportUndoJob = ({ undo, changes, sheets }: ImportUndoParts): JobHandler => ({
  async handle({ facts, signal, tell }): Promise<JobFacts> {
    const { id, author, sheet, isRest = false } = facts as unknown as ToUndo;
    if (sheet !== undefined) return undoSheet(changes, sheets[sheet], { id, author }, signal, tell);
    const undone = await undo.carryOut(id, author, (done, all) => tell({ done, all }), signal, isRest);
    if (undone.ok) return { done: 1, all: 1 };
    const { code } = undone.val;
    if (code === 'catalogue-busy') throw new Error(code);
    // Undone already, by a job whose end could not be stored.
    if (code !== 'given-up' && code !== 'already-undone') await undo.forget(id);
    return { failure: code };
  },
});

/**
 * Where it is stopped, or somebody else writes the catalogue, it throws and is begun again: what is back already is
 * left alone.
 */
const undoSheet = async (
  changes: SheetChangeRepository,
  things: SheetUndo,
  { id, author }: ToUndo,
  signal: AbortSignal,
  tell: (facts: JobFacts) => Promise<void>,
): Promise<JobFacts> => {
  const all = await changes.count(id);
  const kept: KeptThing[] = [];
  let done = 0;
  for await (const some of changes.read(id)) {
    if (signal.aborted) throw new Error('the program stops');
    const stayed = await things.takeBack(some, author);
    if (!stayed.ok) throw new Error(stayed.val.code);
    stayed.val.forEach((reason, at) => {
      if (reason !== null) kept.push({ name: some[at]?.name ?? '', reason });
    });
    done += some.length;
    await tell({ done, all });
  }
  await changes.undone(id, kept, author);
  return { done, all };
};
