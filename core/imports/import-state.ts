/** reading → planned → writing → done; failed from reading and writing. */
export type ImportState = 'reading' | 'planned' | 'writing' | 'done' | 'failed';

/** It goes on by itself. */
export const isUnderWay = (state: ImportState): boolean => state === 'reading' || state === 'writing';
