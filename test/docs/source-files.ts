import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { getOrCreate } from '#core/shared/get-or-create.ts';

const root = new URL('../../', import.meta.url);

interface Listed {
  readonly floor: string;
  readonly title: string;
  /** Files that a pattern of docs/architecture.md names, or that are no sources: they are left out. */
  readonly leftOut: RegExp;
}

const listed: readonly Listed[] = [
  {
    floor: 'core',
    title: 'nouns, rules and machines (without ports, services and what makes them)',
    leftOut: /\.(?:port|service)\.ts$|(?:^|\/)create-[^/]*$/,
  },
  {
    floor: 'adapters',
    title: 'the outside world (without `http` and `wire`, migrations and the demo)',
    leftOut: /^(?:http|wire|postgres\/migrations|postgres\/demo)\//,
  },
  { floor: 'server', title: 'the server (without routes and modules)', leftOut: /^(?:routes\/.*\.routes|modules\/)/ },
  {
    floor: 'web',
    title: 'the web (without columns of lists, queries, addresses, modules and drawings)',
    leftOut: /-(?:columns|queries|url)\.tsx?$|^(?:modules|drawings)\//,
  },
  {
    floor: 'cli',
    title: 'the terminal (without commands, lists and modules)',
    leftOut: /^(?:commands|lists|modules)\//,
  },
];

const source = /(?<!\.d)\.tsx?$/;
const inKebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

const documented =
  /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n(export (?:default )?)?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/g;

const exportedName = /^export (?:const|function) (\w+)/gm;

/** The first sentence of a comment, without its asterisks, the rule that it names and the stop. */
const firstSentence = (comment: string): string => {
  const text = comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\(docs\/[^)]*\)/g, '')
    .trim();
  return (/^.*?[^.][.;](?= ['"`A-ZÁÉÍÓÚ]|$)/.exec(text)?.[0] ?? text).replace(/[.:;]$/, '');
};

const ownComment = /^\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n\n/;

/** What a file's own export is called: of 'live.machine' also `liveMachine`, of 'own-time' also `createOwnTime`. */
const ownNames = (path: string): readonly string[] => {
  const [name = '', kind = ''] = basename(path).split('.');
  const whole = `${name}-${kind}`;
  return [name, whole, `create-${name}`, `create-${whole}`, `use-${name}`];
};

/**
 * What a file is for: the comment above its imports; else those of three of its exports, first that which bears its
 * name. Of sentences the names too, since most of them say it all: `quotesProblem`.
 */
const purposeOf = (path: string): string => {
  const text = readFileSync(new URL(path, root), 'utf8');
  const above = ownComment.exec(text)?.[1];
  if (above !== undefined) {
    return firstSentence(above);
  }
  const exports = [...text.matchAll(documented)]
    .filter(([, , exported]) => exported !== undefined)
    .map(([, comment = '', , name = '']) => ({ name: inKebab(name), sentence: firstSentence(comment) }));
  const own = ownNames(path).flatMap((own) => exports.filter(({ name }) => name === own));
  const sentences = [...new Set([...own, ...exports].map(({ sentence }) => sentence))].slice(0, 3);
  const names = path.startsWith('adapters/texts/') ? [...text.matchAll(exportedName)].map(([, name]) => name) : [];
  return [...sentences, ...(names.length > 0 ? [`\`${names.join('`, `')}\``] : [])].join('; ');
};

const section = ({ floor, title, leftOut }: Listed): string => {
  const folders = new Map<string, string[]>();
  const paths = readdirSync(new URL(`${floor}/`, root), { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((one) => source.test(one) && !leftOut.test(one)).sort()) {
    const purpose = purposeOf(`${floor}/${path}`);
    const folder = dirname(path) === '.' ? floor : `${floor}/${dirname(path)}`;
    getOrCreate(folders, folder, (): string[] => []).push(
      `- **${basename(path)}**${purpose === '' ? '' : `: ${purpose}`}`,
    );
  }
  const lists = [...folders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, lines]) => `### ${folder}/\n\n${lines.join('\n')}\n`);
  return `## \`${floor}/\`: ${title}\n\n${lists.join('\n')}`;
};

/** What each file is for, by folder, in the words of its own comment. */
export const sourceFiles = (): string => listed.map(section).join('\n');
