import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const head = `# What each file is for

By folder, in the first sentences of a file's own comments. Files that a pattern names are left out: [architecture.md](architecture.md#where-to-look) has those, and where to begin.
\`npx vitest run test/docs/source-files.test.ts -u\` writes this page anew.

`;

it('docs/files.md says what each file is for', async () => {
  await expect(`${head}${sourceFiles()}`).toMatchFileSnapshot('../../docs/files.md');
});
