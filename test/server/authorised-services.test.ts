import type { ServiceIdentifier } from 'inversify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import type { Result } from '#core/shared/result.ts';
import { parts } from '#server/parts.ts';
import { aServer } from './a-server.ts';

/** Somebody signed in whom no table knows. */
const stranger: Caller = {
  userName: 'x',
  role: 'Stranger' as Role,
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
};

/** For visitors, or about signing in itself: who asks is not there yet. */
const withoutCaller: readonly (keyof typeof parts)[] = ['publicService', 'loginService', 'contactServiceAt'];

/** Services that are no `…Service` by name. */
const otherServices: readonly (keyof typeof parts)[] = [
  'claimableParts',
  'secondFactorManagement',
  'priceListMaking',
  'backupScheduler',
];

/** Services that are made for a session, an address or a price list, with an example of what each is made for. */
const madeFor: Partial<Record<keyof typeof parts, unknown>> = {
  ownPassword: 'a session',
  secondFactor: 'a session',
  signIns: 'a session',
  invitationsAt: { address: 'https://example.com', isOwnMachine: false },
  priceSheetRuns: '1',
};

/** What is no capability: how a server begins and ends work of its own. */
const withoutCall: Partial<Record<keyof typeof parts, readonly string[]>> = {
  priceListMaking: ['work', 'makeAll'],
  backupScheduler: ['start', 'stop'],
};

type Capability = (caller: Caller) => Promise<Result<unknown, { readonly code: string }>>;

describe('every service of the server (docs/rules/access.md 3)', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());

  const names = (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (name) =>
      (/(Service|ImportHistory|SheetRuns)$/.test(name) || otherServices.includes(name) || name in madeFor) &&
      !withoutCaller.includes(name),
  );

  it('is looked at', () => {
    expect(names.length).toBeGreaterThan(75);
  });

  it.each(names)('%s refuses in core every role that may not make a call', async (name) => {
    type Capabilities = Record<string, Capability>;
    const bound = server.container.get(
      parts[name] as ServiceIdentifier<Capabilities | ((of: unknown) => Capabilities)>,
    );
    const service = typeof bound === 'function' ? bound(madeFor[name]) : bound;
    const capabilities = Object.entries(service).filter(([each]) => !withoutCall[name]?.includes(each));
    expect(capabilities.length).toBeGreaterThan(0);
    for (const [capability, call] of capabilities) {
      const answer = await call(stranger);
      expect([capability, answer.val]).toEqual([capability, { code: 'not-allowed' }]);
    }
  });
});
