import { afterEach, describe, expect, it } from 'vitest';
import { aStandIn, type StandInAnswer } from './a-stand-in.ts';
import { documentOf } from './a-terminal.ts';

let standIn: Awaited<ReturnType<typeof aStandIn>>;
afterEach(() => standIn.close());

const problem = (status: number, title: string, more: object = {}): StandInAnswer => ({
  status,
  body: { type: 'about:blank', title, status, ...more },
});

const list = async (answer: StandInAnswer) => {
  standIn = await aStandIn({ 'GET /api/Management/Demands/1': answer });
  return standIn.run(['demands', 'list']);
};

it('a customer that could not be asked for is not told as one that there is not', async () => {
  for (const [words, status, exit] of [
    [['audit', 'list', '--customer', 'C1'], 500, 1],
    [['account', 'list', '--customer', 'C1'], 401, 4],
  ] as const) {
    standIn = await aStandIn({ 'GET /api/Management/Customers': problem(status, 'Algo falló') });
    const ran = await standIn.run([...words, '--json']);
    expect([ran.exit, documentOf(ran)]).not.toMatchObject([exit, { error: { code: 'customer-not-found' } }]);
    expect(ran.exit).toBe(exit);
    if (status === 500) await standIn.close();
  }
});

it('a page of a list without any is none, whichever was asked for', async () => {
  standIn = await aStandIn({
    'GET /api/Management/Demands/9': { body: { demands: [], currentPage: 1, totalPages: 0 } },
  });
  const ran = await standIn.run(['demands', 'list', '--page', '9']);
  expect(ran).toEqual({ exit: 0, stdout: 'No hay reclamos\n', stderr: '' });
});

describe('what failed is said', () => {
  it.each<readonly [string, StandInAnswer, readonly string[], number]>([
    [
      '400 with its fields',
      problem(400, 'Revisá los datos', { errors: [{ field: 'page', message: 'Va un número' }] }),
      ['Revisá los datos', 'page: Va un número'],
      1,
    ],
    [
      '400 as ASP.NET says it',
      problem(400, 'One or more validation errors', { errors: { Page: ['Is wrong'] } }),
      ['One or more validation errors', 'Page: Is wrong'],
      1,
    ],
    ['401', { status: 401 }, ['terminó', 'mostrador login'], 4],
    ['403', { status: 403 }, ['no tiene permiso'], 1],
    ['404 of something', problem(404, 'No existe esa página', { code: 'page-gone' }), ['No existe esa página'], 1],
    ['404 of something, as ASP.NET says it', problem(404, 'No existe el reclamo'), ['No existe el reclamo'], 1],
    ['404 of the call itself', { status: 404 }, ['no lo ofrece'], 1],
    ['404 of the call, as a page', { status: 404, body: '<html>Not found</html>' }, ['no lo ofrece'], 1],
    ['404 of the call, by our server', problem(404, 'No existe', { code: 'not-found' }), ['no lo ofrece'], 1],
    ['501', problem(501, 'Not implemented'), ['no lo ofrece'], 1],
    ['405', { status: 405 }, ['no lo ofrece'], 1],
    ['409', problem(409, 'Está tomado por otro'), ['Está tomado por otro'], 1],
    ['412', { status: 412 }, ['Cambió mientras tanto'], 1],
    ['429 with its wait', { status: 429, headers: { 'retry-after': '17' } }, ['Demasiados', 'en 17 segundos'], 1],
    ['500', problem(500, 'Algo falló'), ['El servidor falló (500): Algo falló'], 1],
    ['502 of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, ['El servidor falló (502)'], 1],
    [
      '503 with its wait',
      { status: 503, headers: { 'retry-after': '5' } },
      ['El servidor falló (503)', 'en 5 segundos'],
      1,
    ],
    [
      'an answer of another shape',
      { body: { demands: [{ id: 1 }], currentPage: 1, totalPages: 1 } },
      ['contestó algo que no se entiende', 'demands.0'],
      1,
    ],
    ['a page in place of JSON', { body: '<html></html>' }, ['contestó algo que no se entiende'], 1],
  ])('%s', async (_name, answer, sentences, exit) => {
    const ran = await list(answer);
    expect(ran.exit).toBe(exit);
    expect(ran.stdout).toBe('');
    for (const sentence of sentences) expect(ran.stderr).toContain(sentence);
    expect(ran.stderr).not.toContain('en marcha');
  });

  it('as one document too', async () => {
    standIn = await aStandIn({ 'GET /api/Management/Demands/1': { status: 429, headers: { 'retry-after': '17' } } });
    const ran = await standIn.run(['demands', 'list', '--json']);
    expect(documentOf(ran)).toMatchObject({ error: { code: 'too-many-attempts', retryAfterSeconds: 17 } });
  });

  it('a server that is not there, with the reason', async () => {
    standIn = await aStandIn({});
    standIn.stop();
    const { exit, stderr } = await standIn.run(['demands', 'list']);
    expect([exit, stderr]).toEqual([
      1,
      expect.stringContaining(`No se pudo hablar con ${standIn.address}: ahí no escucha`),
    ]);
    expect(stderr).toContain('Fijate que esté en marcha');
  });

  it('never with an escape sequence of the server’s', async () => {
    const { stderr } = await list(problem(409, 'Tomado\u001b[2J'));
    expect(stderr).not.toContain('\u001b');
  });
});
