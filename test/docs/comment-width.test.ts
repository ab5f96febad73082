import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['core', 'adapters', 'web', 'cli', 'server', 'bin', 'test'];
const isSource = /\.(?:ts|tsx|mjs|css)$/;
const widest = 120;
const isComment = /^\s*(?:\/\/|\/\*|\*)/;
/** Instructions hold for the line below them, and cannot be broken. */
const isInstruction = /biome-ignore|@ts-expect-error/;

/** The lines of `text` that are a comment, or part of one, and wider than a line may be, by their number. */
const wideComments = (text: string): readonly number[] =>
  text
    .split('\n')
    .flatMap((line, place) =>
      line.length > widest && isComment.test(line) && !isInstruction.test(line) ? [place + 1] : [],
    );

/** The formatter breaks code at this width, and leaves comments as they are. */
describe('the width of comments', () => {
  it('is that of code in every source', () => {
    const sources = folders.flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((path) => isSource.test(path))
        .map((path) => `${folder}/${path}`),
    );
    expect(sources.length).toBeGreaterThan(2000);
    const wide = sources.flatMap((path) =>
      wideComments(readFileSync(`${root}${path}`, 'utf8')).map((line) => `${path}:${line}`),
    );
    expect(wide).toEqual([]);
  });

  it('is measured line by line', () => {
    const words = 'word '.repeat(30);
    expect(wideComments(`// ${words}\nconst a = '${words}';\n/**\n * ${words}\n */\n// biome-ignore ${words}`)).toEqual(
      [1, 4],
    );
  });
});
