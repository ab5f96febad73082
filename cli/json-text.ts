import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem } from './outcome.ts';
import { printable } from './style.ts';

const token =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const space = /[ \t\n\r]*/y;

/** Where a text stops being JSON; its length where it ends too early, null where it is JSON. */
export const jsonFlawAt = (text: string): number | null => {
  let at = 0;
  /** Reads the next token if it fits. */
  const take = (fits: (found: string) => boolean): string | null => {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [];
    if (found === undefined || !fits(found)) return null;
    at += found.length;
    return found;
  };
  const is = (wanted: string) => (found: string) => found === wanted;
  const listed = (end: string, item: () => boolean): boolean => {
    if (take(is(end)) !== null) return true;
    do if (!item()) return false;
    while (take(is(',')) !== null);
    return take(is(end)) !== null;
  };
  const value = (): boolean => {
    const found = take((each) => !/^[}\],:]$/.test(each));
    if (found === '[') return listed(']', value);
    if (found === '{')
      return listed('}', () => take((each) => each.startsWith('"')) !== null && take(is(':')) !== null && value());
    return found !== null;
  };
  const isWhole = value();
  take(() => false);
  return isWhole && at === text.length ? null : at;
};

/** The place where the text is no JSON; null where it is nested deeper, or has longer texts, than can be read. */
const placeOf = (text: string): number | null => {
  try {
    return jsonFlawAt(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What a file or a pipe holds as JSON, or in which line it is none. Some programs put a mark before the text. */
export const readJsonText = (written: string, path: string): Result<unknown, Problem> => {
  const text = written.replace(/^\uFEFF/, '');
  try {
    return Ok(JSON.parse(text));
  } catch {
    return Err(flawOf(text, path === '-' ? 'La entrada' : printable(path)));
  }
};

const flawOf = (text: string, name: string): Problem => {
  if (text.trim() === '') return problem('file-unreadable', `${name} no tiene nada`);
  const flaw = placeOf(text);
  if (flaw === null) return problem('file-unreadable', `${name} no es un JSON`);
  const before = text.slice(0, flaw).split('\n');
  const place = `línea ${before.length}, columna ${(before.at(-1) ?? '').length + 1}`;
  const why = flaw === text.length ? 'termina antes de tiempo' : `no se entiende desde la ${place}`;
  return problem('file-unreadable', `${name} no es un JSON: ${why}`);
};
