import { afterEach, describe, expect, it } from 'vitest';
import { createAccountDocumentService } from '#adapters/http/account-documents.ts';
import { createPaymentManagementService } from '#adapters/http/payments.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, problem, type Reply } from './a-server.ts';

const caller = callerOf(1, { role: 'Admin', customerId: null });
let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const settingsOf = async (reply: Reply) => {
  const opened = await aServer(() => reply);
  server = opened;
  return { baseUrl: opened.baseUrl, token: () => 'a-token' };
};

describe('a call whose address names something', () => {
  it('tells what is missing where our server says so', async () => {
    const payments = createPaymentManagementService(await settingsOf(problem(404, 'payment-not-found')));
    expect((await payments.accept(caller, asId('99'), false)).val).toEqual({ code: 'payment-not-found' });
    await server?.close();
    const documents = createAccountDocumentService(await settingsOf(problem(404, 'document-not-found')));
    expect((await documents.one(caller, asId('99'))).val).toMatchObject({ code: 'document-not-found' });
  });

  it.each([
    ['without a body', { status: 404, body: '' }],
    [
      'that says nothing but its status',
      { status: 404, body: { type: 'about:blank', title: 'Not Found', status: 404 } },
    ],
    ['of a path that our server does not know', problem(404, 'not-found')],
  ])('is not offered where the answer is a 404 %s', async (_name, reply) => {
    const payments = createPaymentManagementService(await settingsOf(reply));
    expect((await payments.one(caller, asId('99'))).val).toEqual({ code: 'not-offered' });
    await server?.close();
    const documents = createAccountDocumentService(await settingsOf(reply));
    expect((await documents.one(caller, asId('99'))).val).toEqual({ code: 'not-offered' });
  });
});
