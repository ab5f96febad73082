const escaped = (text: string): string => text.replace(/[\\|;]/g, '\\$&');

/** Splits a text at a sign that has no backslash before it; the parts keep their backslashes. */
const parted = (text: string, sign: '|' | ';'): readonly string[] => {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (piece === sign) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
};

const plain = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();

/**
 * Several things in one cell, each of several parts: 'NGK||5; |Frenos|3'. A backslash before a sign takes it as it is.
 */
export const partsInCell = (cell: string): readonly (readonly string[])[] =>
  parted(cell, ';')
    .filter((each) => each.trim() !== '')
    .map((each) => parted(each, '|').map(plain));

/** The parts of one thing as they are written in a cell. */
export const cellOfParts = (parts: readonly string[]): string => parts.map(escaped).join('|');
