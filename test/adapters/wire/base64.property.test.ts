import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Length, maxBodyBytes, maxFileSigns } from '#adapters/wire/base64.wire.ts';

const sizes = fc.integer({ min: 0, max: 5000 });

it('a file has as many signs as are worked out', () => {
  fc.assert(
    fc.property(sizes, (bytes) => {
      expect(Buffer.alloc(bytes).toString('base64')).toHaveLength(base64Length(bytes));
    }),
  );
});

it('a file that is a little too large is taken in, to be told, and so is the body that carries it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 24 }), fc.integer({ min: 1, max: 8 }), (bytes, files) => {
      const tooLarge = base64Length(bytes + 256 * 1024);
      expect(tooLarge).toBeLessThan(maxFileSigns(bytes));
      expect((files - 1) * base64Length(bytes) + maxFileSigns(bytes)).toBeLessThan(maxBodyBytes(bytes, files));
    }),
  );
});
