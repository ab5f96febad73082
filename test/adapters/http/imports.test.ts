import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createImportService } from '#adapters/http/imports.ts';
import { createSessionService } from '#adapters/http/session.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportService, ImportUpload } from '#core/catalogue/import/import.service.ts';
import { Err } from '#core/shared/result.ts';
import { aServer, type RunningServer } from '#test/cli/a-server.ts';
import { importsInMemory } from '#test/cli/imports-in-memory.ts';

const nobody: Caller = {
  userName: '',
  role: 'Admin',
  customerId: null,
  sellerId: null,
  allowOffers: false,
  actedBy: null,
};

async function* bytes(...texts: readonly string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}
const anUpload = (upload: Partial<ImportUpload> = {}): ImportUpload => ({
  kind: 'prices',
  fileName: 'precios "mayo".csv',
  content: bytes('Código;', 'Precio\n'),
  mapping: null,
  sheet: null,
  priceList: null,
  supplier: null,
  ...upload,
});

let server: RunningServer;
let imports: ReturnType<typeof importsInMemory>;
let token: string | null;

const open = async (base: ImportService): Promise<ImportService> => {
  server = await aServer({ imports: base });
  const http: HttpSettings = { baseUrl: server.base, token: () => token };
  const call = createCall(http);
  const login = await createSessionService(call).authenticate('admin', 'demo');
  token = login.ok ? login.val.token : null;
  return createImportService(call, http);
};
beforeEach(() => {
  imports = importsInMemory();
});
afterEach(() => server.close());

describe('the import service over HTTP', () => {
  it('sends the form and the file, and follows the run to its end', async () => {
    const service = await open(imports.service);
    const started = await service.start(nobody, anUpload({ mapping: '{}', sheet: '2', priceList: 'Mayorista' }));
    expect(started.ok && started.val).toMatchObject({ id: 'run-1', state: 'reading', kind: 'prices' });
    const sent = { kind: 'prices', text: 'Código;Precio\n', mapping: '{}', sheet: '2', priceList: 'Mayorista' };
    expect(imports.uploads).toMatchObject([sent]);
    await expect.poll(async () => (await service.show(nobody, 'run-1')).unwrap().state).toBe('planned');
    const applied = await service.apply(nobody, 'run-1', { strict: true, seenAt: null });
    expect(applied.ok && applied.val.state).toBe('writing');
    expect((await service.discard(nobody, 'run-1')).ok).toBe(true);
    expect(imports.did).toEqual(['start', 'apply strict', 'discard']);
  });

  it('sends a file from disk as it is', async () => {
    const service = await open(imports.service);
    const file = join(server.directory, 'grande.csv');
    const text = 'Código;Precio\n'.repeat(50_000);
    writeFileSync(file, text);
    await service.start(nobody, anUpload({ content: contentOfBlob(await openAsBlob(file)) }));
    expect(imports.uploads[0]?.text).toBe(text);
  });

  it('tells refusals with their facts', async () => {
    const refused = Err({ code: 'too-large', what: 'file', limit: 100 } as const);
    const service = await open({ ...imports.service, start: async () => refused });
    expect((await service.start(nobody, anUpload())).val).toEqual(refused.val);
    expect((await service.show(nobody, 'other')).val).toEqual({ code: 'import-not-found' });
  });

  it('tells that the session is gone, or the server', async () => {
    const service = await open(imports.service);
    token = 'forged';
    expect((await service.start(nobody, anUpload())).val).toEqual({ code: 'not-signed-in' });
    token = null;
    expect((await service.start(nobody, anUpload())).val).toEqual({ code: 'not-signed-in' });
    const http: HttpSettings = { baseUrl: 'http://127.0.0.1:1', token: () => 'x' };
    const away = createImportService(createCall(http), http);
    expect((await away.start(nobody, anUpload())).val).toEqual({ code: 'unreachable' });
  });
});
