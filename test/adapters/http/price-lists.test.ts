import { afterEach, describe, expect, it } from 'vitest';
import { blobOf } from '#adapters/http/blob-content.ts';
import { createCall } from '#adapters/http/call.ts';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { makingStateProblem } from '#adapters/texts/price-list.es.ts';
import { makingStateToWire, priceListsToWire } from '#adapters/wire/price-lists.wire.ts';
import type { MakingState, PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type Behaviour, problem } from './a-server.ts';

const caller = callerOf(1);

let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function against(behave: Behaviour) {
  const opened = await aServer(() => behave);
  server = opened;
  const settings = { baseUrl: opened.baseUrl, token: () => 'a-token' };
  const call = createCall(settings);
  return {
    service: createPriceListService(call, settings),
    making: createPriceListMakingService(call),
    calls: opened.calls,
  };
}

describe('api/Files/price-list over HTTP', () => {
  it('brings the lists, those that were never made too', async () => {
    const date = '2026-11-20T15:00:00.000Z';
    const lists: readonly PriceListFiles[] = [
      {
        name: 'Lista 1',
        files: {
          excel: { name: 'Lista 1.xlsx', date, isOutdated: true },
          comma: { name: 'Lista 1 (coma).csv', date, isOutdated: false },
          semicolon: { name: 'Lista 1 (punto y coma).csv', date: null, isOutdated: false },
        },
      },
    ];
    const { service } = await against({ body: priceListsToWire(lists) });
    expect((await service.lists(caller)).unwrap()).toEqual(lists);
  });

  it('brings a file’s very bytes', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 251);
    const { service, calls } = await against({
      body: { name: 'Lista 1 (coma).csv', content: Buffer.from(bytes).toString('base64') },
    });
    const file = (await service.file(caller, 'Lista 1 (coma).csv')).unwrap();
    expect(new Uint8Array(await (await blobOf(file.content)).arrayBuffer())).toEqual(bytes);
    expect(calls[0]?.url).toBe('/api/Files/price-list-file?name=Lista+1+%28coma%29.csv');
  });

  it.each([
    [problem(404, 'price-list-not-found'), 'price-list-not-found'],
    [problem(403, 'not-allowed'), 'not-allowed'],
    [problem(500, 'defect'), 'unreachable'],
    [{ body: 'no JSON' }, 'unreachable'],
  ])('tells a refusal %#', async (behaviour, code) => {
    const { service } = await against(behaviour);
    expect((await service.lists(caller)).val).toEqual({ code });
    expect((await service.file(caller, 'x')).val).toEqual({ code });
  });
});

describe('api/Vl/Update/create-prices-files over HTTP', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const running: MakingState = { state: 'running', progress: 40, startedAt: at, finishedAt: null, error: null };
  const failed: MakingState = { ...running, state: 'failed', finishedAt: at, error: { code: 'price-lists-not-made' } };

  it.each([running, failed])('tells how it goes: $state', async (state) => {
    const { making, calls } = await against({ status: 202, body: makingStateToWire(state, makingStateProblem) });
    expect((await making.start(caller)).unwrap()).toMatchObject(state);
    expect((await making.state(caller)).unwrap()).toMatchObject(state);
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it.each([
    ['Disco lleno', 'No se pudieron generar las listas de precios: Disco lleno'],
    ['', 'No se pudieron generar las listas de precios, reintentá'],
    [makingStateProblem({ code: 'price-lists-not-made' }), 'No se pudieron generar las listas de precios, reintentá'],
  ])('tells why they failed in the words of the server: %j', async (error, text) => {
    const { making } = await against({ body: { ...failed, error } });
    const receivedError = (await making.state(caller)).unwrap().error;
    expect(receivedError === null ? null : makingStateProblem(receivedError)).toBe(text);
  });

  it('tells a refusal', async () => {
    const { making } = await against(problem(403, 'not-allowed'));
    expect((await making.start(caller)).val).toEqual({ code: 'not-allowed' });
  });
});
