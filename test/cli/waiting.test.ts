import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaiting, occupy } from '#cli/waiting.ts';
import { aStandIn } from './a-stand-in.ts';
import { csi, runCli } from './a-terminal.ts';

const at = (animated: { readonly stdout: boolean; readonly stderr: boolean }) => {
  const stderr = new PassThrough() as unknown as NodeJS.WriteStream;
  let text = '';
  stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const waiting = createWaiting({ stderr }, { animated });
  return { stderr, waiting, text: () => text };
};
const seen = { stdout: true, stderr: true };
const lasting = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('the line of a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stands there before two seconds are over, counts them, and goes with the answer', async () => {
    const { waiting, text } = at(seen);
    const answer = waiting.during(lasting(3400));
    await vi.advanceTimersByTimeAsync(1400);
    expect(text()).toBe('');
    await vi.advanceTimersByTimeAsync(1900);
    expect(text().split(`\r${csi}K`)).toEqual(['', ...[1, 2, 3].map((second) => `Esperando al servidor… ${second} s`)]);
    await vi.advanceTimersByTimeAsync(100);
    await answer;
    expect(text().endsWith(`3 s\r${csi}K`)).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(text().endsWith(`3 s\r${csi}K`)).toBe(true);
  });

  it('is of many calls that follow one another as of one, and of none where somebody thought in between', async () => {
    const { waiting, text } = at(seen);
    const calls = async (pause: number) => {
      for (let call = 0; call < 5; call += 1) {
        await waiting.during(lasting(400));
        await lasting(pause);
      }
    };
    const slow = calls(600);
    await vi.advanceTimersByTimeAsync(5000);
    await slow;
    expect(text()).toBe('');
    const quick = calls(10);
    await vi.advanceTimersByTimeAsync(2100);
    await quick;
    expect(text()).toContain('Esperando al servidor… 1 s');
    expect(text().endsWith(`\r${csi}K`)).toBe(true);
  });

  it('is erased before a question, a bar or a screen, and is not drawn over it', async () => {
    const { waiting, stderr, text } = at(seen);
    const answer = waiting.during(lasting(6000));
    await vi.advanceTimersByTimeAsync(2000);
    const leave = occupy(stderr);
    const before = text();
    expect(before.endsWith(`s\r${csi}K`)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(text()).toBe(before);
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(500);
    expect(text()).toContain('4 s');
    await vi.advanceTimersByTimeAsync(2000);
    await answer;
  });

  it.each([
    { stdout: false, stderr: true },
    { stdout: true, stderr: false },
  ])('is not written into a pipe: %j', async (animated) => {
    const { waiting, text } = at(animated);
    const answer = waiting.during(lasting(4000));
    await vi.advanceTimersByTimeAsync(4000);
    await answer;
    expect(text()).toBe('');
  });
});

describe('a command whose server takes its time', () => {
  let standIn: Awaited<ReturnType<typeof aStandIn>>;
  let environment: Readonly<Record<string, string>> = {};
  /** Answers as the other does, two seconds later. */
  const slow = createServer(async (request, reply) => {
    await lasting(request.method === 'GET' ? 2000 : 0);
    let asked = '';
    for await (const chunk of request) asked += String(chunk);
    const { authorization = '' } = request.headers;
    const { method = 'GET' } = request;
    const init = { method, headers: { authorization, 'content-type': 'application/json' } };
    const answer = await fetch(`${standIn.address}${request.url}`, asked === '' ? init : { ...init, body: asked });
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  beforeAll(async () => {
    standIn = await aStandIn({});
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    environment = {
      ...standIn.environment,
      API_BASE_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    };
    await runCli(['login', 'ana'], { environment, typed: 'demo' });
  });
  afterAll(() => {
    slow.close();
    standIn.close();
  });

  it.each([
    [['whoami'], 80, true],
    [['whoami', '--json'], 80, false],
    [['whoami', '--quiet'], 80, false],
    [['whoami'], undefined, false],
  ] as const)('%j on a screen of %j columns: a line on stderr is %j', async (words, screen, isSaid) => {
    const { exit, stderr } = await runCli(words, { environment, ...(screen === undefined ? {} : { screen }) });
    expect(exit).toBe(0);
    expect(stderr.includes('Esperando al servidor… 1 s')).toBe(isSaid);
  });
});
