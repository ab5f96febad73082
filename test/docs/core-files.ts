import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { getOrCreate } from '#core/shared/get-or-create.ts';

const root = new URL('../../core/', import.meta.url);

/** Ports, capabilities and what makes them are called alike in every word. */
const calledAlike = /\.(?:port|service)\.ts$|(?:^|\/)create-[^/]*$/;

const filesOf = (word: string): readonly string[] =>
  readdirSync(new URL(`${word}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !calledAlike.test(path))
    .sort();

/** 'ageing/ customer-ageing, debt-bucket' */
const folderLine = ([folder, names]: readonly [string, readonly string[]]): string =>
  `${folder === '.' ? '' : `\`${folder}/\` `}${names.join(', ')}`;

const wordLine = (word: string): string => {
  const folders = new Map<string, string[]>();
  for (const path of filesOf(word)) {
    const folder = dirname(path);
    getOrCreate(folders, folder, (): string[] => []).push(relative(folder, path).replace(/\.ts$/, ''));
  }
  const [own, within] = [
    [...folders].filter(([folder]) => folder === '.'),
    [...folders].filter(([folder]) => folder !== '.'),
  ];
  return `- **${word}**: ${[...own, ...within].map(folderLine).join('; ')}`;
};

/** The files of core that hold nouns, rules and machines, a line a word, by their names without '.ts'. */
export const coreFiles = (): string => {
  const words = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return `${words.map(wordLine).join('\n')}\n`;
};
