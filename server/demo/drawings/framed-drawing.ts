import { signature } from './distributor-mark.ts';
import { inks, picture, stroke, written } from './drawing.ts';
import { box, line } from './lines.ts';

export interface FramedSheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The text of the box at the bottom: the subject, and its number of how many. */
  readonly subject: string;
  readonly plate: string;
}

const margin = 28;
const boxHeight = 96;

/** A whole drawing: frame, folding marks, and the title box with the distributor's mark. */
export const framedDrawing = (
  { width, height, title, subject, plate }: FramedSheet,
  ...contents: readonly string[]
): string => {
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const top = height - margin - boxHeight;
  const third = margin + inner.width * 0.42;
  const last = margin + inner.width * 0.78;
  const marks =
    line(width / 2, margin - 10, width / 2, margin + 10) +
    line(margin - 10, height / 2, margin + 10, height / 2) +
    line(width - margin - 10, height / 2, width - margin + 10, height / 2);
  return picture(
    width,
    height,
    inks.paper,
    title,
    stroke(box(margin, margin, inner.width, inner.height), inks.ink, 2.2),
    stroke(box(margin - 12, margin - 12, inner.width + 24, inner.height + 24) + marks, inks.ink, 0.8),
    stroke(line(margin, top, width - margin, top), inks.ink, 2.2),
    stroke(line(third, top, third, height - margin) + line(last, top, last, height - margin), inks.ink, 0.8),
    signature(margin + 26, top + boxHeight / 2, 20, 'light'),
    written('Plano', { x: third + 16, y: top + 28, height: 9, ink: inks.muted }),
    written(subject, { x: third + 16, y: top + 66, height: 12, ink: inks.ink }),
    written('Lámina', { x: last + 16, y: top + 28, height: 9, ink: inks.muted }),
    written(plate, { x: last + 16, y: top + 66, height: 12, ink: inks.ink }),
    ...contents,
  );
};
