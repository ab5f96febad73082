import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { aServer, type Behaviour, problem } from './a-server.ts';

const answerWire = z.object({ count: z.number() });
let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A call to a server that always behaves so, with what it told about the session. */
async function calling(behaviour: Behaviour, token: string | null = 'a-token') {
  const opened = await aServer(() => behaviour);
  server = opened;
  const lost: (string | null)[] = [];
  const call = createCall({
    baseUrl: opened.baseUrl,
    token: () => token,
    sessionLost: (refused) => lost.push(refused),
    // Only silence has to be waited out: an answer may take what a busy machine needs.
    ...(behaviour === 'silent' ? { timeoutMs: 200 } : {}),
  });
  return { call, calls: opened.calls, lost };
}

describe('a call', () => {
  it('carries the token, and reads the answer', async () => {
    const { call, calls } = await calling({ body: { count: 3, more: true } });
    const answer = await call({ method: 'GET', path: '/api/x', query: { id: 'a b' } }, answerWire);
    expect(answer.ok && answer.val.count).toBe(3);
    expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/x?id=a+b' });
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer a-token', accept: 'application/json' });
    expect(calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('carries no token where it is public', async () => {
    const { call, calls } = await calling({ body: { count: 3 } });
    await call({ method: 'POST', path: '/api/x', body: { a: 1 }, isPublic: true }, answerWire);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
    expect(calls[0]?.body).toEqual({ a: 1 });
  });

  it('is not sent without a valid session', async () => {
    const { call, calls, lost } = await calling({ body: { count: 3 } }, null);
    const answer = await call({ method: 'GET', path: '/api/x' }, answerWire);
    expect(answer.val).toEqual({ code: 'not-signed-in' });
    expect(calls).toEqual([]);
    expect(lost).toEqual([null]);
  });

  it('tells of a session that the server ended', async () => {
    const { call, lost } = await calling(problem(401, 'not-signed-in'));
    const answer = await call({ method: 'GET', path: '/api/x' }, answerWire);
    expect(answer.val).toEqual({ code: 'not-signed-in' });
    expect(lost).toEqual(['a-token']);
  });

  it('keeps the session when a public call is refused', async () => {
    const { call, lost } = await calling(problem(401, 'wrong-credentials'));
    const answer = await call({ method: 'GET', path: '/api/x', isPublic: true }, answerWire);
    expect(answer.val).toMatchObject({ code: 'problem', status: 401, problem: 'wrong-credentials' });
    expect(lost).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['a broken connection', 'lost'],
    ['silence', 'silent'],
    ['an answer that is no JSON', { body: '<html>proxy</html>' }],
    ['an empty answer', { body: '' }],
    ['an answer of another shape', { body: { count: 'three' } }],
    ['a failure of the server', problem(500, 'defect')],
    ['a closing server', problem(503, 'closing')],
    ['a refusal that is no problem', { status: 404, body: '<html>not here</html>' }],
  ])('answers unreachable to %s', async (_what, behaviour) => {
    const { call } = await calling(behaviour);
    const answer = await call({ method: 'GET', path: '/api/x' }, answerWire);
    expect(answer.ok).toBe(false);
    expect(answer.val).toMatchObject({ code: 'unreachable' });
  });

  it('answers unreachable where nobody listens', async () => {
    const { call } = await calling({ body: {} });
    await server?.close();
    server = undefined;
    expect((await call({ method: 'GET', path: '/api/x' }, answerWire)).val).toEqual({ code: 'unreachable' });
  });

  it('answers not-allowed to a 403, with a problem or without', async () => {
    const bare = await calling({ status: 403, body: '' });
    expect((await bare.call({ method: 'GET', path: '/api/x' }, answerWire)).val).toEqual({ code: 'not-allowed' });
    await server?.close();
    const withProblem = await calling(problem(403, 'not-allowed'));
    expect((await withProblem.call({ method: 'GET', path: '/api/x' }, answerWire)).val).toEqual({
      code: 'not-allowed',
    });
  });

  it('passes on the facts of a problem, and when to come back', async () => {
    const { call } = await calling({
      ...problem(429, 'too-many-attempts', { why: 'guessing' }),
      headers: { 'retry-after': '7' },
    });
    expect((await call({ method: 'GET', path: '/api/x' }, answerWire)).val).toEqual({
      code: 'problem',
      status: 429,
      problem: 'too-many-attempts',
      facts: { why: 'guessing' },
      retryAfterSeconds: 7,
    });
  });
});
