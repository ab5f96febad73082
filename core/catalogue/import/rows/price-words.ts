import { folded } from '#core/shared/folded.ts';

/** What lists write where an article has no price for now. */
const words: ReadonlySet<string> = new Set([
  ...['consultar', 'a consultar', 'consultar precio', 'consulte', 'cons'],
  ...['s p', 's precio', 'sin precio'],
]);
const dashes = /^[-–—]+$/;

/** Whether a cell of a price says that there is none: 'Consultar', 'Cons.', 'S/P', '-'. */
export const saysNoPrice = (text: string): boolean => dashes.test(text) || words.has(folded(text));
