import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';

const begin = '<!-- what follows is written by test/docs/limits.test.ts -->\n\n';

it('docs/limits.md has the limits of core with their files (`npx vitest run test/docs/limits.test.ts -u` writes it anew)', async () => {
  const path = new URL('../../docs/limits.md', import.meta.url);
  const [head = ''] = (await readFile(path, 'utf8')).split(begin);
  await expect(`${head}${begin}${limits()}`).toMatchFileSnapshot('../../docs/limits.md');
});
