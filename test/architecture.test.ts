import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const planted = join('core', 'planted');

const cruise = (...folders: string[]) =>
  spawnSync('npx', ['--no-install', 'depcruise', '--config', '.dependency-cruiser.mjs', ...folders], {
    encoding: 'utf8',
  });

const plant = (file: string, text: string): void => {
  mkdirSync(planted, { recursive: true });
  writeFileSync(join(planted, file), text);
};

/** The guard itself is tested: a cruiser that reads no TypeScript reports success. */
describe('the check of the arrows', () => {
  afterEach(() => rmSync(planted, { recursive: true, force: true }));

  it.each([
    [
      'core to an adapter',
      "import { problemType } from '#adapters/wire/problem.wire.ts';\nexport const x = problemType;\n",
    ],
    [
      'core to an adapter, by type only',
      "import type { ProblemWire } from '#adapters/wire/problem.wire.ts';\nexport type X = ProblemWire;\n",
    ],
    ['core to Node', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n"],
    ['core to a library that is not its own', "import { LRUCache } from 'lru-cache';\nexport const x = LRUCache;\n"],
    ['core to a program', "import { readSettings } from '#server/settings.ts';\nexport const x = readSettings;\n"],
  ])('bites %s', (_arrow, text) => {
    plant('planted.ts', text);
    const { status, stdout } = cruise('core');
    expect(status).not.toBe(0);
    expect(stdout).toContain('core-knows-nobody');
  });

  it('lets core use its own and its four libraries', () => {
    plant(
      'planted.ts',
      "import { money } from '#core/shared/money.ts';\nimport { Subject } from 'rxjs';\nexport const x = [money, Subject];\n",
    );
    const { status, stdout } = cruise('core/planted');
    expect(stdout).not.toContain('error');
    expect(status).toBe(0);
  });
});
