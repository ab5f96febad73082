import { afterEach, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { actualAccountToWire, bankAccountsToWire, documentPageToWire } from '#adapters/wire/current-account.wire.ts';
import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type Behaviour, problem } from './a-server.ts';

const caller = callerOf(1);
const row: AccountRow = {
  id: asId('8'),
  title: 'A 00001-00000001',
  date: '2026-08-01',
  expiration: '2026-08-31',
  days: 111,
  total: money('1210.10'),
  debt: money('0.07'),
  hasPdf: true,
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
  return { service: createCurrentAccountService(call), calls: opened.calls };
}

describe('api/CurrentAccounts over HTTP, the customer’s side', () => {
  it('brings what is open as the server told it', async () => {
    const account = {
      documents: [row],
      onAccount: [{ id: asId<'payment'>('7'), paidOn: '2026-11-01', amount: money('0.5') }],
      maxDays: 45,
    };
    const { service, calls } = await against({ body: actualAccountToWire(account) });
    expect((await service.actual(caller)).unwrap()).toEqual(account);
    expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/CurrentAccounts/actual' });
  });

  it('brings a page of what is settled', async () => {
    const page = { documents: [row], currentPage: 3, totalPages: 9 };
    const { service, calls } = await against({ body: documentPageToWire(page) });
    expect((await service.historic(caller, 3)).unwrap()).toEqual(page);
    expect(calls[0]?.url).toBe('/api/CurrentAccounts/historic/3');
  });

  it('brings where to pay, with ids that are texts or numbers', async () => {
    const bank = { bank: 'Banco Uno', holder: 'Mostrador S.A.', cuit: '30-50001091-2', number: '1-1', cbu: '2850' };
    const { service } = await against({ body: [...bankAccountsToWire([{ id: '1', ...bank }]), { id: 2, ...bank }] });
    expect((await service.bankAccounts(caller)).unwrap()).toEqual([
      { id: '1', ...bank },
      { id: '2', ...bank },
    ]);
  });

  it('brings a PDF’s bytes', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const content = Buffer.from(bytes).toString('base64');
    const { service, calls } = await against({ body: { name: 'A 1.pdf', content } });
    expect((await service.pdf(caller, asId('8/9'))).unwrap()).toEqual({ name: 'A 1.pdf', content: bytes });
    expect(calls[0]?.url).toBe('/api/CurrentAccounts/8%2F9/pdf');
  });

  it.each([
    [problem(404, 'document-not-found'), 'document-not-found'],
    [problem(403, 'not-allowed'), 'not-allowed'],
    [problem(401, 'not-signed-in'), 'not-signed-in'],
    [problem(409, 'something-new'), 'unreachable'],
    [problem(500, 'defect'), 'unreachable'],
    ['lost' as const, 'unreachable'],
    [{ body: { documents: [{ id: 1 }] } }, 'unreachable'],
  ])('tells a refusal %#', async (behaviour, code) => {
    const { service } = await against(behaviour);
    const answers = await Promise.all([
      service.actual(caller),
      service.historic(caller, 1),
      service.pdf(caller, row.id),
    ]);
    expect(answers.map(({ val }) => val)).toEqual([{ code }, { code }, { code }]);
  });
});
