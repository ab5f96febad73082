import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const day = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const body = { amount: 1234.5, paidOn: day, method: 'transfer', reference: '0042' };
const pdf = Buffer.from('%PDF-1.7\nhola\n%%EOF\n').toString('base64');
const office = '/api/Management/Payments';

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('api/Payments', () => {
  it('takes a report once for a key, with its receipt, which its company and administrators read', async () => {
    const sent = { ...body, receipt: { name: '../recibo.exe', content: pdf } };
    const headers = { 'idempotency-key': 'once' };
    const made = await server.call('POST', '/api/Payments', { ...as('cliente'), body: sent, headers });
    expect([made.status, made.json]).toMatchObject([201, { state: 'waiting', amount: 1234.5, receipt: 'recibo.pdf' }]);
    const again = await server.call('POST', '/api/Payments', { ...as('cliente'), body: sent, headers });
    expect(again.json?.['id']).toBe(made.json?.['id']);
    const other = {
      ...sent,
      receipt: { ...sent.receipt, content: Buffer.from('%PDF-1.7\notra\n%%EOF\n').toString('base64') },
    };
    for (const changed of [other, { ...sent, amount: 1 }]) {
      const reused = await server.call('POST', '/api/Payments', { ...as('cliente'), body: changed, headers });
      expect([reused.status, reused.json?.['code']]).toEqual([422, 'key-reused']);
    }
    const id = String(made.json?.['id']);
    for (const [path, user] of [
      [`/api/Payments/${id}/receipt`, 'cliente'],
      [`${office}/${id}/receipt`, 'admin'],
    ] as const) {
      expect((await server.call('GET', path, as(user))).json).toEqual({ name: 'recibo.pdf', content: pdf });
    }
    // A manager reads what was reported; an administrator decides.
    expect((await server.call('GET', `${office}/${id}`, as('gerente'))).status).toBe(200);
    const accept = await server.call('POST', `${office}/${id}/acceptance`, {
      ...as('gerente'),
      body: { settles: false },
    });
    expect(accept.status).toBe(403);
    const reverse = (user: string, reason: string) =>
      server.call('POST', `${office}/${id}/reversal`, { ...as(user), body: { reason } });
    expect((await reverse('gerente', 'x')).status).toBe(403);
    expect((await reverse('admin', 'x')).json).toMatchObject({ status: 409, code: 'payment-not-accepted' });
    await server.call('POST', `${office}/${id}/acceptance`, { ...as('admin'), body: { settles: false } });
    expect((await reverse('admin', ' ')).json).toMatchObject({ status: 400, code: 'payment-reason-missing' });
    expect((await reverse('admin', 'Vino rechazado')).json).toMatchObject({
      state: 'waiting',
      reason: 'Vino rechazado',
    });
    expect((await server.call('GET', office, as('vendedor'))).status).toBe(403);
    expect((await server.call('GET', '/api/Payments', as('admin'))).status).toBe(403);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1e300 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ paidOn: '2026-02-30' }, 'paidOn'],
    [{ paidOn: '2199-01-01' }, 'paidOn'],
    [{ paidOn: '2001-01-01' }, 'paidOn'],
    [{ reference: ' ' }, 'reference'],
    [{ reference: 'x'.repeat(61) }, 'reference'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ documents: ['999999'] }, 'documents'],
    [{ documents: ['nada'] }, 'documents'],
    [{ method: 'trueque' }, 'method'],
    [{ receipt: { name: 'x.jpg', content: Buffer.from('<svg onload="x()"/>').toString('base64') } }, 'receipt'],
    [{ receipt: { name: 'x.pdf', content: Buffer.alloc(5_300_000, 1).toString('base64') } }, 'receipt'],
  ])('refuses %j at its field, and stores nothing', async (part, field) => {
    const count = async () =>
      (await server.database.query<{ count: number }>('select count(*)::int as count from payment'))[0]?.count;
    const before = await count();
    const { status, json } = await server.call('POST', '/api/Payments', {
      ...as('cliente'),
      body: { ...body, ...part },
    });
    expect([status, ((json?.['errors'] ?? []) as { field: string }[])[0]?.field]).toEqual([400, field]);
    expect(await count()).toBe(before);
  });

  it('is accepted or refused once, and says what became of it', async () => {
    const report = async () =>
      String((await server.call('POST', '/api/Payments', { ...as('cliente'), body })).json?.['id']);
    const [first, second] = [await report(), await report()];
    const refuse = (id: string, reason: string) =>
      server.call('POST', `${office}/${id}/refusal`, { ...as('admin'), body: { reason } });
    expect((await refuse(first, '')).json).toMatchObject({ status: 400, code: 'payment-reason-missing' });
    expect((await refuse(first, 'No llegó')).json).toMatchObject({ state: 'refused', reason: 'No llegó' });
    const late = await server.call('POST', `/api/Payments/${first}/withdrawal`, as('cliente'));
    expect([late.status, late.json?.['title']]).toEqual([409, 'Ese pago ya está rechazado, por admin']);
    const accept = await server.call('POST', `${office}/${second}/acceptance`, {
      ...as('admin'),
      body: { settles: true },
    });
    expect(accept.json).toMatchObject({ state: 'accepted', decidedBy: 'admin' });
    expect((await server.call('GET', `${office}?state=accepted&q=0042`, as('admin'))).json).toMatchObject({
      payments: [{ id: second }],
      next: null,
    });
    // The payment names no document: all of it is on account.
    const onAccount = async () => (await server.call('GET', `${office}?onAccount=1`, as('gerente'))).json;
    expect(await onAccount()).toMatchObject({ payments: [{ id: second, onAccount: 1234.5 }] });
    expect((await server.call('POST', `${office}/${second}/application`, as('admin'))).status).toBe(200);
    expect(await onAccount()).toEqual({ payments: [], next: null });
    for (const id of ['999999', 'nada', '1e9']) expect((await refuse(id, 'x')).status, id).toBe(404);
    for (const query of ['state=pago', 'after=x', 'x=1', 'onAccount=0']) {
      expect((await server.call('GET', `${office}?${query}`, as('admin'))).status, query).toBe(400);
    }
  });
});
