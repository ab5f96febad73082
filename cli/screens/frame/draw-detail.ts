import wrapAnsi from 'wrap-ansi';
import type { Style } from '../../style.ts';
import type { ScreenContext } from './screen-context.ts';

/** All lines of what is open, none wider than `columns`. */
export const detailLines = (
  { screen, detail, detailProblem }: ScreenContext,
  columns: number,
  style: Style,
): readonly string[] => {
  if (screen.detail === null) return [];
  if (detail === null) return [detailProblem === null ? style.faint('Cargando…') : ''];
  return wrapAnsi(screen.detail.text(detail, style, columns), columns, { hard: true, trim: false }).split('\n');
};

/** The lines of a detail that fit, and a mark where there are more. */
export const seenDetail = (
  lines: readonly string[],
  scroll: number,
  rows: number,
  { faint }: Style,
): readonly string[] => {
  const from = Math.max(0, Math.min(scroll, lines.length - rows));
  const seen = lines.slice(from, from + rows);
  const hasMore = from + rows < lines.length;
  const shown = hasMore ? [...seen.slice(0, -1), faint('↓ sigue')] : seen;
  return [...shown, ...Array.from({ length: Math.max(0, rows - shown.length) }, () => '')];
};
