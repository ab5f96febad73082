import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recordings = join(root, 'test/cli/screens/recordings');

it('what the manual shows of the terminal is what was recorded', () => {
  const recorded = new Set(
    readdirSync(recordings).map((name) => readFileSync(join(recordings, name), 'utf8').trimEnd()),
  );
  const manual = readFileSync(join(root, 'docs/manual/terminal.md'), 'utf8');
  const shown = [...manual.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text = '']) => text);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter((text) => !recorded.has(text))).toEqual([]);
});
