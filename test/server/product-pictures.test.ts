import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { createProductPictureService } from '#adapters/http/product-pictures.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aPicture, aPng } from '#test/builders/picture.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/ProductPictures';
const manager = callerOf(0, { role: 'Manager', customerId: null });

let server: TestServer;
let token = '';
let pictures: ReturnType<typeof createProductPictureService>;
let products: ReturnType<typeof createProductManagementService>;
beforeAll(async () => {
  server = await aServer();
  token = await server.signIn('gerente');
  const call = createCall({ baseUrl: server.address, token: () => token });
  pictures = createProductPictureService(call, call);
  products = createProductManagementService(call);
});
afterAll(() => server.close());

const stored = () =>
  server.database.query<{ name: string }>(`select name from stored_file where category = 'Products' order by 1`, []);
const onDisk = () => {
  const folder = join(server.dataDir, 'files', 'Products');
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};
const send = (name: string, content: Uint8Array | string) =>
  server.call('POST', `${path}/files`, { token, body: { name, content: Buffer.from(content).toString('base64') } });
const firstProduct = async () => {
  const [product] = (await products.page(manager, everyProduct, null)).unwrap().products;
  if (product === undefined) throw new Error('no products');
  return product;
};

describe('pictures of products over the wire', () => {
  it('are matched, sent, given to their product and served', async () => {
    const { id, code, brand } = await firstProduct();
    const before = (await products.one(manager, id)).unwrap().pictures;
    const [match] = (await pictures.match(manager, [`${brand} ${code}-9.png`.replaceAll('/', '-')])).unwrap();
    expect(match?.choices.map(({ product, place }) => [product.id, place])).toEqual([[id, 9]]);
    const { name } = (await pictures.send(manager, { name: 'una foto.png', content: aPng })).unwrap();
    expect(name).toMatch(/^una foto-[\w-]{12}\.png$/);
    expect((await pictures.place(manager, [{ name, productId: id, place: 9 }])).unwrap()).toMatchObject({ added: 1 });
    const served = await fetch(`${server.address}/products-images/${encodeURIComponent(name)}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(aPng);
    const after = (await products.one(manager, id)).unwrap().pictures;
    expect(after).toEqual([...before, name]);
    expect((await pictures.arrange(manager, id, after, [name, ...before])).unwrap()[0]).toBe(name);
    expect((await pictures.arrange(manager, id, [], before)).val).toEqual({ code: 'pictures-moved' });
    const { status } = await server.call('PUT', `${path}/${id}`, { token, body: { seen: [], names: before } });
    expect(status).toBe(412);
    expect((await pictures.arrange(manager, id, [name, ...before], before)).unwrap()).toEqual(before);
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a text', 'foto.png', 'hola', 400, 'picture-unreadable'],
    ['an SVG with a script', 'foto.svg', script, 400, 'picture-unreadable'],
    ['an SVG that is called a PNG', 'foto.png', script, 400, 'picture-unreadable'],
    ['a picture that ends before it begins', 'foto.png', aPng.subarray(0, 12), 400, 'picture-unreadable'],
    ['100 megapixels', 'foto.png', aPicture('png', 10_000, 10_000), 400, 'picture-too-many-points'],
    ['100 megapixels of a WebP', 'foto.webp', aPicture('webp', 10_000, 10_000), 400, 'picture-too-many-points'],
    ['more than 5 MB', 'foto.png', Buffer.concat([aPng, Buffer.alloc(5 * 1024 * 1024)]), 413, 'picture-too-large'],
    ['a way up', '../foto.png', aPng, 400, 'picture-name-wrong'],
    ['a way of Windows', '..\\foto.png', aPng, 400, 'picture-name-wrong'],
    ['a folder', 'a/b.png', aPng, 400, 'picture-name-wrong'],
    ['a hidden name', '.foto.png', aPng, 400, 'picture-name-wrong'],
    ['a bell in the name', 'foto\x07.png', aPng, 400, 'picture-name-wrong'],
  ] as const)('%s is refused, and nothing is stored', async (_what, name, content, status, code) => {
    const before = [await stored(), onDisk()];
    const answer = await send(name, content);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ type: expect.stringContaining(code), title: expect.stringMatching(/\p{L}/u) });
    expect([await stored(), onDisk()]).toEqual(before);
  });

  it('that were not sent, or that stand twice in one place, change nothing', async () => {
    const { id } = await firstProduct();
    const { name } = (await pictures.send(manager, { name: 'x.png', content: aPicture('gif', 3, 3) })).unwrap();
    const place = (body: unknown) => server.call('POST', path, { token, body });
    const before = (await products.one(manager, id)).unwrap().pictures;
    const twice = [
      { name, productId: id, place: 8 },
      { name, productId: id, place: 8 },
    ];
    expect((await place({ pictures: twice })).json).toMatchObject({
      title: `${name} va al mismo lugar que otra imagen`,
    });
    expect((await place({ pictures: [{ name: 'nada.png', productId: id }] })).status).toBe(409);
    expect((await place({ pictures: [{ name, productId: id, place: 0 }] })).status).toBe(400);
    expect((await place({ pictures: [{ name, productId: 'abc' }] })).json).toMatchObject({ missing: 1 });
    expect((await place({ pictures: [] })).status).toBe(400);
    expect((await place({ pictures: [{ name, productId: id, otra: 1 }] })).status).toBe(400);
    expect((await products.one(manager, id)).unwrap().pictures).toEqual(before);
  });

  it('that come before their product wait, are listed and discarded, and go to it once it is there', async () => {
    const names = ['ESPERA-9.png', 'ESPERA-9-2.png', 'sobra.png'];
    const given: { fileName: string; name: string }[] = [];
    for (const [at, fileName] of names.entries()) {
      const { name } = (
        await pictures.send(manager, { name: fileName, content: aPicture('png', 30 + at, 7) })
      ).unwrap();
      given.push({ fileName, name });
    }
    expect((await pictures.wait(manager, given)).unwrap()).toEqual({ waiting: 3 });
    const waiting = async () => (await pictures.waiting(manager)).unwrap();
    expect((await waiting()).map(({ fileName, sentBy }) => [fileName, sentBy]).sort()).toEqual(
      names.map((name) => [name, 'gerente']).sort(),
    );
    expect((await pictures.discard(manager, ['sobra.png', 'otra.png'])).unwrap()).toEqual({ discarded: 1 });
    const wait = (body: unknown) => server.call('POST', `${path}/waiting`, { token, body });
    expect((await wait({ pictures: [{ fileName: '../a.png', name: given[0]?.name }] })).status).toBe(400);
    expect((await wait({ pictures: [{ fileName: 'a.png', name: 'nada.png' }] })).status).toBe(409);
    expect((await wait({ pictures: [] })).status).toBe(400);
    const { details } = (await products.one(manager, (await firstProduct()).id)).unwrap();
    const { id } = (await products.create(manager, { ...details, code: 'ESPERA-9' })).unwrap();
    const shown = async () => (await products.one(manager, id)).unwrap().pictures;
    await vi.waitFor(async () => expect(await shown()).toEqual([given[0]?.name, given[1]?.name]), 60_000);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000);
  });

  it('are for administrators and managers', async () => {
    for (const user of ['vendedor', 'cliente.admin', 'cliente']) {
      const other = await server.signIn(user);
      const answer = await server.call('POST', `${path}/matches`, { token: other, body: { names: ['a.png'] } });
      expect(answer.status).toBe(403);
    }
  });
});
