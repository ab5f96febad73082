import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

it('decisions are numbered without holes, and their index names each by its title', () => {
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const rows = pages.sort().map((name, at) => {
    const [title = ''] = read(name).split('\n');
    expect(Number(name.slice(0, 4))).toBe(at + 1);
    return title.replace(/^# (\d+)\. (.*)$/, `$1. [$2](${name})`);
  });
  const index = read('README.md').split('\n');
  expect(index.filter((line) => /^\d/.test(line))).toEqual(rows);
});
