import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Style } from '../../style.ts';
import { cut, widthOf } from '../../views/display-width.ts';
import type { ScreenContext } from './screen-context.ts';

/** Both ends of a line; what is on the left gives way. */
export const bothEnds = (left: string, right: string, columns: number): string => {
  const room = columns - widthOf(right) - (right === '' ? 0 : 1);
  const kept = cut(left, Math.max(0, room));
  return kept + ' '.repeat(Math.max(0, columns - widthOf(kept) - widthOf(right))) + right;
};

/** How the connection stands, by word, mark and colour alike. */
export const connectionLine = (
  { isConnected, lostAt }: { readonly isConnected: boolean; readonly lostAt: number | null },
  { good, warning, bad }: Style,
): string => {
  if (isConnected) return good('● Conectado');
  return lostAt === null ? warning('○ Conectando') : bad(`× Sin conexión desde ${inBuenosAires(lostAt).time}`);
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

/** The tabs with the one that is on, and what the list is narrowed to. */
export const tabsLine = (context: ScreenContext, { bold, chosen, faint, warning }: Style, columns: number): string => {
  const { screen, tab, counts, text, only, note } = context;
  const narrowed = [
    ...(only === null ? [] : [`sólo ${only.name}`]),
    ...(text === '' ? [] : [`/${text}`]),
    ...(note === null ? [] : [note]),
  ].join(' · ');
  const titles = screen.tabs.map(({ id, title }, at) => {
    const count = counts[id] === undefined ? '' : ` ${counts[id]}`;
    return at === tab ? `[${title}${count}]` : ` ${title}${count} `;
  });
  const left = titles.join('');
  const right = cut(narrowed, Math.max(0, columns - widthOf(left) - 1));
  const line = bothEnds(left, right, columns);
  const paint = text === '' && only === null ? faint : warning;
  const on = titles[tab];
  const painted = on === undefined ? left : left.replace(on, chosen(bold(on)));
  return widthOf(left) > columns
    ? cut(left, columns)
    : painted + line.slice(left.length, line.length - right.length) + paint(right);
};
