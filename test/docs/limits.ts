import { readdirSync, readFileSync } from 'node:fs';
import { getOrCreate } from '#core/shared/get-or-create.ts';

const root = new URL('../../', import.meta.url);

/** How constants that say how many, how large or how long are called. */
const limit = new RegExp(
  '^(?:export )?const (' +
    '(?:max|min|most|least|fewest|largest|shortest|shown)[A-Z]\\w*' +
    '|\\w+(?:Days|Ms|Hours|Years|Bytes|Points|Pixels|Length|Lengths|Limit|Limits|Size|Rows|OnAPage|AtOnce|Count|Kept|Lifetime|Pause)' +
    '|[A-Z_]*(?:MAX|MIN|LONGEST|SHORTEST)[A-Z_]*' +
    ')(?:: [^=]+)? = (?!.*=>)([\\d\\[{].*|.*(?:\\b\\d|\\w+Ms\\b|\\* |\\+ ).*)$',
);

/** Milliseconds of a day are no limit. */
const unit = /^(?:minute|hour|day)Ms$/;

interface Limit {
  readonly name: string;
  /** As its source has it: '5 * 1024 * 1024'. */
  readonly value: string;
  readonly file: string;
  /** The first sentence of its comment; '' for none. */
  readonly says: string;
}

/** The comment that ends in the line before `at`, in one line and without its marks. */
const commentAbove = (lines: readonly string[], at: number): string => {
  if (lines[at - 1]?.endsWith('*/') !== true) return '';
  let first = at - 1;
  while (first > 0 && lines[first]?.startsWith('/**') !== true) first -= 1;
  return lines
    .slice(first, at)
    .map((line) =>
      line
        .replace(/\*\/$/, '')
        .replace(/^\/\*\*|^ \*?/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(' ');
};

/** The first sentence, whose end is a point before a space and a capital. */
const firstSentence = (comment: string): string => /^.*?[.:](?= [A-Z]|$)/.exec(comment)?.[0] ?? comment;

/** A list of values that goes on in later lines is told by its beginning. */
const written = (value: string): string => {
  const [whole = ''] = value.replace(/;$/, '').split(' as const');
  return whole.endsWith('{') || whole.endsWith('[') || whole.endsWith('(') ? `${whole} …` : whole;
};

const limitsOf = (file: string): readonly Limit[] => {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const [, name, value] = limit.exec(line) ?? [];
    if (name === undefined || value === undefined || unit.test(name)) return [];
    return [{ name, value: written(value), file, says: firstSentence(commentAbove(lines, at)) }];
  });
};

/** The constants of core that say how many, how large or how long, by word. */
export const limits = (): string => {
  const files = readdirSync(new URL('core', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `core/${file.replaceAll('\\', '/')}`)
    .sort();
  const byWord = new Map<string, Limit[]>();
  for (const found of files.flatMap(limitsOf))
    getOrCreate(byWord, found.file.split('/')[1] ?? '', () => []).push(found);
  return [...byWord]
    .map(([word, found]) => {
      const rows = found.map(
        ({ name, value, file, says }) =>
          `| \`${name}\` | \`${value}\` | \`${file}\` | ${says.replaceAll('|', '\\|')} |`,
      );
      return `## ${word}\n\n| constant | value | file | what it says |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
};
