import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';
import { type Description, describedCalls, type Operation } from './described-calls.ts';

let server: TestServer;
let description: Description;
let calls: readonly { readonly name: string; readonly operation: Operation }[];
beforeAll(async () => {
  server = await aServer({});
  const { json } = await server.call('GET', '/api/openapi.json');
  description = json as unknown as Description;
  calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
});
afterAll(() => server.close());

const named = (which: (operation: Operation) => boolean): readonly string[] =>
  calls.filter(({ operation }) => which(operation)).map(({ name }) => name);

const operation = (name: string): Operation => {
  const found = calls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.operation;
};

const statusesOf = (name: string): readonly string[] => Object.keys(operation(name).responses);

it('says of every call what it answers, and by what body it is refused', () => {
  const isSilent = ({ responses }: Operation) =>
    Object.entries(responses).every(([status, { content }]) => Number(status) >= 400 || (status !== '204' && !content));
  const isVague = ({ responses }: Operation) =>
    Object.entries(responses).some(
      ([status, { content = {} }]) => Number(status) >= 400 && content['application/problem+json'] === undefined,
    );
  expect(calls.length).toBeGreaterThan(100);
  expect(named(isSilent)).toEqual([]);
  expect(named(isVague)).toEqual([]);
});

it('says which calls want a token, and that without it they are refused', () => {
  const wantsToken = ({ security }: Operation) => security !== undefined;
  // Who signs in has no token yet, and may be refused all the same.
  const signIn = ['POST /api/Login/authenticate'];
  expect(named((of) => wantsToken(of) !== '401' in of.responses)).toEqual(signIn);
  expect(named((of) => wantsToken(of) !== '403' in of.responses)).toEqual(signIn);
  const open = named((of) => !wantsToken(of)).filter((name) => name.includes('/api/'));
  expect(open.toSorted()).toEqual([
    'GET /api/Public/delivery-methods',
    'GET /api/Public/families',
    'GET /api/Public/images/{folder}',
    'GET /api/Public/whatsapp',
    'POST /api/Login/authenticate',
    'POST /api/Login/link',
    'POST /api/Login/recover',
    'POST /api/Public/contact-us',
    'PUT /api/Login/link',
  ]);
});

it('says what each call in particular is refused for', () => {
  expect(statusesOf('POST /api/Orders')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '408',
    '409',
    '412',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(statusesOf('GET /api/Vehicle')).toEqual(['200', '400', '401', '403', '429', '500', '503']);
  expect(statusesOf('DELETE /api/Quotes/{id}')).toContain('428');
  const { content = {} } = operation('POST /api/Orders').responses['409'] ?? {};
  expect(content['application/problem+json']?.schema).toMatchObject({
    properties: { code: { enum: ['cart-empty', 'lines-gone', 'order-in-flight', 'orders-blocked', 'prices-changed'] } },
  });
});

it('says which calls take a form with a file', () => {
  const form = ({ requestBody }: Operation) => requestBody?.content['multipart/form-data'];
  expect(named((of) => form(of) !== undefined)).toEqual(['POST /api/Imports', 'POST /api/QuickOrders/read']);
  expect(form(operation('POST /api/Imports'))?.schema).toMatchObject({
    properties: { kind: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    required: ['kind', 'file'],
  });
});

it('says what is no JSON, and what is a file in JSON', () => {
  const picture = operation('GET /products-images/{name}').responses;
  expect(Object.keys(picture['200']?.content ?? {})).toEqual(['image/*']);
  expect(picture['304']).toBeDefined();
  const file = operation('GET /api/Quotes/{id}/pdf').responses['200']?.content?.['application/json']?.schema;
  expect(file).toMatchObject({ properties: { content: { type: 'string', format: 'byte' } } });
});

it('is what the tests of every call hold its answers to', () => {
  const wrongWith = describedCalls(description);
  const json = 'application/json; charset=utf-8';
  const state = { count: 1, updatedAt: '2026-11-23T12:00:00.000Z' };
  const wrong = (status: number, type: string, answer: unknown) =>
    wrongWith('GET', '/api/ShoppingCarts/state?x', status, type, answer);
  expect(wrong(200, json, state)).toBeNull();
  expect(wrong(200, json, { ...state, more: 1 })).toContain('additional properties');
  expect(wrong(200, json, {})).toContain('required');
  expect(wrong(200, 'text/plain', state)).toContain('text/plain');
  expect(wrong(409, 'application/problem+json', {})).toContain('409');
  const problem = { type: 'x', title: 'x', status: 404, code: 'order-not-found' };
  const show = (code: string) =>
    wrongWith('GET', '/api/management/orders/7', 404, 'application/problem+json', { ...problem, code });
  expect(show('order-not-found')).toBeNull();
  expect(show('quote-not-found')).toContain('code');
});
