import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rows of 'What it keeps to': a rule, the file of its test, and what the test is called. */
const rulesOf = (page: string) =>
  [...page.matchAll(/^\| ([^|]+) \| `(test\/[^`]+)` \| ([^|]+) \|$/gm)].map(([, rule = '', file = '', name = '']) => ({
    rule,
    file,
    name,
  }));

it('each rule of the terminal names a test that is there', () => {
  const rules = rulesOf(readFileSync(join(root, 'docs/cli.md'), 'utf8'));
  expect(rules).toHaveLength(26);
  const untested = rules.filter(
    ({ file, name }) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(name),
  );
  expect(untested).toEqual([]);
});
