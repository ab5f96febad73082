import type { Style } from '../../style.ts';
import { cut, widthOf } from '../../views/display-width.ts';
import { wrap } from '../../views/wrap.ts';
import { hasMoreInSome } from './board.ts';
import type { KeyText } from './keys.ts';
import type { OngoingWork } from './screen.ts';
import type { ScreenContext } from './screen-context.ts';

/** As many keys as there is room for; help and the way out always. */
export const keysLine = (keys: readonly KeyText[], columns: number, { bold }: Style, isAtLarge: boolean): string => {
  const always: readonly KeyText[] = isAtLarge
    ? [
        { key: '?', text: 'ayuda' },
        { key: 'q', text: 'salir' },
      ]
    : [];
  const width = ({ key, text }: KeyText) => widthOf(key) + widthOf(text) + 1;
  const shown: KeyText[] = [];
  let used = always.reduce((sum, each) => sum + width(each) + 2, 0);
  for (const each of keys) {
    if (used + width(each) > columns) continue;
    used += width(each) + 2;
    shown.push(each);
  }
  return [...shown, ...always].map(({ key, text }) => `${bold(key)} ${text}`).join('  ');
};

const barWidth = 20;

export const workText = ({ title, share }: OngoingWork, { good }: Style): string => {
  if (share === null) return `${title}…`;
  const full = Math.round(barWidth * Math.min(1, share));
  return `${title}… ${good('█'.repeat(full))}${'░'.repeat(barWidth - full)} ${Math.floor(share * 100)} %`;
};

const again = 'u: reintentar';
const besideAgain = ` · ${again}`;
/** A problem may take so many lines. */
const maxProblemLines = 3;

/** What went wrong, in as many lines as it takes; what goes on, what was done, or how many there are, in one. */
export const statusLines = (
  context: ScreenContext,
  { isLoading, isAtLarge }: { readonly isLoading: boolean; readonly isAtLarge: boolean },
  columns: number,
  style: Style,
): readonly string[] => {
  const { problem, detailProblem, listProblem, pageProblem, work, message, opened } = context;
  const failed = opened === null ? listProblem : (detailProblem ?? listProblem);
  const done = message === null ? [] : doneLines(message, '', columns).map(style.good);
  // An act on many rows may have failed for some: both results are shown.
  if (problem !== null) return [...done, ...problemLines(problem, columns, style)];
  // The open dialog tells the problem already.
  if (failed !== null && failed !== context.dialog?.problem) {
    const lines = problemLines(failed, columns, style);
    // Elsewhere the key is a letter of a field, or nothing.
    if (!isAtLarge) return lines;
    const [last = ''] = lines.slice(-1);
    return widthOf(last) + besideAgain.length > columns
      ? [...lines, again]
      : [...lines.slice(0, -1), last + besideAgain];
  }
  if (work !== null) return [workText(work, style)];
  if (pageProblem !== null) return problemLines(pageProblem, columns, style);
  const beside = context.note === null ? '' : ` · ${context.note}`;
  if (message !== null) return doneLines(message, beside, columns).map(style.good);
  return [style.faint(cut(countText(context, isLoading) || (context.note ?? ''), columns))];
};

/** The message of the last act whole, and the count beside it where there is room. */
const doneLines = (message: string, beside: string, columns: number): readonly string[] =>
  widthOf(message + beside) <= columns
    ? [message + beside]
    : wrap(message, columns)
        .split('\n')
        .slice(0, maxProblemLines)
        .map((line) => cut(line, columns));

const problemLines = (text: string, columns: number, { bad }: Style): readonly string[] => {
  const lines = wrap(text, columns).split('\n');
  const shown =
    lines.length > maxProblemLines ? [...lines.slice(0, maxProblemLines - 1), `${lines[maxProblemLines - 1]}…`] : lines;
  return shown.map((line) => bad(cut(line, columns)));
};

const countText = (context: ScreenContext, isLoading: boolean): string => {
  const { marked, items, next, cursor, screen, note } = context;
  if (marked.size > 0) return `${marked.size} ${marked.size === 1 ? 'marcado' : 'marcados'}`;
  if (items.length === 0) return '';
  const [one, many] = screen.names;
  const count = `${cursor + 1} de ${items.length}${next === null && !hasMoreInSome(context) ? '' : '+'} ${items.length === 1 ? one : many}`;
  if (isLoading) return `${count} · actualizando…`;
  return note === null ? count : `${count} · ${note}`;
};

/** All keys, a line or more each. */
export const helpLines = (
  title: string,
  keys: readonly KeyText[],
  columns: number,
  { bold }: Style,
): readonly string[] => {
  const width = Math.max(...keys.map(({ key }) => widthOf(key)));
  const indent = ' '.repeat(width + 2);
  return [
    bold(`Teclas de ${title}`),
    '',
    ...keys.flatMap(({ key, text }) => {
      const lines = wrap(`${indent}${text}`.trim(), columns - indent.length).split('\n');
      return lines.map((line, at) =>
        at === 0 ? `${bold(key)}${' '.repeat(width + 2 - widthOf(key))}${line}` : indent + line,
      );
    }),
  ];
};
