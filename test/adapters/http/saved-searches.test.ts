import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createSavedSearchService } from '#adapters/http/saved-searches.ts';
import { savedSearchProblem } from '#adapters/texts/saved-searches.es.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import { maxSearches } from '#core/saved-searches/saved-search.ts';
import type { Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const me = callerOf(1);
const done = <Value>(answer: Result<Value, SavedSearchFailure>): Value => {
  if (!answer.ok) throw new Error(answer.val.code);
  return answer.val;
};
const answering = (status: number, body: string): SavedSearchService =>
  createSavedSearchService(
    createCall({ baseUrl: 'http://other', token: () => 't', fetch: async () => new Response(body, { status }) }),
  );

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

describe('saved searches over HTTP', () => {
  it('are the service’s own, with its failures', async () => {
    const token = await server.signIn('cliente');
    const service = createSavedSearchService(createCall({ baseUrl: server.address, token: () => token }));
    const made = done(await service.create(me, { name: 'Bujías', query: 'q=bujias&page=2' }));
    expect(made).toMatchObject({ name: 'Bujías', query: 'q=bujias', version: 1 });
    expect(done(await service.create(me, { name: 'Bujías', query: 'q=bujias' }))).toEqual(made);
    expect(done(await service.all(me))).toEqual([made]);
    expect((await service.all(me, 'orders')).val).toEqual({ code: 'not-allowed' });
    const failures = [
      await service.create(me, { name: 'BUJIAS', query: 'q=x' }),
      await service.create(me, { name: ' ', query: 'q=x' }),
      await service.create(me, { name: 'x', query: '' }),
      await service.create(me, { name: 'x', query: `q=${'x'.repeat(4000)}` }),
    ];
    expect(failures.map(({ val }) => val)).toEqual([
      { code: 'search-name-taken' },
      { code: 'search-name-invalid', max: 60 },
      { code: 'search-query-unreadable' },
      { code: 'search-query-too-long', max: 4000 },
    ]);
    const renamed = done(await service.rename(me, made, 'Otra'));
    expect((await service.rename(me, made, 'Otra más')).val).toEqual({ code: 'search-moved', by: 'cliente' });
    done(await service.remove(me, renamed));
    expect((await service.remove(me, renamed)).val).toEqual({ code: 'search-not-found' });
    for (let kept = 0; kept < maxSearches; kept += 1) {
      done(await service.create(me, { name: `Búsqueda ${kept}`, query: 'q=x' }));
    }
    const oneMore = await service.create(me, { name: 'Otra', query: 'q=x' });
    expect(oneMore.val).toEqual({ code: 'too-many-searches', max: maxSearches });
    expect(oneMore.err && savedSearchProblem(oneMore.val)).toBe(
      'Ya tenés 50 búsquedas. Borrá alguna para guardar otra',
    );
  });

  it.each([
    [404, ''],
    [404, '{"type":"about:blank","title":"Not Found","status":404}'],
    [405, ''],
    [501, ''],
  ])('are not offered by a server that answers %d %j', async (status, body) => {
    expect((await answering(status, body).all(me)).val).toEqual({ code: 'not-offered' });
  });

  it('may be had again of a server that fails for now', async () => {
    expect((await answering(500, '').all(me)).val).toEqual({ code: 'unreachable' });
    expect((await answering(200, '[{"surprise":1}]').all(me)).val).toEqual({ code: 'unreachable' });
    expect((await answering(403, '').all(me)).val).toEqual({ code: 'not-allowed' });
  });
});
