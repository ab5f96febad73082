import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparePrivateDirectory } from '#adapters/files/private-directory.ts';
import { migratedDirectory } from '#test/contracts/data-directories.ts';

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
  readonly output: string;
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
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/Ctrl\+C/.test(output)) child.kill('SIGTERM');
      });
    }
    child.once('exit', (code) => resolve({ code, output }));
  });

/** Everything below a directory that somebody else than its owner has a right to. */
const open = (directory: string): string[] => {
  const own = (lstatSync(directory).mode & 0o077) === 0 ? [] : [directory];
  const below = readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return open(path);
    return entry.isFile() && (lstatSync(path).mode & 0o077) !== 0 ? [path] : [];
  });
  return [...own, ...below];
};

// A start makes a database of its own, twice over on a busy machine.
/** Whether any user reaches a folder: a clone in a folder of one's own is closed to others. */
const isOpenToOthers = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToOthers(dirname(folder)));

describe('the data directory', { timeout: 120_000 }, () => {
  it('is the owner’s alone from its first start on, with any umask', async () => {
    const dataDir = join(root, 'new');
    expect(await run(dataDir, 'umask 0')).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir, 'database')).length).toBeGreaterThan(10);
    expect(open(dataDir)).toEqual([]);
  });

  it('that was open to others is closed at the next start, and what links lead to is left alone', async () => {
    const dataDir = join(root, 'old');
    const made = migratedDirectory('mostrador-old-');
    cpSync(made, dataDir, { recursive: true });
    rmSync(made, { recursive: true, force: true });
    mkdirSync(join(dataDir, 'files/Products'), { recursive: true });
    writeFileSync(join(dataDir, 'files/Products/foto.png'), 'x');
    for (const path of ['.', 'database', 'database/PG_VERSION', 'files/Products', 'files/Products/foto.png'])
      chmodSync(join(dataDir, path), 0o777);
    const elsewhere = join(root, 'elsewhere');
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(dataDir, 'files/Products/link.png'));
    expect(await run(dataDir, 'umask 022')).toMatchObject({ code: 0 });
    expect(open(dataDir)).toEqual([]);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644);
  });

  it('on a full disk says so, and starts again once there is room', async () => {
    const dataDir = join(root, 'full');
    const full = await run(dataDir, 'ulimit -f 1');
    expect(full).toMatchObject({ code: 1, output: expect.stringContaining('No hay lugar en el disco') });
    // Room for a first try, and not for a database.
    const nearlyFull = await run(dataDir, 'ulimit -f 4096');
    expect(nearlyFull).toMatchObject({ code: 1, output: expect.stringContaining('No hay lugar en el disco') });
    expect(await run(dataDir)).toMatchObject({ code: 0 });
  });

  it('that cannot be written to says so', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await run(file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('No se puede escribir en la carpeta'),
    });
    expect(await run(join(file, 'below'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('No se puede escribir'),
    });
  });

  it('that may only be read says so', async ({ skip }) => {
    const isRoot = process.getuid?.() === 0;
    if (isRoot && !isOpenToOthers(process.cwd())) {
      process.stderr.write('OMITIDO: una carpeta de sólo lectura (otro usuario no llega hasta este programa)\n');
      return skip();
    }
    const readOnly = join(root, 'read-only');
    mkdirSync(readOnly);
    chmodSync(root, 0o755);
    chmodSync(readOnly, 0o555);
    // Root may write everywhere: then the program is run as another user.
    const output = isRoot
      ? (await run(readOnly, ':', { uid: 65_534 })).output
      : JSON.stringify(preparePrivateDirectory(readOnly).val);
    expect(output).toMatch(/No se puede escribir|directory-not-writable/);
  });
});
