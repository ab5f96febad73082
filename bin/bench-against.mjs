/**
 * `npm run bench -- --against COMMIT [--rounds N] […]`: runs the same bench of an earlier commit and of this tree in
 * turns, on this machine, and prints each figure of both with the share that is left or gained.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a number is of, where it stands in a sentence and not in a table. */
const inSentence = /([^\d\s,:;][^,:;]*?)?[\s:]*(\d[\d,]*(?:\.\d+)?) ?(ms|s|MB|kB|rows\/s)(?![\w/])/g;

const numberOf = (text) => Number(text.replaceAll(',', ''));
const isNumber = (cell) => /^\d[\d,]*(\.\d+)?$/.test(cell);

/**
 * The figures that a bench printed, each by its name: cells of its tables (title, row, column), and what stands with a
 * unit in its lines. Goals are none. What has the same name twice is told apart by its place.
 */
export const figuresOf = (output) => {
  const figures = new Map();
  const add = (name, value) => {
    let unique = name;
    for (let place = 2; figures.has(unique); place += 1) unique = `${name} (${place})`;
    figures.set(unique, value);
  };
  let [title, heading] = ['', null];
  for (const line of output.split('\n').map((each) => each.trim())) {
    if (!line.startsWith('|')) {
      heading = null;
      if (line === '') continue;
      title = line;
      const said = line.replaceAll(/\([^()]*goal[^()]*\)/g, '');
      const [subject = ''] = said.split(':');
      for (const [, what = '', value, unit] of said.matchAll(inSentence)) {
        const name = what.trim();
        add(name === '' || name === subject.trim() ? subject.trim() : `${subject.trim()}, ${name}`, {
          value: numberOf(value),
          unit,
        });
      }
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (cells.every((cell) => /^-+$/.test(cell))) continue;
    if (heading === null) {
      heading = cells;
      continue;
    }
    const clients = heading.indexOf('clients');
    const row = clients < 0 ? cells[0] : `${cells[0]}, ${cells[clients]} at once`;
    cells.forEach((cell, at) => {
      if (at > 0 && at !== clients && heading[at] !== 'goal' && isNumber(cell))
        add(`${title} › ${row} › ${heading[at]}`, { value: numberOf(cell), unit: '' });
    });
  }
  return figures;
};

const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The figures that both printed: the median of the rounds of each, and what the second is of the first. */
export const sideBySide = (before, now) => {
  const valuesOf = (rounds, name) => rounds.flatMap((round) => round.get(name)?.value ?? []);
  const [first] = now;
  return [...(first ?? new Map())].flatMap(([name, { unit }]) => {
    const [earlier, later] = [valuesOf(before, name), valuesOf(now, name)];
    if (earlier.length === 0 || later.length === 0) return [];
    const [was, is] = [medianOf(earlier), medianOf(later)];
    return [{ name, unit, was, is, share: was === 0 ? null : is / was }];
  });
};

/** The goals that are a share of what it was 'today', which is the earlier commit. */
const goals = [
  { of: /search by vehicle.* › per second$/, least: 1.5 },
  { of: /^import of [\d,]+ rows$/, least: 1.5 },
];

/** What the share of a figure is to be; empty where none is wanted. */
export const goalOf = (name) => {
  const least = goals.find(({ of }) => of.test(name))?.least;
  return least === undefined ? '' : `≥ ${least} × then`;
};

const print = (rows, commit) => {
  const lines = [
    ['what', `at ${commit}`, 'now', 'now / then', 'goal'],
    ...rows.map(({ name, unit, was, is, share }) => [
      name,
      `${was} ${unit}`.trim(),
      `${is} ${unit}`.trim(),
      share === null ? '' : share.toFixed(2),
      goalOf(name),
    ]),
  ];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const written = lines.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log(
    `\nAgainst ${commit}, in one run on this machine\n\n${[written[0], rule, ...written.slice(1)].join('\n')}`,
  );
};

const benchIn = (directory, args) =>
  new Promise((resolve, reject) => {
    const bench = spawn(process.execPath, ['bin/bench.mjs', ...args], {
      cwd: directory,
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    let printed = '';
    bench.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      process.stdout.write(text);
    });
    bench.once('error', reject);
    bench.once('close', (code) =>
      code === 0 ? resolve(figuresOf(printed)) : reject(new Error(`the bench in ${directory} ended with ${code}`)),
    );
  });

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`git ${args[0]} ended with ${status}`);
  return stdout.trim();
};

/** Runs both in turns, as many rounds as are asked for. */
export const benchAgainst = async (root, commit, rounds, args) => {
  const name = git(root, 'rev-parse', '--short', '--verify', `${commit}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-before-'));
  const tree = join(folder, 'tree');
  try {
    // A clone, and no worktree: a build looks for its own .git folder.
    git(root, 'clone', '--quiet', '--shared', '--no-checkout', '.', tree);
    git(tree, 'checkout', '--quiet', '--detach', name);
    const [before, now] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      before.push(await benchIn(tree, args));
      now.push(await benchIn(root, args));
    }
    print(sideBySide(before, now), name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
