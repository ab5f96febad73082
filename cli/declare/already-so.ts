import { isDeepStrictEqual } from 'node:util';
import { done, type Outcome } from '../outcome.ts';

/** Told where there was nothing to change. */
export const alreadySoText = 'Ya estaba así: no se cambió nada';

/** As `--json` would write it: amounts as their number, and nothing of what is undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether the change is already stored: both say the same, in any order of their fields. */
export const standsAlready = (asked: unknown, held: unknown): boolean => isDeepStrictEqual(plain(asked), plain(held));

/** What a command ends with then: nothing was done, that is said, and it is no failure. */
export const alreadySo = (document: object, text = alreadySoText): Outcome =>
  done({ ...document, changed: false }, text);
