import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt } from '../../bin/ready.mjs';

describe('whether a clone was built since its last checkout', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mostrador-ready-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const put = (path: string, second: number, text = ''): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    utimesSync(join(root, path), second, second);
  };

  it.each([
    ['a clone', '.git/index', null],
    ['a worktree', 'elsewhere/worktrees/one/index', 'gitdir: elsewhere/worktrees/one\n'],
  ])('%s was, until something else is checked out', (_, index, git) => {
    if (git !== null) put('.git', 0, git);
    put('package-lock.json', 100);
    put(index, 100);
    expect(isBuilt(root)).toBe(false);
    put('dist/.built', 200);
    expect(isBuilt(root)).toBe(true);
    put(index, 300);
    expect(isBuilt(root)).toBe(false);
  });

  it('what was unpacked was, until other packages are locked', () => {
    put('dist/.built', 200);
    expect(isBuilt(root)).toBe(true);
    put('package-lock.json', 300);
    expect(isBuilt(root)).toBe(false);
  });
});
