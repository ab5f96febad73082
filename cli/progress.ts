import type { OutputMode, Terminal } from './terminal.ts';
import type { ProgressView, Step } from './views/progress.view.tsx';
import { occupy } from './waiting.ts';

/** Tells on stderr how far something is: a bar where there is a screen, else a line for each step. */
export interface Progress {
  show(step: Step): void;
  /** Call it before something else is written, over which the last bar would be drawn; once is enough. */
  end(): void;
}

/** A run that ends within so many milliseconds shows no bar. */
const patienceMs = 700;
const usualColumns = 80;
const secondMs = 1000;

/** Shows the seconds that go by while something is done of which nobody says how far it is. */
export async function whileItLasts<Value>(
  terminal: Terminal,
  outputMode: OutputMode,
  title: string,
  work: Promise<Value>,
): Promise<Value> {
  const progress = startProgress(terminal, outputMode);
  const startedAt = performance.now();
  const seconds = () => Math.floor((performance.now() - startedAt) / 1000);
  const show = () => progress.show({ title, unit: 'seconds', done: seconds(), total: null });
  show();
  const clock = setInterval(show, secondMs);
  try {
    return await work;
  } finally {
    clearInterval(clock);
    progress.end();
  }
}

export function startProgress({ stderr }: Terminal, outputMode: OutputMode): Progress {
  if (outputMode.quiet) return { show() {}, end() {} };
  if (!outputMode.animated.stderr) return lines(stderr);
  const leave = occupy(stderr);
  const { show, end } = bar(stderr, outputMode);
  let isOver = false;
  return {
    show,
    end() {
      if (isOver) return;
      isOver = true;
      end();
      leave();
    },
  };
}

const lines = (stderr: NodeJS.WriteStream): Progress => {
  let title = '';
  return {
    show(step) {
      if (step.title === title) return;
      title = step.title;
      stderr.write(`${title}…\n`);
    },
    end() {},
  };
};

function bar(stderr: NodeJS.WriteStream, outputMode: OutputMode): Progress {
  let step: Step | null = null;
  let view: ProgressView | null = null;
  let isOver = false;
  const open = async () => {
    const { openProgress } = await import('./views/progress.view.tsx');
    const look = { colour: outputMode.colour.stderr, columns: stderr.columns || usualColumns };
    if (!isOver && step !== null) view = openProgress(stderr, look, step);
  };
  const later = setTimeout(() => void open(), patienceMs);
  return {
    show(next) {
      step = next;
      view?.show(next);
    },
    end() {
      isOver = true;
      clearTimeout(later);
      view?.end();
    },
  };
}
