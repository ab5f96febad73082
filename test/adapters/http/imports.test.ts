import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createImportDesk } from '#adapters/http/imports.ts';
import { createSessionDesk } from '#adapters/http/session.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportDesk, ImportUpload } from '#core/catalogue/import/import-desk.ts';
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
  ...upload,
});

let server: RunningServer;
let imports: ReturnType<typeof importsInMemory>;
let token: string | null;

const open = async (base: ImportDesk): Promise<ImportDesk> => {
  server = await aServer({ imports: base });
  const http: HttpSettings = { baseUrl: server.base, token: () => token };
  const call = createCall(http);
  const login = await createSessionDesk(call).authenticate('admin', 'demo');
  token = login.ok ? login.val.token : null;
  return createImportDesk(call, http);
};
beforeEach(() => {
  imports = importsInMemory();
});
afterEach(() => server.close());

describe('the import desk over HTTP', () => {
  it('sends the form and the file, and follows the run to its end', async () => {
    const desk = await open(imports.desk);
    const started = await desk.start(nobody, anUpload({ mapping: '{}', sheet: '2', priceList: 'Mayorista' }));
    expect(started.ok && started.val).toMatchObject({ id: 'run-1', state: 'reading', kind: 'prices' });
    const sent = { kind: 'prices', text: 'Código;Precio\n', mapping: '{}', sheet: '2', priceList: 'Mayorista' };
    expect(imports.uploads).toMatchObject([sent]);
    await desk.show(nobody, 'run-1');
    const planned = await desk.show(nobody, 'run-1');
    expect(planned.ok && planned.val.state).toBe('planned');
    const applied = await desk.apply(nobody, 'run-1', { strict: true });
    expect(applied.ok && applied.val.state).toBe('writing');
    expect((await desk.discard(nobody, 'run-1')).ok).toBe(true);
    expect(imports.did).toEqual(['start', 'apply strict', 'discard']);
  });

  it('sends a file from disk as it is', async () => {
    const desk = await open(imports.desk);
    const file = join(server.directory, 'grande.csv');
    const text = 'Código;Precio\n'.repeat(50_000);
    writeFileSync(file, text);
    await desk.start(nobody, anUpload({ content: contentOfBlob(await openAsBlob(file)) }));
    expect(imports.uploads[0]?.text).toBe(text);
  });

  it('tells refusals with their facts', async () => {
    const refused = Err({ code: 'too-large', what: 'file', limit: 100 } as const);
    const desk = await open({ ...imports.desk, start: async () => refused });
    expect((await desk.start(nobody, anUpload())).val).toEqual(refused.val);
    expect((await desk.show(nobody, 'other')).val).toEqual({ code: 'import-not-found' });
  });

  it('tells that the session is gone, or the server', async () => {
    const desk = await open(imports.desk);
    token = 'forged';
    expect((await desk.start(nobody, anUpload())).val).toEqual({ code: 'not-signed-in' });
    token = null;
    expect((await desk.start(nobody, anUpload())).val).toEqual({ code: 'not-signed-in' });
    const http: HttpSettings = { baseUrl: 'http://127.0.0.1:1', token: () => 'x' };
    const away = createImportDesk(createCall(http), http);
    expect((await away.start(nobody, anUpload())).val).toEqual({ code: 'unreachable' });
  });
});
