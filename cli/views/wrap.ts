/** Words in lines no wider than `columns` (null: one line), the later ones indented. A longer word stays whole. */
export const wrap = (text: string, columns: number | null, indent = ''): string => {
  const room = columns ?? Number.POSITIVE_INFINITY;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line.trim() !== '' && [...longer].length > room) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
};
