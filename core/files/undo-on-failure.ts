import type { Undoable } from './picture-storage.port.ts';

/** Does what changes files and rows together: should anything of it fail, the files are as they were. */
export const undoOnFailure = async <Done>(work: (note: (change: Undoable) => void) => Promise<Done>): Promise<Done> => {
  const changes: Undoable[] = [];
  const done = await work((change) => changes.unshift(change)).catch(async (failure: unknown) => {
    for (const change of changes) await change.undo();
    throw failure;
  });
  // A file put aside that cannot be deleted now harms nobody.
  await Promise.allSettled(changes.map((change) => change.keep()));
  return done;
};
