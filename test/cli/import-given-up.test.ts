import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import { Err } from '#core/shared/result.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { documentOf, runCli, type TerminalOptions } from './a-terminal.ts';
import { importsInMemory } from './imports-in-memory.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Ctrl-C comes while the server is in that state, or while it takes the file. */
async function interruptedWhile(
  moment: ImportState | 'uploading',
  over: Partial<ImportService> = {},
  options: Pick<TerminalOptions, 'pause'> = {},
) {
  const interruption = new AbortController();
  const { service, did } = importsInMemory({ summary: { ...emptySummary, new: 3 } });
  const imports: ImportService = {
    ...service,
    async start(caller, upload) {
      if (moment === 'uploading') interruption.abort();
      return service.start(caller, upload);
    },
    async show(caller, id) {
      const shown = await service.show(caller, id);
      if (shown.ok && shown.val.state === moment) interruption.abort();
      return shown;
    },
    ...over,
  };
  server = await aServer({ imports });
  const { environment, directory } = server;
  const file = join(directory, 'lista.csv');
  writeFileSync(file, 'Código;Precio\nA;1\n');
  await runCli(['login', 'admin'], { environment, typed: 'demo' });
  const words = ['catalogue', 'import', file, '--kind', 'prices', '--yes'];
  const ran = await runCli(words, { environment, interrupted: interruption.signal, ...options });
  return { ...ran, did };
}

describe('Ctrl-C while importing', () => {
  it('stops the upload', async () => {
    const { exit, stderr, did } = await interruptedWhile('uploading');
    expect([exit, stderr]).toEqual([130, expect.stringContaining('Importación abandonada: no se escribió nada.')]);
    expect(did).not.toContain('apply');
  });

  it('says so of an upload that the server has not taken yet', async () => {
    const user = { name: 'Ana', type: 'Admin', allowOffers: true, zone: '', customerId: null };
    const [loginUsId, loginUsName, loginUsType] = [null, null, null];
    const interruption = new AbortController();
    // The server takes no more of the file than what a connection holds by itself.
    const slow = createServer((request, response) => {
      if (request.url === '/api/Imports') return void setTimeout(() => interruption.abort(), 50);
      const isLogin = request.url === '/api/Login/authenticate';
      response.setHeader('content-type', 'application/json');
      const login = { token: 'token-1', expire: '2100-01-01T00:00:00Z' };
      response.end(JSON.stringify(isLogin ? login : { ...user, loginUsId, loginUsName, loginUsType }));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
    const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const environment = { API_BASE_URL: address, XDG_CONFIG_HOME: directory };
    await runCli(['login', 'ana'], { environment, typed: 'demo' });
    const file = join(directory, 'lista.csv');
    writeFileSync(file, `Código;Precio\n${'A;1\n'.repeat(5_000_000)}`);
    const words = ['catalogue', 'import', file, '--kind', 'prices', '--yes', '--json'];
    const ran = await runCli(words, { environment, interrupted: interruption.signal });
    slow.closeAllConnections();
    slow.close();
    rmSync(directory, { recursive: true });
    expect([ran.exit, ran.stderr]).toEqual([
      130,
      expect.stringContaining('Importación abandonada: no se escribió nada.'),
    ]);
    expect(documentOf(ran)).toMatchObject({ error: { code: 'import-given-up' } });
  });

  it.each(['reading', 'writing'] as const)('gives it up while the server is %s', async (moment) => {
    const { exit, stdout, stderr, did } = await interruptedWhile(moment);
    expect([exit, stderr]).toEqual([130, expect.stringContaining('Importación abandonada: no se escribió nada.')]);
    expect(did.at(-1)).toBe('discard');
    expect(stdout).not.toContain('Importado');
  });

  it('waits for the statement that the server is at', async () => {
    const pauses: { readonly ms: number; readonly pass: () => void }[] = [];
    const pause = (ms: number) => new Promise<void>((pass) => pauses.push({ ms, pass }));
    // The call takes longer than the program waits after Ctrl-C otherwise.
    const discard: ImportService['discard'] = async () => {
      for (const { pass } of pauses) pass();
      await new Promise((resolve) => setImmediate(resolve));
      return Err({ code: 'import-not-ready', state: 'done' } as const);
    };
    const { exit, stderr } = await interruptedWhile('writing', { discard }, { pause });
    expect([exit, stderr]).toEqual([130, expect.stringContaining('Ya era tarde')]);
    expect(pauses.map(({ ms }) => ms)).toEqual([2000, 58_000]);
  });

  it('says where it was too late', async () => {
    const discard = async () => Err({ code: 'import-not-ready', state: 'done' } as const);
    const { exit, stderr } = await interruptedWhile('writing', { discard });
    expect([exit, stderr]).toEqual([
      130,
      expect.stringContaining('Ya era tarde: la importación se terminó de escribir.'),
    ]);
  });

  it('says where the server does not tell', async () => {
    const discard = async () => Err({ code: 'import-not-found' } as const);
    const { exit, stderr } = await interruptedWhile('writing', { discard });
    expect([exit, stderr]).toEqual([130, expect.stringContaining('fijate si el catálogo cambió')]);
  });
});
