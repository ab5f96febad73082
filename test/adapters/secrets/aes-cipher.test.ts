import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAesCipher, sealingKey } from '#adapters/secrets/aes-cipher.ts';

const cipher = createAesCipher(sealingKey('', 'una clave').unwrap());

describe('a seal', () => {
  it('is opened by who made it and nobody else, and never twice the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [one, other] = [cipher.seal(text), cipher.seal(text)];
        expect([cipher.open(one), cipher.open(other)]).toEqual([text, text]);
        expect(one).not.toBe(other);
        expect(createAesCipher(sealingKey('', 'otra').unwrap()).open(one)).toBeNull();
      }),
    );
  });

  it('that was tampered with, or is none, opens to nothing', () => {
    const sealed = cipher.seal('secreta');
    const last = sealed.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of [`${sealed.slice(0, -2)}${last}${last}`, '', '1.', '2.abc', 'secreta', sealed.slice(0, 20)]) {
      expect(cipher.open(wrong)).toBeNull();
    }
  });
});

it('the key of a folder is made once, for its owner alone', () => {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-key-'));
  const key = sealingKey(directory, null).unwrap();
  expect(key).toHaveLength(32);
  expect(sealingKey(directory, null).unwrap()).toEqual(key);
  expect(readdirSync(directory)).toEqual(['sealing.key']);
  if (process.platform !== 'win32') expect(statSync(join(directory, 'sealing.key')).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});

it.each(['', 'c2hvcnQ', 'x'.repeat(60), `${'A'.repeat(20)} ${'A'.repeat(23)}`])(
  'no key is taken from a damaged file: %j',
  (text) => {
    const directory = mkdtempSync(join(tmpdir(), 'mostrador-key-'));
    const file = join(directory, 'sealing.key');
    writeFileSync(file, text);
    expect(sealingKey(directory, null).val).toEqual({ code: 'key-damaged', file });
    rmSync(directory, { recursive: true });
  },
);
