import { afterEach, describe, expect, it } from 'vitest';
import { createAccountManagementService } from '#adapters/http/account-management.ts';
import { createCall } from '#adapters/http/call.ts';
import { managedDocumentToWire } from '#adapters/wire/current-account.wire.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type Behaviour, problem } from './a-server.ts';

const caller = callerOf(1, { role: 'Admin', customerId: null });
const document: ManagedDocument = {
  id: asId('8'),
  title: 'A 00001-00000015',
  customerName: 'Uno',
  customerFantasyName: 'El Uno',
  date: '2026-08-01',
  expiration: '2026-08-31',
  days: 111,
  total: money('1210.10'),
  debt: money('0.07'),
  hasPdf: true,
  isFinished: false,
  isExpired: true,
};

let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function against(behave: Behaviour) {
  const opened = await aServer(() => behave);
  server = opened;
  const call = createCall({ baseUrl: opened.baseUrl, token: () => 'a-token' });
  return { service: createAccountManagementService(call), calls: opened.calls };
}

describe('api/CurrentAccounts over HTTP, the administrators’ side', () => {
  it('finds documents as the server tells them', async () => {
    const { service, calls } = await against({ body: [managedDocumentToWire(document)] });
    expect((await service.search(caller, 'a 1-15')).unwrap()).toEqual([document]);
    expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/CurrentAccounts?title=a+1-15' });
  });

  it('reads and settles one', async () => {
    const { service, calls } = await against({ body: managedDocumentToWire(document) });
    expect((await service.read(caller, document.id)).unwrap()).toEqual(document);
    expect((await service.setFinished(caller, document.id, true)).unwrap()).toEqual(document);
    expect(calls).toMatchObject([
      { method: 'GET', url: '/api/CurrentAccounts/8' },
      { method: 'PUT', url: '/api/CurrentAccounts/8', body: { isFinished: true } },
    ]);
  });

  it('takes one away, although the answer is empty', async () => {
    const { service, calls } = await against({ status: 204 });
    expect((await service.remove(caller, document.id)).ok).toBe(true);
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: '/api/CurrentAccounts/8' });
  });

  it.each([
    [problem(404, 'document-not-found'), 'document-not-found'],
    [problem(403, 'not-allowed'), 'not-allowed'],
    [problem(500, 'defect'), 'unreachable'],
    ['lost' as const, 'unreachable'],
  ])('tells a refusal %#', async (behaviour, code) => {
    const { service } = await against(behaviour);
    const answers = [
      await service.search(caller, '1'),
      await service.read(caller, document.id),
      await service.setFinished(caller, document.id, true),
      await service.remove(caller, document.id),
    ];
    expect(answers.map(({ val }) => val)).toEqual([{ code }, { code }, { code }, { code }]);
  });
});
