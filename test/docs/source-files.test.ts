import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const begin = '<!-- what follows is written by test/docs/source-files.test.ts -->\n\n';

it('docs/architecture.md ends with the names of files (`npx vitest run test/docs/source-files.test.ts -u` writes them anew)', async () => {
  const path = new URL('../../docs/architecture.md', import.meta.url);
  const [head = ''] = (await readFile(path, 'utf8')).split(begin);
  expect(head.length).toBeGreaterThan(10_000);
  await expect(`${head}${begin}${sourceFiles()}`).toMatchFileSnapshot('../../docs/architecture.md');
});
