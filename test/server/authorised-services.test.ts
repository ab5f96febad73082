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

type Capability = (caller: Caller) => Promise<Result<unknown, { readonly code: string }>>;

describe('every service of the server (docs/rules/access.md 3)', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());

  const names = (Object.keys(parts) as (keyof typeof parts)[]).filter(
    (name) => /Service$|^claimableParts$/.test(name) && !withoutCaller.includes(name),
  );

  it('is looked at', () => {
    expect(names.length).toBeGreaterThan(28);
  });

  it.each(names)('%s refuses in core every role that may not make a call', async (name) => {
    const service = server.container.get(parts[name] as ServiceIdentifier<Record<string, Capability>>);
    const capabilities = Object.entries(service);
    expect(capabilities.length).toBeGreaterThan(0);
    for (const [capability, call] of capabilities) {
      const answer = await call(stranger);
      expect([capability, answer.val]).toEqual([capability, { code: 'not-allowed' }]);
    }
  });

  it('lets nobody but an administrator make all price lists', async () => {
    const making = server.container.get(parts.priceListMaking);
    expect([(await making.start(stranger)).val, (await making.state(stranger)).val]).toEqual([
      { code: 'not-allowed' },
      { code: 'not-allowed' },
    ]);
  });

  it('lets nobody but an administrator make or list backups', async () => {
    const backups = server.container.get(parts.backupScheduler);
    expect([(await backups.list(stranger)).val, (await backups.make(stranger)).val]).toEqual([
      { code: 'not-allowed' },
      { code: 'not-allowed' },
    ]);
  });
});
