import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import { formatOf, saveFile, whyNotKept } from '#cli/saved-file.ts';

const root = mkdtempSync(join(tmpdir(), 'mostrador-saved-'));
afterAll(() => rmSync(root, { recursive: true }));

const cli = { terminal: { stdout: process.stdout, whenCutOff: () => {} } } as unknown as Cli;
const made = new TextEncoder().encode('nuevo');
let folder = root;
const file = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(root, 'each-'));
});

const save = (output: string, force = false) => saveFile(cli, 'x.csv', made, { output, force });

describe('a file that is kept', () => {
  it('is written over with --force alone, and keeps who may read it', async () => {
    writeFileSync(file('a.csv'), 'viejo');
    chmodSync(file('a.csv'), 0o600);
    expect((await save(file('a.csv'))).val).toMatchObject({ code: 'file-exists' });
    expect(readFileSync(file('a.csv'), 'utf8')).toBe('viejo');
    expect((await save(file('a.csv'), true)).val).toBe(file('a.csv'));
    expect([readFileSync(file('a.csv'), 'utf8'), statSync(file('a.csv')).mode & 0o777]).toEqual(['nuevo', 0o600]);
    chmodSync(file('a.csv'), 0o666);
    await save(file('a.csv'), true);
    expect(statSync(file('a.csv')).mode & 0o777).toBe(0o666);
  });

  it('is written where a link leads, and the link stays', async () => {
    writeFileSync(file('real.csv'), 'viejo');
    symlinkSync('real.csv', file('link.csv'));
    expect((await save(file('link.csv'), true)).ok).toBe(true);
    expect(lstatSync(file('link.csv')).isSymbolicLink()).toBe(true);
    expect(readFileSync(file('real.csv'), 'utf8')).toBe('nuevo');
    expect(readdirSync(folder).sort()).toEqual(['link.csv', 'real.csv']);
  });

  it('takes the place of nothing but a file', async () => {
    const listening = createServer();
    await new Promise<void>((resolve) => listening.listen(file('socket'), resolve));
    symlinkSync('nowhere', file('broken'));
    for (const place of [file('socket'), file('broken')]) {
      expect((await save(place)).val).toMatchObject({ code: 'file-exists' });
      expect((await save(place, true)).val).toMatchObject({ code: 'not-a-file' });
      expect(whyNotKept({ output: place, force: true })).toMatchObject({ code: 'not-a-file' });
    }
    // Nothing that --force would help with.
    expect((await save(folder)).val).toMatchObject({ code: 'not-a-file', message: expect.stringContaining('carpeta') });
    expect((await save(file('nada/a.csv'))).val).toMatchObject({ message: expect.stringContaining(file('nada')) });
    expect(lstatSync(file('socket')).isSocket()).toBe(true);
    expect(lstatSync(file('broken')).isSymbolicLink()).toBe(true);
    await new Promise((resolve) => listening.close(resolve));
  });

  it('is looked for before it is made', () => {
    writeFileSync(file('a.csv'), 'viejo');
    expect(whyNotKept({ output: file('a.csv') })).toMatchObject({ code: 'file-exists' });
    expect(formatOf(['csv', 'xlsx'], { output: file('a.csv') }, 'csv').val).toMatchObject({ code: 'file-exists' });
    expect(formatOf(['csv', 'xlsx'], { output: 'pedidos.pdf' }, 'csv').val).toMatchObject({ code: 'wrong-usage' });
    expect(formatOf(['csv', 'xlsx'], { output: 'pedidos.txt', format: 'csv' }, 'csv').val).toBe('csv');
    expect(formatOf(['csv', 'xlsx'], { output: 'pedidos' }, 'csv').val).toBe('csv');
    for (const free of [{}, { output: '-' }, { output: file('b.csv') }, { output: file('a.csv'), force: true }]) {
      expect(whyNotKept(free)).toBeNull();
    }
  });
});
