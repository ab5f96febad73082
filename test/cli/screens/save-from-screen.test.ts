import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import { saveFromScreen } from '#cli/screens/save-from-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-guardar-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cli = { terminal: { stdout: process.stdout } } as unknown as Cli;
const save = (typed: string, options = {}) => {
  async function* content() {
    yield new TextEncoder().encode('nuevo');
  }
  return saveFromScreen(cli, { name: 'lista.xlsx', content: content() }, typed, options);
};

it('goes into a folder by its own name, and is written over only where that was said before', async () => {
  mkdirSync(join(folder, 'listas'));
  const inFolder = join(folder, 'listas', 'lista.xlsx');
  expect((await save(join(folder, 'listas'))).val).toBe(inFolder);
  writeFileSync(inFolder, 'viejo');
  expect((await save(inFolder)).val).toBe(`Ya hay un archivo ${inFolder}: escribí otro nombre`);
  expect((await save(inFolder, { force: true, rejections: 'otro.xlsx' })).ok).toBe(false);
  expect(readFileSync(inFolder, 'utf8')).toBe('viejo');
  expect((await save(inFolder, { force: true, rejections: inFolder })).ok).toBe(true);
  expect(readFileSync(inFolder, 'utf8')).toBe('nuevo');
});

it('is not called as another kind of file', async () => {
  expect((await save(join(folder, 'lista.csv'))).val).toBe(
    `«${join(folder, 'lista.csv')}» no es nombre de un xlsx: escribí otro`,
  );
});

it('is of the own folder where ~ is typed', async () => {
  expect((await save('~/no-hay-esta-carpeta/x.xlsx')).val).toContain(join(homedir(), 'no-hay-esta-carpeta'));
});
