import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedFileFromWire } from '#adapters/wire/named-file.wire.ts';

it('a file of an answer is the bytes that were sent', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      const file = namedFileFromWire({ name: 'a.xlsx', content: Buffer.from(bytes).toString('base64') });
      expect(file).toEqual({ name: 'a.xlsx', content: bytes });
    }),
  );
});
