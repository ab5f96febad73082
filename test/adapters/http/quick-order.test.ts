import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { createSavedListService } from '#adapters/http/saved-lists.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const me = callerOf(1);
const done = <Value>(answer: Result<Value, { readonly code: string }>): Value => {
  if (!answer.ok) throw new Error(answer.val.code);
  return answer.val;
};

let server: TestServer;
let http: HttpSettings;
beforeAll(async () => {
  server = await aServer();
  const token = await server.signIn('cliente');
  http = { baseUrl: server.address, token: () => token };
});
afterAll(() => server.close());

describe('a quick order over HTTP', () => {
  it('is the service’s own, with its money, its choices and its failures', async () => {
    const service = createQuickOrderService(createCall(http), http);
    const order = done(await service.resolve(me, { text: '6200-2RS 3\n6205-2RS 3\n620' }));
    expect(order.total.toNumber()).toBe(3000);
    expect(order.lines.map(({ state, nearest, choices }) => [state, nearest, choices.length > 0])).toEqual([
      ['exact', [], false],
      ['wrong-multiple', [4], false],
      ['unknown', [], true],
    ]);
    const again = done(
      await service.resolve(me, {
        lines: order.lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null })),
      }),
    );
    expect(again.lines).toEqual(order.lines);
    expect((await service.resolve(me, { text: 'a1\n'.repeat(1001) })).val).toEqual({
      code: 'too-many-lines',
      count: 1001,
      most: 1000,
    });
    const file = (text: string) => service.readSheet(me, contentOfBlob(new Blob([text])));
    expect(done(await file('6200-2RS;3')).lines).toMatchObject([{ state: 'exact' }]);
    expect((await file('%PDF-1.7')).val).toEqual({ code: 'not-a-spreadsheet' });
    expect(
      (
        await createQuickOrderService(createCall(http), { ...http, token: () => null }).readSheet(
          me,
          contentOfBlob(new Blob(['x'])),
        )
      ).val,
    ).toEqual({ code: 'not-signed-in' });
  });

  it('goes to the cart whole, or says why not', async () => {
    const cart = createCartService(createCall(http));
    const row = (id: string, quantity: number, was: number) => ({
      productPriceId: asId<'product-price'>(id),
      quantity,
      was,
    });
    expect(done(await cart.setLines(me, [row('1', 2, 0)]))).toMatchObject({ count: 1 });
    expect((await cart.setLines(me, [row('1', 3, 1)])).val).toEqual({ code: 'lines-moved' });
    expect((await cart.setLines(me, [row('6', 3, 0)])).val).toEqual({
      code: 'lines-refused',
      productCodes: ['6205-2RS'],
    });
  });
});

describe('saved lists over HTTP', () => {
  it('are the service’s own, and a stale save says who was before', async () => {
    const service = createSavedListService(createCall(http));
    const lines = [{ productPriceId: asId<'product-price'>('2'), quantity: 5 }];
    const { leftOut, ...made } = done(await service.create(me, { name: 'Lunes', lines }, 'k1'));
    expect(leftOut).toBe(0);
    expect(done(await service.all(me))).toEqual([made]);
    expect(done(await service.read(me, made.id)).lines.map(({ code, cost }) => [code, cost?.toNumber()])).toEqual([
      ['6201-2RS', 2000],
    ]);
    expect(done(await service.create(me, { name: 'Lunes', lines }, 'k1')).id).toBe(made.id);
    expect((await service.create(me, { name: 'Otra', lines }, 'k1')).val).toEqual({ code: 'key-reused' });
    expect((await service.create(me, { name: 'LUNES', lines: 'cart' }, 'k2')).val).toEqual({ code: 'list-name-taken' });
    const changed = done(await service.change(me, made, { name: 'Martes' }));
    expect((await service.change(me, made, { lines })).val).toEqual({ code: 'list-moved', by: 'cliente' });
    done(await service.remove(me, changed));
    expect((await service.read(me, made.id)).val).toEqual({ code: 'list-not-found' });
  });
});
