import type { Terminal } from '../../terminal.ts';

export const pasteOn = '\u001b[?2004h';
export const pasteOff = '\u001b[?2004l';

/** Keys that are no sign. */
export type KeyName =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down'
  | 'shift-tab'
  | 'delete'
  | 'escape';

/** A key by itself, a sign, or into a field a text that came in one piece. */
export interface Stroke {
  readonly key: KeyName | 'enter' | 'tab' | 'backspace' | `ctrl-${string}` | null;
  readonly text: string;
}

/** What a terminal sends: keys, signs and control characters as they were typed, or what was pasted. */
export type Input =
  | { readonly kind: 'key'; readonly key: KeyName }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'pasted'; readonly text: string };

const esc = '\u001b';
const pasteBegin = `${esc}[200~`;
const pasteEnd = `${esc}[201~`;

/** After `ESC [` or `ESC O`, without modifiers: of xterm, of the Linux console and of rxvt. */
const keyNames: Readonly<Record<string, KeyName>> = {
  ...{ A: 'up', B: 'down', C: 'right', D: 'left', H: 'home', F: 'end', Z: 'shift-tab' },
  ...{ a: 'up', b: 'down', c: 'right', d: 'left' },
  ...{ '1~': 'home', '7~': 'home', '4~': 'end', '8~': 'end', '5~': 'page-up', '6~': 'page-down', '3~': 'delete' },
};

/** `ESC [` with what follows, `ESC O` and a letter, or with any other sign what Alt makes of it. */
const wholeSequence = new RegExp(`^${esc}+(?:\\[(?:\\[.|([0-?]*)[ -/]*([@-Z\\\\-~]))|O(.)|[^[O${esc}])`, 'u');
const sequenceBegun = new RegExp(`^${esc}+(?:\\[\\[?[0-?]*[ -/]*|O)?$`, 'u');
const escapeAlone = new RegExp(`^${esc}+$`, 'u');

const keyOf = (numbers: string, last: string): KeyName | undefined => {
  if (last === '~' || last === '^') return keyNames[`${numbers.split(';')[0]}~`];
  return /^(?:1;\d+)?$/.test(numbers) ? keyNames[last] : undefined;
};

/**
 * What can be told of `text`, and the rest, which may go on in the next piece. A sequence that is no key of ours is
 * nothing, and so is a sign with Alt.
 */
export const readInput = (text: string): { readonly inputs: readonly Input[]; readonly rest: string } => {
  const inputs: Input[] = [];
  let left = text;
  while (left !== '') {
    if (left.startsWith(pasteBegin)) {
      const end = left.indexOf(pasteEnd);
      if (end < 0) return { inputs, rest: left };
      inputs.push({ kind: 'pasted', text: left.slice(pasteBegin.length, end) });
      left = left.slice(end + pasteEnd.length);
      continue;
    }
    const typed = left.split(esc, 1)[0] ?? '';
    if (typed !== '') {
      inputs.push({ kind: 'typed', text: typed });
      left = left.slice(typed.length);
      continue;
    }
    const whole = wholeSequence.exec(left);
    if (whole === null && sequenceBegun.test(left)) return { inputs, rest: left };
    const [sequence = esc, numbers = '', last, letter] = whole ?? [];
    const key = keyOf(numbers, last ?? letter ?? '');
    if (key !== undefined) inputs.push({ kind: 'key', key });
    left = left.slice(sequence.length);
  }
  return { inputs, rest: '' };
};

/** What a piece that does not go on was: Escape by itself, a paste whose end never came, else nothing. */
export const readUnfinished = (rest: string): readonly Input[] => {
  if (rest.startsWith(pasteBegin)) return [{ kind: 'pasted', text: rest.slice(pasteBegin.length) }];
  return escapeAlone.test(rest) ? [{ kind: 'key', key: 'escape' }] : [];
};

/** Milliseconds after which a piece that was begun does not go on: a key's, and a paste's. */
const keyGoesOnMs = 30;
const pasteGoesOnMs = 500;

export interface Keyboard {
  /** Gives all keys that came in one piece; reads from the first listener on. */
  listen(listener: (inputs: readonly Input[]) => void): () => void;
  close(): void;
}

/** The keys of a terminal. */
export function openKeyboard(stdin: Terminal['stdin']): Keyboard {
  let rest = '';
  let waiting: NodeJS.Timeout | undefined;
  let isReading = false;
  const listeners = new Set<(inputs: readonly Input[]) => void>();
  const tell = (inputs: readonly Input[]): void => {
    if (inputs.length > 0) for (const each of listeners) each(inputs);
  };
  const take = (chunk: string): void => {
    clearTimeout(waiting);
    const read = readInput(rest + chunk);
    rest = read.rest;
    tell(read.inputs);
    if (rest === '') return;
    waiting = setTimeout(
      () => {
        const unfinished = rest;
        rest = '';
        tell(readUnfinished(unfinished));
      },
      rest.startsWith(pasteBegin) ? pasteGoesOnMs : keyGoesOnMs,
    );
  };
  return {
    listen(listener) {
      listeners.add(listener);
      if (!isReading) {
        isReading = true;
        stdin.setEncoding('utf8');
        stdin.ref();
        stdin.on('data', take);
        stdin.resume();
      }
      return () => void listeners.delete(listener);
    },
    close() {
      clearTimeout(waiting);
      stdin.off('data', take);
      stdin.pause();
      stdin.unref();
    },
  };
}
