import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCacheDirectory } from '../../bin/compile-cache.mjs';

it('is the user’s own folder', () => {
  expect(compileCacheDirectory({ HOME: '/home/ana' }, 'linux')).toBe('/home/ana/.cache/mostrador');
  expect(compileCacheDirectory({ HOME: '/home/ana', XDG_CACHE_HOME: '/c' }, 'linux')).toBe('/c/mostrador');
  expect(compileCacheDirectory({ HOME: '/h', LOCALAPPDATA: '/l' }, 'win32')).toBe('/l/mostrador');
  expect(compileCacheDirectory({ HOME: '/h', LOCALAPPDATA: '/l' }, 'linux')).toBe('/h/.cache/mostrador');
});

it('keeps what was compiled there, where Node can', () => {
  const home = mkdtempSync(join(tmpdir(), 'mostrador-home-'));
  const { NODE_COMPILE_CACHE: _, XDG_CACHE_HOME: __, ...environment } = process.env;
  try {
    execFileSync(process.execPath, ['bin/mostrador.mjs', '--version'], { env: { ...environment, HOME: home } });
    expect(existsSync(join(home, '.cache/mostrador'))).toBe('enableCompileCache' in module);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
