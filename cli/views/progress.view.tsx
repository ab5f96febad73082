import { formatCount } from '#adapters/texts/numbers.es.ts';
import { Box, type Instance, render, Text } from '../ink.ts';

export interface Step {
  readonly title: string;
  /** The unit of the count: rows of a file, a percentage, or seconds so far. */
  readonly unit?: 'rows' | 'percent' | 'seconds';
  /** How many so far. */
  readonly done: number;
  /** Null while nobody knows how many there are. */
  readonly total: number | null;
}

export interface ProgressLook {
  readonly colour: boolean;
  readonly columns: number;
}

const widest = 40;

function Progress({ step, look, beat }: { readonly step: Step; readonly look: ProgressLook; readonly beat: number }) {
  const { title, done, total } = step;
  const text = countText(step);
  const room = look.columns - title.length - text.length - 12;
  const width = Math.max(8, Math.min(widest, room));
  const share = total === null || total === 0 ? null : Math.min(1, done / total);
  const paint = look.colour ? { color: 'green' } : {};
  return (
    <Box>
      <Text>{title}… </Text>
      <Text {...paint}>{share === null ? wandering(width, beat) : filled(width, share)}</Text>
      <Text>{share === null ? ` ${text}` : ` ${String(Math.floor(share * 100)).padStart(3)} % ${text}`}</Text>
    </Box>
  );
}

const countText = ({ unit = 'rows', done, total }: Step): string => {
  // The share says it all.
  if (unit === 'percent' || (done === 0 && total === null)) return '';
  if (unit === 'seconds') return `${formatCount(done)} s`;
  const counts =
    total === null
      ? formatCount(done)
      : `${formatCount(done).padStart(formatCount(total).length)} de ${formatCount(total)}`;
  return `${counts} ${total === 1 ? 'fila' : 'filas'}`;
};

const filled = (width: number, share: number): string => {
  const full = Math.round(width * share);
  return '█'.repeat(full) + '░'.repeat(width - full);
};

/** A short bar that moves to the right and back, for work whose length is not known. */
const wandering = (width: number, beat: number): string => {
  const piece = Math.min(6, width);
  const room = width - piece;
  const at = room === 0 ? 0 : Math.abs(((beat + room) % (2 * room)) - room);
  return '░'.repeat(at) + '█'.repeat(piece) + '░'.repeat(room - at);
};

export interface ProgressView {
  show(step: Step): void;
  /** Takes it off the screen. */
  end(): void;
}

const beatMs = 120;

/** Draws on stderr until it is ended. */
export function openProgress(stderr: NodeJS.WriteStream, look: ProgressLook, first: Step): ProgressView {
  let step = first;
  let beat = 0;
  const draw = () => <Progress step={step} look={look} beat={beat} />;
  const screen: Instance = render(draw(), { stdout: stderr, stderr, exitOnCtrlC: false, patchConsole: false });
  const heart = setInterval(() => {
    beat += 1;
    screen.rerender(draw());
  }, beatMs);
  return {
    show(next) {
      step = next;
      screen.rerender(draw());
    },
    end() {
      clearInterval(heart);
      screen.clear();
      screen.unmount();
    },
  };
}
