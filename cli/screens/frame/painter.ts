import { Writable } from 'node:stream';

const csi = '\u001b[';
const [syncBegin, syncEnd] = [`${csi}?2026h`, `${csi}?2026l`];

/**
 * Where Ink draws: each frame whole, of which only the lines that differ go to the terminal, so that nothing flickers.
 */
export interface Painter {
  readonly canvas: NodeJS.WriteStream;
  /** All lines anew: the screen was emptied, or is another one. */
  repaint(): void;
  end(): void;
}

export function createPainter(stdout: NodeJS.WriteStream): Painter {
  let wanted: readonly string[] = [];
  let shown: readonly string[] = [];
  let flushing: NodeJS.Immediate | undefined;
  let isOver = false;

  const flush = (): void => {
    flushing = undefined;
    if (isOver) return;
    const lines = wanted.slice(0, stdout.rows || wanted.length);
    const changed = lines.flatMap((line, row) =>
      line === shown[row] ? [] : [`${csi}${row + 1};1H${line}${csi}0m${csi}K`],
    );
    const gone = shown.slice(lines.length).map((_, at) => `${csi}${lines.length + at + 1};1H${csi}K`);
    shown = lines;
    if (changed.length + gone.length > 0) stdout.write(syncBegin + [...changed, ...gone].join('') + syncEnd);
  };
  const later = (): void => {
    flushing ??= setImmediate(flush);
  };
  const canvas = Object.assign(
    new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        const frame = String(chunk);
        if (frame !== '') {
          wanted = frame.split('\n');
          later();
        }
        done();
      },
    }),
    { isTTY: true, columns: stdout.columns, rows: stdout.rows },
  );
  const onResize = (): void => {
    Object.assign(canvas, { columns: stdout.columns, rows: stdout.rows });
    repaint();
    canvas.emit('resize');
  };
  const repaint = (): void => {
    if (isOver) return;
    stdout.write(`${csi}2J`);
    shown = [];
    later();
  };
  stdout.on('resize', onResize);
  return {
    canvas: canvas as unknown as NodeJS.WriteStream,
    repaint,
    end() {
      isOver = true;
      clearImmediate(flushing);
      stdout.off('resize', onResize);
    },
  };
}
