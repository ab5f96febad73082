import { describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const cliente = callerOf(1, { role: 'CustomerAdmin' });
const ask = (status: number, body: string) =>
  createCatalogueService(
    createCall({
      baseUrl: 'http://back-end',
      token: () => 'token',
      fetch: async () => new Response(body, { status }),
    }),
  ).suggestQuestions(cliente, 'bomba');

describe('suggested questions over HTTP', () => {
  it.each([
    [404, ''],
    [404, '{"type":"https://tools.ietf.org/html/rfc9110","title":"Not Found","status":404}'],
    [404, '{"type":"x","status":404,"code":"not-found","title":"No existe"}'],
    [405, ''],
    [501, ''],
  ])('are not offered by a server that answers %i %s', async (status, body) => {
    expect((await ask(status, body)).val).toEqual({ code: 'not-offered' });
  });

  it('fail where the server does', async () => {
    expect((await ask(500, '')).val).toEqual({ code: 'unreachable' });
  });

  it('may leave out the subfamily', async () => {
    const answer = await ask(200, '[{"text":"bomba gol","productTypeName":"","count":3}]');
    expect(answer.unwrap()).toEqual([{ text: 'bomba gol', productTypeId: null, productTypeName: '', count: 3 }]);
  });
});
