import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { getOrCreate } from '#core/shared/get-or-create.ts';

const root = new URL('../../', import.meta.url);

interface Listed {
  readonly floor: string;
  readonly title: string;
  /** Files that are called alike in every word, or are no sources: they are left out. */
  readonly leftOut: RegExp;
  /** Whether it is shown at once. */
  readonly isOpen?: true;
}

const listed: readonly Listed[] = [
  {
    floor: 'core',
    title: 'Core: nouns, rules and machines, without ports, services and what makes them',
    leftOut: /\.(?:port|service)\.ts$|(?:^|\/)create-[^/]*$/,
    isOpen: true,
  },
  { floor: 'adapters/postgres', title: 'The database, without migrations', leftOut: /^(?:migrations|demo)\// },
  { floor: 'adapters/texts', title: 'Sentences', leftOut: /^$/ },
  { floor: 'adapters/documents', title: 'Papers and files', leftOut: /^$/ },
  {
    floor: 'web',
    title: 'The web, without screens, columns of lists, queries, addresses, modules and drawings',
    leftOut: /\.screen\.tsx$|-(?:columns|queries|url)\.tsx?$|^(?:modules|drawings)\//,
  },
];

const ending = /(?:\.es)?\.tsx?$/;

const filesIn = ({ floor, leftOut }: Listed): readonly string[] =>
  readdirSync(new URL(`${floor}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !leftOut.test(path))
    .sort();

/** '- **cart**: quantity, totals; `ageing/` debt-bucket': a line for each folder, and one for the files at the top. */
const linesOf = (paths: readonly string[]): readonly string[] => {
  const words = new Map<string, Map<string, string[]>>();
  for (const path of paths) {
    const [word = '', ...below] = dirname(path).split('/');
    const folders = getOrCreate(words, word, () => new Map<string, string[]>());
    const name = relative(dirname(path), path).replace(ending, '');
    getOrCreate(folders, below.join('/'), (): string[] => []).push(name);
  }
  return [...words]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, folders]) => {
      const parts = [...folders]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([folder, names]) => `${folder === '' ? '' : `\`${folder}/\` `}${names.join(', ')}`);
      return `- ${word === '.' ? '' : `**${word}**: `}${parts.join('; ')}`;
    });
};

const section = (one: Listed): string => {
  const heading = `\`${one.floor}/\` ${one.title}`;
  const lines = linesOf(filesIn(one)).join('\n');
  return one.isOpen === true
    ? `### ${heading}\n\n${lines}\n`
    : `<details>\n<summary>${heading.replaceAll('`', '')}</summary>\n\n${lines}\n\n</details>\n`;
};

/** Where a newcomer looks for the name of a file: a line a word, names without their endings. */
export const sourceFiles = (): string => listed.map(section).join('\n');
