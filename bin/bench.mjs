/**
 * `npm run bench [-- PRODUCTS | web | memory | answers | relevance | pictures | office | prices | terminal | writes]`:
 * prints what each measures of the built program (the table of scripts in CONTRIBUTING.md). With
 * `--against COMMIT [--rounds N]` before, the same of that commit beside it.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchAgainst } from './bench-against.mjs';
import { browserFor } from './browser.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const benches = ['web', 'memory', 'answers', 'relevance', 'pictures', 'office', 'prices', 'terminal', 'writes'];
const usage = `npm run bench -- [--against COMMIT [--rounds N]] [PRODUCTS | ${benches.join(' | ')}]`;

/** Who typed something else gets the names that there are: nothing is measured. */
const refuse = (text) => {
  process.stderr.write(`${text}\n${usage}\n`);
  process.exit(2);
};

const typed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' }, rounds: { type: 'string' } },
    });
  } catch (error) {
    return refuse(error.message);
  }
};
const { values: asked, positionals } = typed();
const [what = '100000'] = positionals;
if (!benches.includes(what) && !/^\d+$/.test(what)) refuse(`There is no bench of that name: ${what}`);
if (asked.rounds !== undefined && asked.against === undefined) refuse('--rounds goes with --against COMMIT');
if (asked.against !== undefined) {
  const rounds = Number(asked.rounds ?? 1);
  if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds is how many times: ${asked.rounds}`);
  await benchAgainst(root, asked.against, rounds, positionals);
  process.exit();
}

const named = benches.find((name) => name === what);
const isOfTheWeb = named === 'web';
// A browser is driven by a package of development.
await prepare({ tools: isOfTheWeb });
const { build, buildBench } = await import('./build.mjs');
// What is judged without a server needs no program.
if (named !== 'relevance') await build();
await buildBench();
process.chdir(root);
if (isOfTheWeb) {
  const browser = await browserFor(root);
  if (browser === null) throw new Error('no Chromium here, and none could be installed');
  Object.assign(process.env, browser);
}
await import(`../dist/bench/${named ?? 'main'}.js`);
