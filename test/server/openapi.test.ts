import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({});
});
afterAll(() => server.close());

interface Operation {
  readonly responses?: Readonly<Record<string, { readonly content?: unknown }>>;
}

it('says of every call what it answers', async () => {
  const { json } = await server.call('GET', '/api/openapi.json');
  const paths = (json?.['paths'] ?? {}) as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses = {} }]) =>
        Object.entries(responses).every(([status, { content }]) => status !== '204' && content === undefined),
      )
      .map(([method]) => `${method} ${path}`),
  );
  expect(Object.keys(paths).length).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});
