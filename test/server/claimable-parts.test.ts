import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { claimablePartsWire } from '#adapters/wire/claimable-parts.wire.ts';
import { aProduct, callerOf, writeProducts } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
const post = (path: string, textToSearch: string, user = 'cliente.admin') =>
  server.call('POST', path, { token: tokens[user] ?? '', body: { textToSearch } });

beforeAll(async () => {
  server = await aServer();
  for (const user of everybody) tokens[user] = await server.signIn(user);
  await server.database.query(`update product_brand set disabled = true where name = 'SKF'`);
  await writeProducts(createCatalogueDraftRepository(server.database), [aProduct({ code: 'nuevo', brand: 'NTN' })]);
  const offered = async () => (await post('/api/Products/autocomplete-code', '6200-2RS')).json;
  await vi.waitFor(async () => expect(await offered()).toEqual([]), { timeout: 10_000 });
});
afterAll(() => server.close());

it('finds a part that is switched off by its whole code, however it is written, and tells no price', async () => {
  for (const typed of ['6200-2RS', '62002rs', 'skf 6200 2rs']) {
    const answer = await post('/api/Demands/parts', typed);
    expect(answer.status).toBe(200);
    expect(z.safeParse(claimablePartsWire, answer.json).error?.issues).toBeUndefined();
    expect(answer.json).toEqual([
      {
        productId: expect.anything(),
        code: '6200-2RS',
        productBrandName: 'SKF',
        description: 'Rodamiento rígido de bolas',
        brands: [{ id: expect.anything(), name: 'SKF' }],
      },
    ]);
  }
});

it('finds nothing by the beginning of a code, so that what is switched off cannot be paged through', async () => {
  for (const typed of ['6200', '62', '', ' ', 'rodamiento', '%', '6200-2RSX']) {
    expect((await post('/api/Demands/parts', typed)).json).toEqual([]);
  }
});

it('finds what is on sale too', async () => {
  expect((await post('/api/Demands/parts', 'nuevo')).json).toMatchObject([{ code: 'nuevo', productBrandName: 'NTN' }]);
});

it('is for roles that may claim', async () => {
  const answers = await Promise.all(everybody.map((user) => post('/api/Demands/parts', '6200-2RS', user)));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200, 403, 403]);
});

it('is the same over HTTP; a server without the call knows of no such part', async () => {
  const token = () => tokens['cliente.admin'] ?? null;
  const service = createClaimablePartsService(createCall({ baseUrl: server.address, token }));
  const found = await service.byCode(callerOf(1), '6200-2RS');
  expect(found.ok && found.val).toMatchObject([{ code: '6200-2RS', brands: [{ name: 'SKF' }] }]);
  const elsewhere = createClaimablePartsService(createCall({ baseUrl: `${server.address}/api/nowhere`, token }));
  expect(await elsewhere.byCode(callerOf(1), '6200-2RS')).toMatchObject({ ok: true, val: [] });
});
