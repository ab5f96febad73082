import type { ServiceIdentifier } from 'inversify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parts } from '#server/container.ts';
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
    const made = server.container.get(identifier);
    expect(made).toBeDefined();
    expect(server.container.get(identifier)).toBe(made);
  });
});
