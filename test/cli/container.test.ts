import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceIdentifier } from 'inversify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noProxies } from '#adapters/undici/proxies.ts';
import { createContainer, openServices } from '#cli/container.ts';
import { everyGroup } from '#cli/groups.ts';
import { liveModule } from '#cli/modules/live.module.ts';
import { foundation, services } from '#cli/parts.ts';
import type { CliSettings } from '#cli/settings.ts';

const clock = { now: () => Date.parse('2026-11-23T12:00:00Z') };
const interrupted = new AbortController().signal;
let settings: CliSettings;
beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  settings = { server: 'http://127.0.0.1:9', serverFrom: '--server', profile: null, directory, proxies: noProxies };
});
afterAll(() => rmSync(settings.directory, { recursive: true }));

const waiting = { during: <Value>(answer: Promise<Value>) => answer };

describe('the terminal’s container', () => {
  const parts: Readonly<Record<string, ServiceIdentifier<unknown>>> = { ...foundation, ...services };

  it.each(Object.keys(parts))('makes %s, once', async (name) => {
    const identifier = parts[name] as ServiceIdentifier<unknown>;
    const modules = new Set((await everyGroup()).flatMap((group) => group.modules));
    const given = {
      settings,
      clock,
      interrupted,
      troubled: () => undefined,
      answered: () => undefined,
      waiting,
      lapsed: () => undefined,
    };
    const container = createContainer(given, [...modules]);
    const made = container.get(identifier);
    expect(made).toBeDefined();
    expect(container.get(identifier)).toBe(made);
    container.unbindAll();
  });

  it('ends what was begun, and nothing else is made for that', () => {
    const opened = openServices(settings, clock, interrupted, [liveModule]);
    const { session, live } = opened;
    opened.stop();
    expect([session.getSnapshot().status, live.getSnapshot().status]).toEqual(['stopped', 'stopped']);
  });
});
