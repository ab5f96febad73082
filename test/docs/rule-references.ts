/** A file tree as text, by paths from its root. */
export type Tree = ReadonlyMap<string, string>;

const folder = 'docs/rules/';
const pageName = /^docs\/rules\/(?!README\.md$)[\w-]+\.md$/;
const parts = ['**Why**:', '**Example**:', '**Test**:'] as const;

interface Rule {
  readonly number: number;
  readonly text: string;
}

/** The rules of a page: each begins with '## 3. Its title'. */
const rulesOf = (page: string): readonly Rule[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ number: Number(/^(\d+)\. \S/.exec(text)?.[1]), text }));

/**
 * What is wrong with a page: numbers run from 1 without gaps, and each rule has its parts and names tests that exist.
 */
const wrongInPage = (path: string, page: string, has: (path: string) => boolean): readonly string[] =>
  rulesOf(page).flatMap(({ number, text }, place) => {
    const named = [...(text.split(parts[2])[1] ?? '').matchAll(/`(test\/[^`]+)`/g)].map(([, test = '']) => test);
    const found = [
      ...(number === place + 1 ? [] : [`stands in the place of rule ${place + 1}`]),
      ...parts.filter((part) => !text.includes(part)).map((part) => `has no ${part}`),
      ...(named.length === 0 ? ['names no test'] : []),
      ...named.filter((test) => !has(test)).map((test) => `names ${test}, which does not exist`),
    ];
    return found.map((what) => `${path}: rule ${number} ${what}`);
  });

/** A page of rules, however its name is spelled, with or without the number of one of them. */
const reference = /docs\/rules\/([^\s`'"(){}]*?)\.md(?!\.?[\w])(?: (\d+))?/g;

/**
 * A document by its name, wherever it is, the sign of a section of something else, and one by its letter: (D and a
 * number).
 */
const named = /(?<![\w-])(?:[\w.-]+\/)*([\w-]+\.md)\b|\u00a7|\(D\d{1,2}[,:)]/gi;

const found = (tree: Tree, pattern: RegExp, isWrong: (path: string, match: RegExpExecArray) => boolean) =>
  [...tree].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].filter((match) => isWrong(path, match)).map(([whole]) => `${path}: ${whole}`),
  );

/** Everything that is wrong with the rules of a tree and with what refers to them. */
export const wrongRules = (tree: Tree): readonly string[] => {
  const pages = new Map([...tree].filter(([path]) => pageName.test(path)));
  const numbers = new Map([...pages].map(([path, page]) => [path, new Set(rulesOf(page).map(({ number }) => number))]));
  return [
    ...[...pages].flatMap(([path, page]) => wrongInPage(path, page, (test) => tree.has(test))),
    ...found(tree, reference, (path, [, page, number]) => {
      const target = `${folder}${page}.md`;
      if (number !== undefined) return !numbers.get(target)?.has(Number(number));
      // A document may name a whole page; a comment names the rule.
      return !(path.endsWith('.md') && tree.has(target));
    }),
  ];
};

/** Every mention of a document that the tree does not have. */
export const absentDocuments = (tree: Tree): readonly string[] => {
  const names = new Set([...tree.keys()].map((path) => path.split('/').at(-1)?.toLowerCase()));
  return found(tree, named, (_path, [, name]) => !names.has(name?.toLowerCase()));
};
