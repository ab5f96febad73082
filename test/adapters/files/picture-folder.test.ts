import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureFolder, type PictureFolder } from '#adapters/files/picture-folder.ts';

let root: string;
let folder: PictureFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mostrador-pictures-'));
  folder = createPictureFolder(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('gives back what was put, by its name in any case', async () => {
  await folder.put('Flyers', 'Cosecha.svg', '<svg/>');
  for (const name of ['Cosecha.svg', 'cosecha.SVG']) {
    const picture = await folder.find('Flyers', name);
    expect(picture).toMatchObject({ type: 'image/svg+xml', size: 6 });
    expect(picture && (await text(picture.open()))).toBe('<svg/>');
  }
  expect(readdirSync(join(root, 'files', 'Flyers'))).toEqual(['Cosecha.svg']);
});

it('has another version once the contents are others, and sees what is added later', async () => {
  await folder.put('Popups', 'a.svg', '<svg/>');
  const before = await folder.find('Popups', 'A.svg');
  await folder.put('Popups', 'a.svg', '<svg></svg>');
  await folder.put('Popups', 'b.svg', '<svg/>');
  expect((await folder.find('Popups', 'A.svg'))?.version).not.toBe(before?.version);
  await expect.poll(async () => (await folder.find('Popups', 'B.SVG'))?.size).toBe(6);
});

it('finds nothing that is not a picture of the folder', async () => {
  await folder.put('Sliders', 'a.svg', '<svg/>');
  writeFileSync(join(root, 'files', 'secret.svg'), 'x');
  mkdirSync(join(root, 'files', 'Sliders', 'folder.svg'));
  writeFileSync(join(root, 'files', 'Sliders', '.hidden.svg'), 'x');
  for (const name of ['../secret.svg', '..\\secret.svg', '.hidden.svg', 'folder.svg', 'a.svg/x.svg', 'b.svg', 'a']) {
    expect(await folder.find('Sliders', name)).toBeNull();
  }
  expect(await folder.find('Distributor', 'a.svg')).toBeNull();
  await expect(folder.put('Sliders', '../a.svg', '')).rejects.toThrow();
});
