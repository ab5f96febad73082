import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { OutputMode, Terminal } from './terminal.ts';

/** Says on stderr that an answer of the server is waited for, where that lasts. */
export interface Waiting {
  /** While it is not answered. */
  during<Value>(answer: Promise<Value>): Promise<Value>;
  /** Takes the line off for good. */
  end(): void;
}

/** A wait of less than so many milliseconds shows nothing. */
const patienceMs = 1500;
/** Calls that follow one another sooner are one wait: the pages of a long list. */
const pauseMs = 500;
const lookEveryMs = 250;

interface Occupied {
  holders: number;
  /** Takes off the line that stands there, before something else is drawn. */
  eraseLine(): void;
}

const screens = new WeakMap<NodeJS.WriteStream, Occupied>();

const occupiedOf = (stderr: NodeJS.WriteStream): Occupied =>
  getOrCreate(screens, stderr, () => ({ holders: 0, eraseLine: () => {} }));

/** A question, a bar or a screen stands there, until what this gives is called: no line of ours is drawn over it. */
export const occupy = (stderr: NodeJS.WriteStream): (() => void) => {
  const occupied = occupiedOf(stderr);
  occupied.eraseLine();
  occupied.holders += 1;
  let isOver = false;
  return () => {
    if (!isOver) occupied.holders -= 1;
    isOver = true;
  };
};

const wipe = '\r\u001b[K';

/** Shows a line with the seconds; none where nobody sees both streams, with `--quiet` and with `--json`. */
export const createWaiting = (
  { stderr }: Pick<Terminal, 'stderr'>,
  { animated }: Pick<OutputMode, 'animated'>,
): Waiting => {
  if (!animated.stdout || !animated.stderr) return { during: (answer) => answer, end() {} };
  const occupied = occupiedOf(stderr);
  let underWay = 0;
  let since = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  let drawn = '';
  let clock: NodeJS.Timeout | null = null;
  const erase = () => {
    if (drawn !== '') stderr.write(wipe);
    drawn = '';
  };
  occupied.eraseLine = erase;
  const look = () => {
    const waited = performance.now() - since;
    if (occupied.holders > 0 || waited < patienceMs) return;
    const line = `Esperando al servidor… ${Math.floor(waited / 1000)} s`;
    if (line !== drawn) stderr.write(wipe + line);
    drawn = line;
  };
  const rest = () => {
    if (clock !== null) clearInterval(clock);
    clock = null;
    erase();
  };
  return {
    async during(answer) {
      if (underWay === 0 && performance.now() - lastEnd > pauseMs) since = performance.now();
      underWay += 1;
      clock ??= setInterval(look, lookEveryMs);
      look();
      try {
        return await answer;
      } finally {
        underWay -= 1;
        lastEnd = performance.now();
        if (underWay === 0) rest();
      }
    },
    end: rest,
  };
};
