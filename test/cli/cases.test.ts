import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { csi, documentOf, runCli, type TerminalOptions, widestLine } from './a-terminal.ts';

let server: TestServer;
const homes: string[] = [];

/** A person at a terminal of their own, signed in. */
const signIn = async (userName: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  homes.push(directory);
  const environment = { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory };
  const run = (words: readonly string[], options: TerminalOptions = {}) =>
    runCli(words, { ...options, environment: { ...environment, ...options.environment } });
  await run(['login', userName], { typed: 'demo' });
  return run;
};

type Run = Awaited<ReturnType<typeof signIn>>;
let customer: Run;
let staff: Run;

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  [customer, staff] = await Promise.all([signIn('cliente.admin'), signIn('gerente')]);
});
afterAll(async () => {
  await server.close();
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

describe('demands', () => {
  it('are listed for their company, in 80 columns, and as one document', async () => {
    const { exit, stdout } = await customer(['demands', 'list'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(exit).toBe(0);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/^2026-00000005 {2}05\/11\/2026 .*Creado$/m);
    expect(stdout).toContain('  Fuera de término');
    expect(stdout).not.toContain('2026-00000004');
    expect(stdout).not.toContain(csi);
    expect(documentOf(await customer(['demands', 'list', '--json']))).toMatchObject({
      demands: [{ number: '2026-00000005' }, {}, {}, {}],
      currentPage: 1,
    });
  });

  it('of everybody are for staff, with whose they are', async () => {
    const { stdout } = await staff(['demands', 'list', '--management']);
    expect(stdout).toMatch(/^2026-00000004 {2}04\/11\/2026 {2}Dos /m);
    expect(stdout).toContain('RX3');
    expect((await staff(['demands', 'list'])).exit).toBe(1);
    expect((await customer(['demands', 'list', '--management'])).exit).toBe(1);
  });

  it('are associated and resolved by their number, once', async () => {
    const associate = (code: string) => staff(['demands', 'associate', '2026-4', code]);
    expect((await associate('F-1')).stdout).toBe('El reclamo 2026-00000004 ahora está en curso\n');
    const again = await associate('F-2');
    expect([again.exit, again.stderr]).toEqual([1, expect.stringContaining('quedó con el código F-1')]);
    const resolve = (state: string, text = 'Se repone') =>
      staff(['demands', 'resolve', '2026-4', state, '--resolution', text]);
    expect((await resolve('Creado')).exit).toBe(64);
    expect((await resolve('aceptado', ' ')).stderr).toContain('Escribí la resolución');
    expect((await resolve('aceptado')).stdout).toBe('El reclamo 2026-00000004 ahora está aceptado\n');
    expect((await resolve('Refused')).stderr).toContain('en estado Aceptado no puede pasar a Rechazado');
    expect((await staff(['demands', 'associate', '2026-99', 'F'])).stderr).toContain('No encontramos ese reclamo');
    expect((await staff(['demands', 'associate', 'cuatro', 'F'])).exit).toBe(64);
    expect((await staff(['demands', 'resolve', '2026-4', 'Refused'])).exit).toBe(64);
  });
});

describe('warranties', () => {
  it('are listed for their company, in 80 columns, and as one document', async () => {
    const { exit, stdout } = await customer(['warranties', 'list'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(exit).toBe(0);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/^2026-00000004 .*6200-2RS +SKF +1 {2}Rechazado\n {2}Mal colocado$/m);
    expect(documentOf(await customer(['warranties', 'list', '--json']))).toMatchObject([
      { rmaNumber: '2026-00000004' },
      {},
      {},
      {},
    ]);
    expect((await staff(['warranties', 'list'])).exit).toBe(1);
  });

  it('go their way by their number', async () => {
    const state = (name: string, ...more: string[]) => staff(['warranties', 'state', '2026-1', name, ...more]);
    expect((await state('Pendiente')).stdout).toBe('La garantía 2026-00000001 ahora está en Pendiente\n');
    expect((await state('Pending')).stderr).toContain('La garantía ya está en estado Pendiente');
    expect((await state('Accepted')).stderr).toContain('Escribí la resolución');
    expect((await state('Accepted', '--resolution', 'Se repone')).exit).toBe(0);
    expect((await state('Created')).exit).toBe(64);
    expect((await staff(['warranties', 'state', 'x', 'Pending'])).exit).toBe(64);
    expect((await customer(['warranties', 'state', '2026-2', 'Accepted', '--resolution', 'x'])).exit).toBe(1);
  });
});
