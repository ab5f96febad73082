import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut } from '../../bin/left-out.mjs';

const all = { environment: { TEST_DATABASE_URL: 'postgres://x' }, browser: {}, shells: [], terminals: true };

it('names nothing where everything is there', () => {
  expect(leftOut(all)).toEqual([]);
});

it.each([
  [{ environment: {} }, 'PostgreSQL'],
  [{ browser: null }, 'Chromium'],
  [{ shells: ['zsh', 'fish'] }, 'el autocompletado en zsh y fish'],
  [{ terminals: false }, 'la terminal que queda como estaba'],
])('names what is left out where %j', (lacking, named) => {
  const omissions = leftOut({ ...all, ...lacking });
  expect(omissions).toHaveLength(1);
  expect(omissions[0]).toContain(named);
});

it('is what npm test says, and CI has the shells', () => {
  expect(readFileSync('bin/test.mjs', 'utf8')).toContain('leftOut({ environment: process.env, browser })');
  const ci = readFileSync('.ci/run', 'utf8');
  for (const shell of ['zsh', 'fish']) expect(ci).toMatch(new RegExp(`for shell in [^\\n]*\\b${shell}\\b`));
});
