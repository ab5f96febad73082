/**
 * The arrows of docs/architecture.md: web | cli | server → adapters → core. Reads every import of every source, types,
 * re-exports and dynamic ones included, and says which go the wrong way or in a circle: of files anywhere, of words
 * (the folders of core) and of the folders within a word.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const floors = ['core', 'adapters', 'server', 'web', 'cli'];
const librariesOfCore = ['xstate', 'rxjs', 'ts-results'];
/** Adapters that run in the browser too. */
const shared = /^adapters\/(wire|http|signalr|storage|texts)\//;
const sharedByTerminal = /^adapters\/(wire|http|signalr|node-http|undici|storage|texts|credentials|installation)\//;

/** A rule says whether an import from one file to another (or to a package, or to Node) is wrong. */
const rules = [
  [
    'core-knows-nobody',
    (from, to) => from.startsWith('core/') && !to.startsWith('core/') && !librariesOfCore.includes(to),
  ],
  ['adapters-know-core-only', (from, to) => from.startsWith('adapters/') && /^(server|web|cli|test)\//.test(to)],
  [
    'programs-stand-alone',
    (from, to) =>
      /^(server|web|cli)\//.test(from) && /^(server|web|cli|test)\//.test(to) && floorOf(from) !== floorOf(to),
  ],
  [
    'browser-touches-no-server-adapter',
    (from, to) => from.startsWith('web/') && to.startsWith('adapters/') && !shared.test(to),
  ],
  [
    'terminal-touches-no-server-adapter',
    (from, to) => from.startsWith('cli/') && to.startsWith('adapters/') && !sharedByTerminal.test(to),
  ],
  [
    'what-both-ends-use-runs-in-a-browser',
    (from, to) => shared.test(from) && ((to.startsWith('adapters/') && !shared.test(to)) || to.startsWith('node:')),
  ],
  ['component-kit-through-one-door', (from, to) => /^prime(react|icons)$/.test(to) && !from.startsWith('web/ui/')],
  ['leads-nowhere', (_from, to) => to.startsWith('?')],
];

const floorOf = (path) => path.split('/')[0];

const filesBelow = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

/** Every string that an import, export … from, import type or import() of a module names. */
const importsOf = (file) => {
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== 'object') return;
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) found.push(node.source.value);
    if (node.type === 'TsImportType') found.push(node.argument.value);
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const literal = node.arguments[0]?.expression;
      if (literal?.type === 'StringLiteral') found.push(literal.value);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: extname(file) === '.tsx' }).body);
  return found;
};

/** Where an import leads: a path from the root, a package's name, node:…, or '?' and what was written. */
const resolve = (root, file, written) => {
  const isPath = written.startsWith('#') || written.startsWith('.');
  if (!isPath) {
    if (written.startsWith('node:') || builtinModules.includes(written)) return `node:${written.replace('node:', '')}`;
    return written
      .split('/')
      .slice(0, written.startsWith('@') ? 2 : 1)
      .join('/');
  }
  const target = written.startsWith('#') ? join(root, written.slice(1)) : join(dirname(file), written);
  return existsSync(target) ? relative(root, target).split(sep).join('/') : `?${written}`;
};

/** The word that a file of core is about: its folder. */
const wordOf = (path) => /^core\/([^/]+)\//.exec(path)?.[1];

/** The folder of core that a file stands in, beside others of the same word. */
const folderOf = (path) => /^core\/(.+)\/[^/]+$/.exec(path)?.[1];

/** Which names of parts of core know which, each with an import that makes it so; `among` says which imports count. */
const knownBetween = (graph, nameOf, among) => {
  const names = new Map();
  for (const [from, targets] of graph)
    for (const to of targets) {
      const [name, known] = [nameOf(from), nameOf(to)];
      if (name === undefined || known === undefined || name === known || !among(from, to)) continue;
      if (!names.has(name)) names.set(name, new Map());
      if (!names.get(name).has(known)) names.get(name).set(known, `${from} → ${to}`);
    }
  return names;
};

/** A circle of such names with its imports, as a line; null where there is none. */
const circleOf = (graph, nameOf, among = () => true) => {
  const names = knownBetween(graph, nameOf, among);
  const circle = circleIn(new Map([...names].map(([name, known]) => [name, [...known.keys()]])));
  if (circle === null) return null;
  const imports = circle.slice(1).map((name, place) => names.get(circle[place]).get(name));
  return `${circle.join(' → ')} (${imports.join(', ')})`;
};

/** A circle of files, words or folders, or null. */
const circleIn = (graph) => {
  const done = new Set();
  const path = [];
  const visit = (file) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
};

/** What is wrong with the arrows below a root, a line each; and how many files were read. */
export const checkArrows = (root) => {
  const files = floors.flatMap((floor) => (existsSync(join(root, floor)) ? filesBelow(join(root, floor)) : []));
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const wrong = [];
  const graph = new Map();
  for (const file of sources) {
    const from = relative(root, file).split(sep).join('/');
    const targets = importsOf(file).map((written) => resolve(root, file, written));
    graph.set(
      from,
      targets.filter((to) => /\.tsx?$/.test(to)),
    );
    for (const to of targets)
      for (const [rule, isWrong] of rules) if (isWrong(from, to)) wrong.push(`${rule}: ${from} → ${to}`);
  }
  const circle = circleIn(graph);
  if (circle !== null) wrong.push(`no-circles: ${circle.join(' → ')}`);
  const ofWords = circleOf(graph, wordOf);
  if (ofWords !== null) wrong.push(`no-circles-of-words: ${ofWords}`);
  const ofFolders = circleOf(graph, folderOf, (from, to) => wordOf(from) === wordOf(to));
  if (ofFolders !== null) wrong.push(`no-circles-of-folders: ${ofFolders}`);
  return { read: sources.length, wrong };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
  const { read, wrong } = checkArrows(root);
  for (const line of wrong) console.log(line);
  console.log(`${read} files read, ${wrong.length} arrows wrong`);
  process.exit(wrong.length === 0 && read > 0 ? 0 : 1);
}
