import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Style } from '../../style.ts';
import { cut, widthOf } from '../../views/display-width.ts';
import type { ConnectionSnapshot } from './connection.machine.ts';
import type { ScreenContext } from './screen-context.ts';

/** A line with a text at both ends; the left one is cut. */
export const bothEnds = (left: string, right: string, columns: number): string => {
  const room = columns - widthOf(right) - (right === '' ? 0 : 1);
  const kept = cut(left, Math.max(0, room));
  return kept + ' '.repeat(Math.max(0, columns - widthOf(kept) - widthOf(right))) + right;
};

/** How the connection stands, by word, mark and colour alike. */
export const connectionLine = (state: ConnectionSnapshot, { good, warning, bad }: Style): string => {
  if (state.matches('over')) return bad('× Sin sesión');
  if (state.matches('connected')) return good('● Conectado');
  const { lostAt } = state.context;
  return lostAt === null
    ? warning('○ Conectando')
    : bad(`× Sin conexión desde ${inBuenosAires(lostAt).time} (u reintenta)`);
};

export const titleLine = (
  title: string,
  where: string,
  connection: string,
  { bold }: Style,
  columns: number,
): string => {
  const whole = bothEnds(`${title} · ${where}`, connection, columns);
  return whole.startsWith(title) ? bold(title) + whole.slice(title.length) : whole;
};

/** The first tab that is shown, so that the chosen one fits. */
const firstTab = (titles: readonly string[], tab: number, columns: number): number => {
  const width = (from: number) => titles.slice(from, tab + 1).reduce((sum, title) => sum + widthOf(title), 1);
  let from = 0;
  while (from < tab && width(from) > columns) from += 1;
  return from;
};

/** The tabs with the one that is on, and what the list is narrowed to. */
export const tabsLine = (context: ScreenContext, { bold, chosen, warning }: Style, columns: number): string => {
  const { screen, tab, counts, text, only } = context;
  const narrowed = [...(only === null ? [] : [`sólo ${only.name}`]), ...(text === '' ? [] : [`/${text}`])].join(' · ');
  const right = cut(narrowed, Math.floor(columns / 2));
  const room = columns - (right === '' ? 0 : widthOf(right) + 1);
  const titles = screen.tabs.map(({ id, title }, at) => {
    const count = counts[id] === undefined ? '' : ` ${counts[id]}`;
    return at === tab ? `[${title}${count}]` : ` ${title}${count} `;
  });
  const from = firstTab(titles, tab, room);
  const left = cut((from > 0 ? '…' : '') + titles.slice(from).join(''), room);
  const on = titles[tab] ?? '';
  const painted = on === '' ? left : left.replace(on, chosen(bold(on)));
  return painted + ' '.repeat(Math.max(0, columns - widthOf(left) - widthOf(right))) + warning(right);
};
