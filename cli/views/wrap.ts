/**
 * Words in lines no wider than `columns` (null: one line), the later ones indented. A longer word stays whole, and so
 * does '5 %'.
 */
export const wrap = (text: string, columns: number | null, indent = ''): string => {
  const room = columns ?? Number.POSITIVE_INFINITY;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ (?!%)/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line.trim() !== '' && [...longer].length > room) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
};

/** Wraps a text beside a margin of `width`: later lines begin below the first. */
export const wrapBeside = (width: number, text: string, columns: number | null): string => {
  const room = columns === null ? null : Math.max(10, columns - width);
  return wrap(text, room).replaceAll('\n', `\n${' '.repeat(width)}`);
};
