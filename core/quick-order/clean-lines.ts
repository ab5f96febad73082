import { halfWidth } from '#core/shared/accents.ts';
import { withoutEdges } from './edges.ts';

/** Marks of direction and of no width that phones and spreadsheets leave in a text. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g;
const otherSpaces = /[\u00a0\u2007\u202f]/g;

const date = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
/** '[20/11 10:02] Juan: ', '20/11/26, 10:02 - Juan: ', '[10:02, 20/11/2026] Juan: '. */
const chatPrefix = new RegExp(
  String.raw`^\[?(?:${date},?\s+${time}|${time},?\s+${date})\]?\s*(?:-\s*)?[^:]{1,60}:\s*`,
  'i',
);
const quotePrefix = /^(?:>\s*)+/;
const bullet = /^[-–—*•·▪►✓]\s+(?=\S)/;
const numbering = /^(\d{1,4})\s*(?:[.)°º]|-(?=\s))\s*(?=\S)/;

export interface CleanLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** A row of a wide spreadsheet; what goes on is no order, and is not looked at. */
const maxLineLength = 1000;

/** The lines of a pasted text that say something, without what chats, mails and lists put before them. */
export const cleanLines = (pasted: string): readonly CleanLine[] =>
  withoutNumbering(
    halfWidth(pasted)
      .replace(invisible, '')
      .replace(otherSpaces, ' ')
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((written, at) => ({ line: at + 1, text: cleaned(written) }))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );

/** Tabs at either end may be empty cells of a row: they stay. */
const cleaned = (written: string): string =>
  withoutEdges(written, / /)
    .slice(0, maxLineLength)
    .replace(quotePrefix, '')
    .replace(chatPrefix, '')
    .replace(bullet, '');

/** '1) …', '2) …' number the lines only where they count up from 1; else they may be quantities. */
const withoutNumbering = (lines: readonly CleanLine[]): readonly CleanLine[] => {
  const numbers = lines.map(({ text }) => numbering.exec(text)?.[1]);
  const numbered = numbers.filter((number) => number !== undefined);
  const countsUp = numbered.length > 1 && numbered.every((number, at) => Number(number) === at + 1);
  return countsUp ? lines.map(({ line, text }) => ({ line, text: text.replace(numbering, '') })) : lines;
};
