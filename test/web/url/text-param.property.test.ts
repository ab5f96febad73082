import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParam } from '#web/url/text-param.ts';

describe('a text out of an address', () => {
  it('is what stands there, if it can be typed and is short enough', () => {
    expect(textParam('bujía ngk', 200)).toBe('bujía ngk');
    expect(textParam('correa\t\0dentada', 200)).toBe('correa dentada');
    expect(textParam('🔧🔧🔧', 2)).toBe('🔧🔧');
    expect(textParam(null, 200)).toBe('');
  });

  it('never holds what the server refuses, and is the same read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (written, most) => {
        const text = textParam(written, most);
        expect(text).not.toMatch(/\0|\p{Surrogate}/u);
        expect([...text].length).toBeLessThanOrEqual(most);
        expect(textParam(text, most)).toBe(text);
      }),
    );
  });
});
