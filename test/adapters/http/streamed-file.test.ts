import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStreamedCatalogueExportService } from '#adapters/http/catalogue-export.ts';
import { FileBrokenOff } from '#adapters/http/streamed-file.ts';
import type { Caller } from '#core/access/caller.ts';

const facts = '"name":"c.csv","rowCount":1,"leftOutCount":0';
const text = 'Code;Price\r\nRODAMIENTO-6203;1\r\n'.repeat(50);
const base64 = Buffer.from(text).toString('base64');

const piecesOf = (whole: string, size: number): readonly Uint8Array[] => {
  const bytes = Buffer.from(whole);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
};

/** An answer in these pieces; after the last of them it stands still until its signal ends it, where it `stalls`. */
const exported = async (pieces: readonly Uint8Array[], stalls = false) => {
  const carry = async (_address: unknown, init: RequestInit = {}) => {
    async function* body() {
      yield* pieces;
      if (!stalls) return;
      await new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    return { status: 200, ok: true, headers: new Headers(), body: body() };
  };
  const service = createStreamedCatalogueExportService({
    baseUrl: '',
    token: () => 't',
    fetch: carry as unknown as typeof fetch,
    longCallMs: null,
  });
  const asked = { kind: 'catalogue', format: 'csv', priceList: null } as const;
  const answer = await service.create({} as Caller, asked);
  if (!answer.ok) throw new Error(answer.val.code);
  return answer.val.content;
};

const read = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['\\r\\n', '\\n', ' '])('a file in lines of base64 is read, with %j between them', async (between) => {
  for (const length of [76, 75, 61]) {
    const lines = base64.replace(new RegExp(`(.{${length}})`, 'g'), `$1${between}`);
    for (const size of [7, 64, 100_000]) {
      expect(await read(await exported(piecesOf(`{${facts},"content":"${lines}"}`, size)))).toBe(text);
    }
  }
});

it('a file that stands still for five minutes is broken off, though no call has a limit', async () => {
  const content = await exported(piecesOf(`{${facts},"content":"${base64.slice(0, 400)}`, 100), true);
  let ended: unknown = null;
  const reading = read(content).catch((error: unknown) => {
    ended = error;
  });
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(ended).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect([ended, (ended as unknown as FileBrokenOff | null)?.cause]).toEqual([
    expect.any(FileBrokenOff),
    expect.objectContaining({ name: 'TimeoutError' }),
  ]);
  await reading;
});

it('who reads slowly is no server that stands still', async () => {
  const content = await exported(piecesOf(`{${facts},"content":"${base64}"}`, 300));
  let got = '';
  for await (const chunk of content) {
    got += Buffer.from(chunk).toString();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
  }
  expect(got).toBe(text);
});
