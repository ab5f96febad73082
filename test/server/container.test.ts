import type { ServiceIdentifier } from 'inversify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parts } from '#server/parts.ts';
import { aServer } from './a-server.ts';

describe('the server’s container', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());

  const names = Object.keys(parts) as (keyof typeof parts)[];

  it.each(names)('makes %s, once', (name) => {
    const identifier = parts[name] as ServiceIdentifier<unknown>;
    const made = server.container.getAll(identifier);
    const isOfEachWord = name === 'routes' || name === 'startJob';
    expect(made.length > 1).toBe(isOfEachWord);
    for (const [at, again] of server.container.getAll(identifier).entries()) {
      expect(again).toBeDefined();
      expect(again).toBe(made[at]);
    }
  });
});
