import type { Author } from '#core/audit/author.ts';
import type { JobFacts, JobHandler } from '#core/jobs/job-queue.port.ts';
import type { ImportUndoRepository } from './import-undo.ts';

/** What the queue of undoing does with each job. While somebody else writes the catalogue it fails, and so is tried again. */
export const createImportUndoJob = (undo: ImportUndoRepository): JobHandler => ({
  async handle({ facts, signal, tell }): Promise<JobFacts> {
    const { id, author } = facts as { readonly id: string; readonly author: Author };
    const undone = await undo.carryOut(id, author, (done, all) => tell({ done, all }), signal);
    if (undone.ok) return { done: 1, all: 1 };
    const { code } = undone.val;
    if (code === 'catalogue-busy') throw new Error(code);
    // Undone already, by a job whose end could not be told.
    if (code !== 'given-up' && code !== 'already-undone') await undo.forget(id);
    return { failure: code };
  },
});
