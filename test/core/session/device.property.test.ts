import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '#core/session/device.ts';

describe('what somebody signed in with (docs/rules/session.md 9)', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome en Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge en Windows'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A145M) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome en Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
      'Safari en iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
    ['undici', 'la terminal'],
    ['', null],
    ['algo que nadie conoce', null],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('is a few words, or nothing, for any header', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect((deviceOf(userAgent) ?? '').length).toBeLessThan(40);
      }),
    );
  });
});
