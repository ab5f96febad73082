import type { StartFailure } from './texts.es.ts';

/** How the program speaks to the person who started it. */
export interface Console {
  say(text: string): void;
  refuse(failure: StartFailure): never;
}
