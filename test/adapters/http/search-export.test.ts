import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { searchExportProblem } from '#adapters/texts/search-export.es.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const me = callerOf(1);
const asked = (text: string) => ({
  productIds: [],
  codeSearch: text,
  fulltextSearch: text,
  page: 1,
  filters: noFilters,
});
const answering = (status: number, body: string) =>
  createSearchExportService({
    baseUrl: 'http://other',
    token: () => 't',
    fetch: async () => new Response(body, { status }),
  });

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

describe('an export of a search over HTTP', () => {
  it('is the service’s own file, with its failures', async () => {
    const token = await server.signIn('cliente');
    const service = createSearchExportService({ baseUrl: server.address, token: () => token });
    const file = (await service.create(me, asked('rodamiento'), 'csv')).unwrap();
    expect(file).toMatchObject({ name: 'Búsqueda rodamiento.csv', articleCount: 6, totalCount: 6 });
    expect((await buffer(file.content)).toString().trimEnd().split('\r\n')).toHaveLength(7);
    expect((await service.create(me, asked('zzzz'), 'csv')).val).toEqual({ code: 'nothing-to-export' });
  });

  it.each([
    [404, ''],
    [404, '{"type":"about:blank","title":"Not Found","status":404}'],
    [405, ''],
    [501, ''],
  ])('is not offered by a server that answers %d %j', async (status, body) => {
    const answer = await answering(status, body).create(me, asked('x'), 'xlsx');
    expect(answer.val).toEqual({ code: 'not-offered' });
    expect(answer.err && searchExportProblem(answer.val)).toBe('Este servidor no lo ofrece');
  });

  it('may be had again of a server that is busy or fails for now', async () => {
    const busy = answering(503, '{"type":"x","title":"x","status":503,"code":"exports-busy"}');
    expect((await busy.create(me, asked('x'), 'xlsx')).val).toEqual({ code: 'exports-busy' });
    expect((await answering(500, '').create(me, asked('x'), 'xlsx')).val).toEqual({ code: 'unreachable' });
    expect((await answering(200, '{}').create(me, asked('x'), 'xlsx')).val).toEqual({ code: 'unreachable' });
    expect((await answering(403, '').create(me, asked('x'), 'xlsx')).val).toEqual({ code: 'not-allowed' });
  });
});
