/** reading → planned → writing → done; failed from reading and writing. */
export type ImportState = 'reading' | 'planned' | 'writing' | 'done' | 'failed';

/** Looks in a row that may not reach the server before it is said: one that restarts for a moment loses nothing. */
export const maxMisses = 5;

/** It goes on by itself. */
export const isUnderWay = (state: ImportState): boolean => state === 'reading' || state === 'writing';
