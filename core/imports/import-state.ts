/** reading → planned → writing → done; failed from reading and writing. */
export type ImportState = 'reading' | 'planned' | 'writing' | 'done' | 'failed';

/** Whether the server is working on it. */
export const isUnderWay = (state: ImportState): boolean => state === 'reading' || state === 'writing';
