import { isDeepStrictEqual } from 'node:util';
import { done, type Outcome } from '../outcome.ts';

/** Shown where there was nothing to change. */
export const alreadySoText = 'Ya estaba así: no se cambió nada';

/** The value as `--json` would write it: amounts as numbers, undefined fields left out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether the change is already stored: both say the same, in any order of their fields. */
export const standsAlready = (asked: unknown, held: unknown): boolean => isDeepStrictEqual(plain(asked), plain(held));

/** The outcome where nothing had to be done: said, and no failure. */
export const alreadySo = (document: object, text = alreadySoText): Outcome =>
  done({ ...document, changed: false }, text);
