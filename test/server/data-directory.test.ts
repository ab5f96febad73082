import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparePrivateDirectory } from '#adapters/files/private-directory.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mostrador-data-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const main = join(process.cwd(), 'dist/server/main.js');
interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the built server by a shell, which may set limits first, until it ends, or stops it once it listens. */
const run = (dataDir: string, before = ':', options: { uid?: number; cwd?: string } = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn('sh', ['-c', `${before}; exec "$0" "$1"`, process.execPath, main], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ADMIN_PASSWORD: 'una clave',
        PORT: '0',
        DATA_DIR: dataDir,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/Ctrl\+C/.test(said)) child.kill('SIGTERM');
      });
    }
    child.once('exit', (code) => resolve({ code, said }));
  });

describe('the data directory', () => {
  it('on a full disk says so, and starts again once there is room', async () => {
    const dataDir = join(root, 'full');
    const full = await run(dataDir, 'ulimit -f 1');
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('No hay lugar en el disco') });
    // Room for a first try, and not for a database.
    const nearlyFull = await run(dataDir, 'ulimit -f 4096');
    expect(nearlyFull).toMatchObject({ code: 1, said: expect.stringContaining('No hay lugar en el disco') });
    expect(await run(dataDir)).toMatchObject({ code: 0 });
  });

  it('that cannot be written to says so', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await run(file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('No se puede escribir en la carpeta'),
    });
    expect(await run(join(file, 'below'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('No se puede escribir'),
    });

    const readOnly = join(root, 'read-only');
    mkdirSync(readOnly);
    chmodSync(root, 0o755);
    chmodSync(readOnly, 0o555);
    // Whoever may do everything is asked as somebody who may not.
    const said =
      process.getuid?.() === 0
        ? (await run(readOnly, ':', { uid: 65_534 })).said
        : JSON.stringify(preparePrivateDirectory(readOnly).val);
    expect(said).toMatch(/No se puede escribir|directory-not-writable/);
  });
});
