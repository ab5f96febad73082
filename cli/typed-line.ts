import { PassThrough } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Terminal } from './terminal.ts';

type Typed = Terminal['stdin'];

/** What came behind the line that answered a question, by where it was typed: the next question's. */
const ahead = new WeakMap<Typed, string>();

/** A key pressed before the question was shown does not answer it. */
export const forgetTypedAhead = (stdin: Typed): void => void ahead.delete(stdin);

/** The line that answers one question, as its keys come; nothing behind it is read away. */
export function typedLine(stdin: Typed) {
  const keys = new PassThrough();
  const decoder = new StringDecoder('utf8');
  let isWhole = false;
  const take = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    const end = isWhole ? 0 : (/^[^\r\n]*(?:\r\n|[\r\n])/.exec(text)?.[0].length ?? text.length);
    const isBehind = isWhole || /[\r\n]$/.test(text.slice(0, end));
    isWhole = isBehind;
    if (end > 0) keys.write(text.slice(0, end));
    if (!isBehind) return;
    ahead.set(stdin, (ahead.get(stdin) ?? '') + text.slice(end));
    stdin.pause();
  };
  const finish = (): void => void keys.end();
  const setRawMode = (isRaw: boolean): void => void stdin.setRawMode?.(isRaw);
  return {
    keys: Object.assign(keys, { setRawMode }),
    /** Called once something reads the keys. */
    read(): void {
      const typed = ahead.get(stdin) ?? '';
      ahead.delete(stdin);
      if (typed !== '') take(typed);
      stdin.on('data', take);
      stdin.once('end', finish);
      // An input that has ended says so once, maybe to the question before.
      if (stdin.readableEnded) finish();
      else if (!isWhole) stdin.resume();
    },
    close(): void {
      stdin.off('data', take);
      stdin.off('end', finish);
      stdin.pause();
    },
  };
}
