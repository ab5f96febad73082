import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCatalogueNameService } from '#adapters/http/catalogue-names.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/CatalogueNames/brands';
const manager = callerOf(0, { role: 'Manager', customerId: null });

let server: TestServer;
let token = '';
let service: ReturnType<typeof createCatalogueNameService>;
beforeAll(async () => {
  server = await aServer();
  token = await server.signIn('gerente');
  service = createCatalogueNameService(createCall({ baseUrl: server.address, token: () => token }));
});
afterAll(() => server.close());

const details = (name: string) => ({ name, parentId: null });
const call = (method: string, to: string, body?: unknown, headers = {}) =>
  server.call(method, `${path}${to}`, { token, headers, ...(body === undefined ? {} : { body }) });
const found = async (text: string) => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token,
    body: { fulltextSearch: text, page: 1 },
  });
  return JSON.stringify(json);
};

describe('names of the catalogue over the wire', () => {
  it('are made, renamed and found at once in the search', async () => {
    const [skf] = (await service.page(manager, 'brands', { text: 'skf', parentId: '', isTop: false }, null)).unwrap()
      .names;
    if (skf === undefined) throw new Error('no SKF');
    expect(skf.products).toBe(6);
    expect(await service.one(manager, 'brands', skf.id)).toMatchObject({ val: skf });
    (await service.change(manager, 'brands', skf.id, skf.tag, details('Svenska'))).unwrap();
    expect(await found('6200-2RS')).toContain('Svenska');
    expect(await service.change(manager, 'brands', skf.id, skf.tag, details('Otra'))).toMatchObject({
      val: { code: 'name-moved', by: 'gerente' },
    });
    const back = (await service.change(manager, 'brands', skf.id, null, details('SKF'))).unwrap();
    expect(back.aliases.map(({ name }) => name)).toEqual(['Svenska']);
    const [alias] = back.aliases;
    expect((await service.forgetAlias(manager, 'brands', skf.id, alias?.id ?? '')).unwrap().aliases).toEqual([]);
  });

  it('keep nothing that nobody sees', async () => {
    const made = (await service.create(manager, 'brands', details('Ma\u202erca \u200b\u2066X'))).unwrap();
    expect(made.name).toBe('Ma rca X');
    (await service.remove(manager, 'brands', made.id)).unwrap();
  });

  it('are merged after what that does was told, and deleted when nothing uses them', async () => {
    const [source, target] = [
      (await service.create(manager, 'brands', details('VW - VolksWagen'))).unwrap(),
      (await service.create(manager, 'brands', details('Volkswagen'))).unwrap(),
    ];
    expect((await service.mergePlan(manager, 'brands', source.id, target.id)).unwrap()).toEqual({
      uses: {},
      termsLost: { discounts: 0, surcharges: 0 },
      offersTogether: 0,
      clashes: [],
      clashCount: 0,
      turns: { shown: [], hidden: [] },
    });
    expect((await service.merge(manager, 'brands', source.id, source.id)).val).toEqual({ code: 'merge-itself' });
    expect((await service.merge(manager, 'brands', source.id, target.id)).unwrap().aliases).toMatchObject([
      { name: 'VW - VolksWagen' },
    ]);
    expect((await service.remove(manager, 'brands', target.id)).ok).toBe(true);
    expect((await service.one(manager, 'brands', asId('abc'))).val).toEqual({ code: 'name-not-found' });
  });

  it('refuse what is wrong with a sentence, and change nothing', async () => {
    const made = await call('POST', '', { name: 'Con e-tag' });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBe(`"${made.json?.['tag']}"`);
    expect(made.headers.get('location')).toBe(`${path}/${made.json?.['id']}`);
    const own = `/${made.json?.['id']}`;
    const answers = [
      await call('PUT', own, { name: 'x' }),
      await call('PUT', own, { name: 'x' }, { 'if-match': '"otra"' }),
      await call('PUT', own, { name: ' ' }, { 'if-match': '*' }),
      await call('POST', '', { name: 'con E TAG' }),
      await call('POST', '', { name: 'x'.repeat(100) }),
      await call('POST', '', { name: 'x', parentId: '1' }),
      await call('POST', '', { nombre: 'x' }),
      await call('POST', `${own}/merge`, { into: '999999999999' }),
      await call('GET', `${own}/merge?into=x`),
      await call('DELETE', `${own}/aliases/1`),
      await call('GET', '?after=nada'),
      await server.call('GET', '/api/Management/CatalogueNames/nada', { token }),
    ];
    expect(answers.map(({ status, json }) => [status, json?.['code']])).toEqual([
      [428, 'version-missing'],
      [412, 'name-moved'],
      [400, 'name-missing'],
      [409, 'name-taken'],
      [400, 'name-too-long'],
      [400, 'name-parent-unknown'],
      [400, 'invalid-input'],
      [404, 'name-not-found'],
      [404, 'name-not-found'],
      [404, 'alias-not-found'],
      [400, 'page-key-unreadable'],
      [400, 'invalid-input'],
    ]);
    expect((await call('GET', own)).json).toEqual(made.json);
    const skf = await call('GET', '?text=skf');
    const used = (skf.json?.['names'] as { readonly id: string }[] | undefined)?.[0];
    const refused = await call('DELETE', `/${used?.id}`);
    expect([refused.status, refused.json?.['title']]).toEqual([
      409,
      'No se puede eliminar: lo usan 6 artículos. Unilo a otro, o pasá antes lo que lo usa',
    ]);
  });
});
