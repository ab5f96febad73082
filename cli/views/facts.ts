import { printable, type Style } from '../style.ts';
import { wrapBeside } from './wrap.ts';

/** What is known of something: its name and its value, in lines no wider than `columns`. What is empty is left out. */
export const facts = (
  rows: readonly (readonly [name: string, value: string])[],
  { faint }: Style,
  columns: number | null,
): string => {
  const filled = rows.filter(([, value]) => value !== '');
  const width = Math.max(0, ...filled.map(([name]) => name.length));
  return filled
    .map(([name, value]) => `${faint(name.padEnd(width))}  ${wrapBeside(width + 2, printable(value), columns)}`)
    .join('\n');
};
