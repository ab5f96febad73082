import type { StartFailure } from './texts.es.ts';

/** How the program speaks to whoever started it. */
export interface Console {
  say(text: string): void;
  refuse(failure: StartFailure): never;
}
