import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await aServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

it('administrators list what is done aside', async () => {
  await server.call('POST', '/api/Vl/Update/create-prices-files', { token });
  const { status, json } = await server.call('GET', '/api/Management/Jobs', { token });
  expect(status).toBe(200);
  expect(json).toMatchObject({ jobs: [{ queue: 'price-lists' }], next: null });
  expect((await server.call('GET', '/api/Management/Jobs?state=perdido', { token })).status).toBe(400);
  expect((await server.call('GET', '/api/Management/Jobs?after=x', { token })).json).toMatchObject({
    title: 'Esa página ya no existe. Volvé al principio de la lista',
  });
});

it('what nobody has cannot be tried again, and what is done is left alone', async () => {
  const retry = (id: string) => server.call('POST', `/api/Management/Jobs/${id}/retry`, { token });
  expect((await retry('x')).status).toBe(404);
  const listed = async () =>
    (await server.call('GET', '/api/Management/Jobs?state=done', { token })).json?.['jobs'] as { id: string }[];
  await expect.poll(async () => (await listed()).length).toBe(1);
  const [job] = await listed();
  const refused = await retry(job?.id ?? '');
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({ title: 'Ya está hecho: no hay qué reintentar' });
});

it('is read by a manager, who begins nothing, and is nothing for others', async () => {
  const manager = await server.signIn('gerente');
  expect((await server.call('GET', '/api/Management/Jobs', { token: manager })).status).toBe(200);
  expect((await server.call('POST', '/api/Management/Jobs/x/retry', { token: manager })).status).toBe(403);
  const seller = await server.signIn('vendedor');
  expect((await server.call('GET', '/api/Management/Jobs', { token: seller })).status).toBe(403);
});
