import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownRequest, madeBefore } from '#core/shared/idempotency.ts';

const hashes = fc.constantFrom('a', 'b', 'c');

describe('a request with a key', () => {
  it('comes for the first time, is the same again, or is another one', () => {
    expect(madeBefore(null, 'a')).toBeNull();
    expect(madeBefore({ made: 7, payloadHash: 'a' }, 'a')?.unwrap()).toBe(7);
    expect(madeBefore({ made: 7, payloadHash: 'a' }, 'b')?.val).toEqual({ code: 'key-reused' });
  });

  it('makes one thing, also where it is sent again, or another is sent under its key', () => {
    fc.assert(
      fc.property(fc.array(hashes, { minLength: 1 }), (sent) => {
        let known: KnownRequest<number> | null = null;
        for (const [place, payloadHash] of sent.entries()) {
          const before = madeBefore(known, payloadHash);
          known ??= { made: place, payloadHash };
          if (place === 0) expect(before).toBeNull();
          else expect(before?.val).toEqual(payloadHash === sent[0] ? 0 : { code: 'key-reused' });
        }
        expect(known?.made).toBe(0);
      }),
    );
  });
});
