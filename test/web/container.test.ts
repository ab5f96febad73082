import { readdirSync } from 'node:fs';
import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { Err } from '#core/shared/result.ts';
import { createContainer, openServices } from '#web/container.ts';
import { foundation, services } from '#web/parts.ts';
import type { PublicServices } from '#web/public-services.ts';

const inMemory = () => createKeyValueStore(() => undefined as unknown as Storage);

/** A page that reaches no server. */
const publicServices = {
  settings: { apiBaseUrl: 'http://127.0.0.1:9' },
  session: { getSnapshot: () => ({ context: { login: null } }) },
  call: async () => Err({ code: 'unreachable' }),
  http: { baseUrl: 'http://127.0.0.1:9', token: () => null },
  kept: inMemory(),
  inTab: inMemory(),
  whoAmI: async () => Err({ code: 'unreachable' }),
} as unknown as PublicServices;

const user = {
  userName: 'cliente',
  type: 'CustomerAdmin',
  customerId: '1',
  allowOffers: true,
} as unknown as CurrentUser;

const modules = await Promise.all(
  readdirSync('web/modules').map(async (file): Promise<ContainerModule> => {
    const found: Readonly<Record<string, ContainerModule>> = await import(
      `../../web/modules/${file.replace('.module.ts', '')}.module.ts`
    );
    const [module] = Object.values(found);
    if (module === undefined) throw new Error(`${file} exports no module`);
    return module;
  }),
);

describe('the web’s container', () => {
  const parts: Readonly<Record<string, ServiceIdentifier<unknown>>> = { ...foundation, ...services };
  let container: Container;
  beforeEach(() => {
    const created = createContainer(publicServices, user);
    created.load(modules);
    container = created.container;
  });
  afterEach(() => container.unbindAll());

  it.each(Object.keys(parts))('makes %s, once', (name) => {
    const identifier = parts[name] as ServiceIdentifier<unknown>;
    const made = container.get(identifier);
    expect(made).toBeDefined();
    expect(container.get(identifier)).toBe(made);
  });
});

it('makes what screens ask for with their modules, and ends it with the session', () => {
  const opened = openServices(publicServices, user);
  const { live, comparer } = opened;
  opened.load(modules);
  opened.load(modules);
  const { quickOrder } = opened;
  expect(opened.claimQueries).toBe(opened.claimQueries);
  opened.stop();
  const ended = [live, comparer, quickOrder].map((actor) => actor.getSnapshot().status);
  expect(ended).toEqual(['stopped', 'stopped', 'stopped']);
});

it('lets what is answered after the session say that prices are others', () => {
  const { container } = createContainer(publicServices, user);
  const [forget, repriced] = [container.get(foundation.forget), container.get(foundation.repriced)];
  container.unbindAll();
  expect(forget).not.toThrow();
  expect(repriced).not.toThrow();
});
