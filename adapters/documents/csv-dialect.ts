/** How a delimited text is written. */
export interface CsvDialect {
  readonly delimiter: string;
  /** False: `"` is only a sign for inches. */
  readonly quoted: boolean;
  /** Excel's own first line 'sep=;', which is no data. */
  readonly skipLines: number;
}

/** In this order where two fit equally well: a comma is also a decimal mark, so it comes last. */
const delimiters = ['\t', ';', '|', ','] as const;

/** How often a delimiter stands in each line outside quotes. A quote opens only where a cell begins: 1/2" doesn't. */
function countsOf(lines: readonly string[], delimiter: string, quoted: boolean): readonly number[] {
  let inside = false;
  return lines.map((line) => {
    let count = 0;
    let before = delimiter;
    for (const character of line) {
      if (quoted && character === '"') inside = !inside && (before === delimiter || before === '"');
      else if (character === delimiter && !inside) count += 1;
      before = character;
    }
    return count;
  });
}

/** The number of lines that agree on the most usual count, none counting as disagreement: title lines don't matter. */
function agreement(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...lines.values());
}

const openingQuote = /(?:^|[\t;|,\r\n]) *"/;
const wrappedCell = /(?:^|[\t;|,\r\n]) *"(?:[^"]|"")*" *(?:[\t;|,\r\n]|$)/;

/**
 * Programs quote only the cells that need it, perhaps far down: no quotes yet means nothing. Cells that open one and
 * never close it do.
 */
const quotes = (text: string): boolean => !openingQuote.test(text) || wrappedCell.test(text);

/** @param sample the first some tens of lines, without byte order mark. */
export function csvDialect(sample: string): CsvDialect {
  const quoted = quotes(sample);
  const stated = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  if (stated !== undefined) return { delimiter: stated, quoted, skipLines: 1 };
  const lines = sample
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  let best: string = ';';
  let most = 0;
  for (const delimiter of delimiters) {
    const score = agreement(countsOf(lines, delimiter, quoted));
    if (score > most) [best, most] = [delimiter, score];
  }
  return { delimiter: best, quoted, skipLines: 0 };
}
