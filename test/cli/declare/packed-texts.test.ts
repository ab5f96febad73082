import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeptAside } from '#cli/declare/kept-aside.ts';
import { PackedTexts } from '#cli/declare/packed-texts.ts';

const packed = (texts: readonly string[]): PackedTexts => {
  const kept = new PackedTexts();
  for (const text of texts) kept.add(text);
  return kept;
};

it('texts come back as they were, in any order', () => {
  const wellFormed = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(wellFormed), (texts) => {
      const kept = packed(texts);
      expect(kept.count).toBe(texts.length);
      expect([...texts.keys()].reverse().map((at) => kept.at(at))).toEqual([...texts].reverse());
    }),
  );
});

it('also where one goes over several blocks, and ends with one', () => {
  const texts = ['a'.repeat(262_144), '', 'ñ'.repeat(300_000), 'b'];
  const kept = packed(texts);
  expect(texts.map((_, at) => kept.at(at))).toEqual(texts);
  expect(kept.at(9)).toBe('');
});

it('those after the first block wait in a file without a name, or in memory where there is no place for it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const texts = Array.from({ length: 9 }, (_, at) => `${at}${'ñ'.repeat(100_000 + at)}`);
  const written: number[] = [];
  class Watched extends KeptAside {
    override keep(bytes: Uint8Array): number | null {
      const place = super.keep(bytes);
      if (place !== null) written.push(place);
      return place;
    }
  }
  for (const [place, blocks] of [
    [directory, 12],
    [join(directory, 'nowhere'), 0],
  ] as const) {
    written.length = 0;
    const kept = new PackedTexts(new Watched(place));
    for (const text of texts) kept.add(text);
    expect(written).toHaveLength(blocks);
    expect(readdirSync(directory)).toEqual([]);
    expect([...texts.keys()].reverse().map((at) => kept.at(at))).toEqual([...texts].reverse());
    kept.close();
  }
  rmSync(directory, { recursive: true });
});
