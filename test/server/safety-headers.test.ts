import { expect, it } from 'vitest';
import { safetyHeaders } from '#server/safety-headers.ts';

const own = { apiBaseUrl: null, isProduction: false };
const noMap = { mapEmbed: null };

it('are those of helmet, in lower case, for every answer', () => {
  const headers = safetyHeaders(own, noMap);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
  expect(Object.keys(headers)).toEqual(Object.keys(headers).map((name) => name.toLowerCase()));
  expect(headers).not.toHaveProperty('x-powered-by');
});

it('ask for TLS in production alone', () => {
  expect(safetyHeaders(own, noMap)).not.toHaveProperty('strict-transport-security');
  expect(safetyHeaders({ ...own, isProduction: true }, noMap)).toHaveProperty('strict-transport-security');
});

it('name no map whose address cannot be read', () => {
  expect(safetyHeaders(own, { mapEmbed: 'https://xn--a/' })['content-security-policy']).toContain("frame-src 'none'");
});

it('let a page reach the server that it calls and the map that it shows, and nobody else', () => {
  const headers = safetyHeaders(
    { ...own, apiBaseUrl: 'https://api.example/v1' },
    { mapEmbed: 'https://maps.example/export/embed.html?x=1' },
  );
  const policy = (headers['content-security-policy'] ?? '').split(';');
  expect(policy).toContain("connect-src 'self' ws: wss: https://api.example https://maps.example");
  expect(policy).toContain('frame-src https://maps.example');
  expect(policy).toContain("img-src 'self' data: https://api.example");
});
