import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quickOrderWire } from '#adapters/wire/quick-order.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'vendedor', 'cliente', 'cliente.admin']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const resolve = (body: unknown, user = 'cliente') =>
  server.call('POST', '/api/QuickOrders/resolve', { token: tokens[user] ?? '', body });
const batch = (lines: unknown) =>
  server.call('POST', '/api/ShoppingCarts/batch', { token: tokens['cliente'] ?? '', body: { lines } });
const upload = async (content: string | Uint8Array, name = 'pedido.csv') => {
  const form = new FormData();
  form.set('file', new Blob([content as BlobPart]), name);
  const response = await fetch(`${server.address}/api/QuickOrders/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens['cliente']}` },
    body: form,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const states = (json: Record<string, unknown> | null) =>
  ((json?.['lines'] ?? []) as { state: string; row: { code: string; quantity: number } | null }[]).map(
    ({ state, row }) => [state, row?.code, row?.quantity],
  );

describe('a pasted order', () => {
  it('is resolved line by line at the caller’s costs', async () => {
    const { status, json } = await resolve({ text: '6200-2RS 3\n6201 2rs x 2\n6205-2RS;3\nnada99 1' });
    expect(status).toBe(200);
    expect(z.safeParse(quickOrderWire, json).success).toBe(true);
    expect(states(json)).toEqual([
      ['exact', '6200-2RS', 3],
      ['normalised', '6201-2RS', 2],
      ['wrong-multiple', '6205-2RS', 3],
      ['unknown', undefined, undefined],
    ]);
    expect(json).toMatchObject({
      total: 7000,
      lines: [{ row: { cost: 1000, subtotal: 3000 } }, {}, { nearest: [4] }, {}],
    });
  });

  it('is of customers only', async () => {
    expect((await resolve({ text: '6200 1' }, 'admin')).status).toBe(403);
    expect((await resolve({ text: '6200 1' }, 'vendedor')).status).toBe(403);
    expect((await server.call('POST', '/api/QuickOrders/resolve', { body: { text: 'x' } })).status).toBe(401);
  });

  it('of more than a thousand lines is refused in words', async () => {
    const { status, json } = await resolve({ text: 'BKR6E 1\n'.repeat(1001) });
    expect([status, json?.['title']]).toEqual([
      400,
      'Hay 1.001 líneas y entran 1.000 por vez. Dividí el pedido en partes',
    ]);
  });

  it('takes no harm from any body', async () => {
    expect((await resolve({ text: 'x', surprise: 1 })).status).toBe(400);
    expect((await resolve({ lines: [{ lines: [1], text: 'x', code: 'x', quantity: -1.5 }] })).status).toBe(400);
    const half = await resolve({ lines: [{ lines: [1], text: '6200 1,5', code: '6200-2RS', quantity: 1.5 }] });
    expect(half.json).toMatchObject({ lines: [{ state: 'not-whole', quantity: 1.5, nearest: [1, 2] }], total: 0 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ text: fc.string({ unit: 'binary', maxLength: 200 }) })),
        async (body) => {
          expect((await resolve(JSON.stringify(body))).status).toBeLessThan(500);
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);
});

describe('an order in a file', () => {
  it('is read by its heading', async () => {
    const { status, json } = await upload(
      'Cant;Código;Descripción\n3;6200-2RS;Rodamiento\n;6201-2RS;Rodamiento\n2;6202 2rs;',
    );
    expect(status).toBe(200);
    expect(states(json)).toEqual([
      ['exact', '6200-2RS', 3],
      ['normalised', '6202-2RS', 2],
    ]);
    expect(json['ignored']).toMatchObject([{ reason: 'heading' }, { reason: 'no-quantity' }]);
  });

  it.each([
    ['%PDF-1.7', 400, /no es una planilla/],
    ['', 400, /vacío/],
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 400, /dañado/],
    ['6200;1\n'.repeat(1001), 400, /entran 1\.000 por vez/],
    ['6200;1\n'.repeat(6000), 400, /más de 5\.000 filas/],
    ['x'.repeat(5 * 1024 * 1024 + 10), 413, /hasta 5 MB/],
  ])('that can’t be read says why (%#)', async (content, status, title) => {
    const answer = await upload(content);
    expect([answer.status, answer.json['title']]).toEqual([status, expect.stringMatching(title)]);
  });

  it('is refused for now where very many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => upload('6200-2RS;3')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(answers.find(({ status }) => status === 503)?.json).toMatchObject({
      code: 'readers-busy',
      title: 'Se están leyendo muchos archivos a la vez. Reintentá en unos segundos',
    });
  });

  it('has to be a file', async () => {
    const { status } = await server.call('POST', '/api/QuickOrders/read', { token: tokens['cliente'] ?? '', body: {} });
    expect(status).toBe(415);
  });
});

describe('many lines for the cart', () => {
  it('come in all together, once, and over nobody’s change', async () => {
    const lines = [
      { productPriceId: '1', quantity: 3, was: 0 },
      { productPriceId: '6', quantity: 4, was: 0 },
    ];
    expect(await batch(lines)).toMatchObject({ status: 200, json: { count: 2 } });
    expect(await batch(lines)).toMatchObject({ status: 200, json: { count: 2 } });
    expect(await batch([{ productPriceId: '1', quantity: 9, was: 1 }])).toMatchObject({
      status: 409,
      json: { code: 'lines-moved' },
    });
    expect(
      await batch([
        { productPriceId: '2', quantity: 1, was: 0 },
        { productPriceId: '6', quantity: 5, was: 4 },
      ]),
    ).toMatchObject({
      status: 409,
      json: { code: 'lines-refused', title: 'No se agregó nada. Revisá 6205-2RS' },
    });
    const held = await resolve({ text: '6200-2RS 2\n6201-2RS 1' });
    expect(held.json).toMatchObject({ lines: [{ row: { inCart: 3 } }, { row: { inCart: 0 } }] });
  });

  it.each([[[]], [[{ productPriceId: '1', quantity: 0, was: 0 }]], [[{ productPriceId: '1', quantity: 1 }]], ['x']])(
    'refuses %j',
    async (lines) => {
      expect((await batch(lines)).status).toBe(400);
    },
  );
});
