import { printable, type Style } from '../style.ts';

/** What is known of something, a line each: its name and its value. What is empty is left out. */
export const facts = (rows: readonly (readonly [name: string, value: string])[], { faint }: Style): string => {
  const told = rows.filter(([, value]) => value !== '');
  const width = Math.max(0, ...told.map(([name]) => name.length));
  return told.map(([name, value]) => `${faint(name.padEnd(width))}  ${printable(value)}`).join('\n');
};
