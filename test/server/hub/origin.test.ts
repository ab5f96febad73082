import { expect, it } from 'vitest';
import { isAllowedOrigin } from '#server/hub/origin.ts';

it.each([
  ['a program, not a page', null, 'shop.example', true],
  ['a page of this host', 'https://shop.example', 'shop.example', true],
  ['a page of this host and port', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['another port', 'http://127.0.0.1:3001', '127.0.0.1:3000', false],
  ['another page', 'https://evil.example', 'shop.example', false],
  ['a named page', 'https://friend.example', 'shop.example', true],
  ['a sandboxed page', 'null', 'shop.example', false],
  ['no host', 'https://shop.example', null, false],
])('%s', (_name, origin, host, allowed) => {
  expect(isAllowedOrigin(origin, host, ['https://friend.example'])).toBe(allowed);
});
