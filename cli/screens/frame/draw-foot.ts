import type { Style } from '../../style.ts';
import { cut, widthOf } from '../../views/display-width.ts';
import { wrap } from '../../views/wrap.ts';
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
  let taken = always.reduce((sum, each) => sum + width(each) + 2, 0);
  for (const each of keys) {
    if (taken + width(each) > columns) continue;
    taken += width(each) + 2;
    shown.push(each);
  }
  return [...shown, ...always].map(({ key, text }) => `${bold(key)} ${text}`).join('  ');
};

const again = ' · u: reintentar';
const barWidth = 20;

export const workText = ({ title, share }: OngoingWork, { good }: Style): string => {
  if (share === null) return `${title}…`;
  const full = Math.round(barWidth * Math.min(1, share));
  return `${title}… ${good('█'.repeat(full))}${'░'.repeat(barWidth - full)} ${Math.floor(share * 100)} %`;
};

/** What went wrong, what goes on, what was done, or how many there are: one line. */
export const statusLine = (context: ScreenContext, isLoading: boolean, columns: number, style: Style): string => {
  const { problem, detailProblem, listProblem, work, said, marked, items, next, cursor, screen, opened, note } =
    context;
  if (problem !== null) return style.bad(cut(problem, columns));
  const failed = opened === null ? listProblem : (detailProblem ?? listProblem);
  if (failed !== null) return `${style.bad(cut(failed, columns - again.length))}${again}`;
  if (work !== null) return workText(work, style);
  const beside = note === null ? '' : ` · ${note}`;
  if (said !== null) return style.good(cut(said + beside, columns));
  if (marked.size > 0) return `${marked.size} ${marked.size === 1 ? 'marcado' : 'marcados'}`;
  if (items.length === 0) return style.faint(cut(note ?? '', columns));
  const [one, many] = screen.names;
  const count = `${cursor + 1} de ${items.length}${next === null ? '' : '+'} ${items.length === 1 ? one : many}`;
  return style.faint(cut(`${count}${isLoading ? ' · actualizando…' : beside}`, columns));
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
