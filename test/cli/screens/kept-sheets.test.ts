import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { specificationAnswers } from '#test/stand-in/specification.ts';
import { aStandIn } from '../a-stand-in.ts';
import { aScreen, keys } from './a-screen.ts';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-kept-'));
const runs = '/api/Management/CustomerSheets/runs';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;
let token: string;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  admin = await office.signIn('admin');
  token = await office.server.signIn('admin');
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

interface Kept {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly changedAt: number;
}

const kept = async (code: string): Promise<Kept | undefined> => {
  const { json } = await office.server.call('GET', runs, { token });
  const listed = json?.['runs'] as readonly Kept[];
  return listed.find(({ fileName }) => fileName === `${code}.csv`);
};
const textOf = (code: string) => `Código;Razón social;Lista\n${code};Nuevo ${code};Lista 1\n`;
/** Brings a sheet of one new customer on a screen. */
const brought = async (code: string) => {
  const file = join(folder, `${code}.csv`);
  writeFileSync(file, textOf(code));
  const screen = admin.open(['import', file, '--kind', 'customers']);
  await screen.until('Listo para importar');
  return screen;
};
/** What somebody else does on the web, or in another terminal, while the screen is open. */
const appliedElsewhere = async (code: string): Promise<void> => {
  const { id, changedAt } = (await kept(code)) as Kept;
  const body = { seenAt: changedAt, supplier: null };
  expect((await office.server.call('POST', `${runs}/${id}/apply`, { token, body })).status).toBe(202);
  await expect.poll(async () => (await kept(code))?.state).toBe('done');
};
/** The server ended while it was written, so that rows of it may be in. */
const brokenOff = (code: string) =>
  office.server.database.query(
    `update sheet_run set state = 'failed', import_id = coalesce(import_id, 'broken ' || id), report = null,
       failure = '{"code": "interrupted"}', changed_at = changed_at + interval '1 second' where file_name = $1`,
    [`${code}.csv`],
  );

it('a sheet that somebody else imported since is not discarded, and the screen does not say that nothing was imported', async () => {
  const screen = await brought('E-1');
  await appliedElsewhere('E-1');
  screen.type('x');
  await screen.until('¿Descartar E-1.csv sin importarla?');
  screen.type('s');
  await screen.until((text) => text.includes('Otra persona la leyó de nuevo o la importó'));
  screen.type('s');
  await screen.until('Ya se importó: z la deshace');
  screen.type(keys.escape);
  await screen.until((text) => text.includes('E-1.csv · Clientes · Importado') && !text.includes('¿Descartar'));
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).not.toContain('no se importó nada');
  expect((await kept('E-1'))?.state).toBe('done');
});

it('leaving tells that somebody else imported the sheet, which stays for all', async () => {
  const screen = await brought('E-2');
  await appliedElsewhere('E-2');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('Otra persona la importó: mirala con mostrador import --kind customers');
  expect((await kept('E-2'))?.state).toBe('done');
  // A sheet that nobody wrote is forgotten when the person who uploaded it leaves.
  const other = await brought('E-3');
  other.type('q');
  expect(await other.exit).toBe(0);
  expect(await kept('E-3')).toBeUndefined();
});

it('leaving keeps a sheet of which rows may be stored, and discarding it says so', async () => {
  const screen = await brought('E-4');
  await brokenOff('E-4');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('Queda importada en parte: la encontrás con mostrador import --kind customers');
  const again = admin.open(['import', '--kind', 'customers']);
  await again.until('La importación se interrumpió');
  again.type('x');
  await again.until('¿Descartar E-4.csv? Lo que ya entró queda');
  again.type('s');
  await again.until('Se descartó: lo que ya entró queda');
  again.type('q');
  expect(await again.exit).toBe(0);
  expect(again.written()).not.toContain('no se importó nada');
  expect(await kept('E-4')).toBeUndefined();
});

it('a server that fails is not one on which nothing was left', async () => {
  const sheet = {
    ...{ id: 'one', fileName: 'dejada.csv', supplier: null, state: 'failed', startedBy: 'admin', changedAt: 7 },
    ...{
      keptUntil: 9,
      progress: null,
      ...{ wasApplied: false, waitsFor: null },
      at: null,
      mapping: null,
      sheet: null,
      report: null,
      understood: null,
    },
    ...{ failure: { code: 'empty-sheet' }, planned: null },
  };
  let isFailing = true;
  const standIn = await aStandIn(
    {
      ...specificationAnswers('numbers'),
      [`GET ${runs}`]: () => (isFailing ? { status: 500, body: {} } : { body: { runs: [sheet] } }),
      [`GET ${runs}/one`]: { body: sheet },
    },
    'admin',
  );
  const screen = aScreen(['import', '--kind', 'customers'], { environment: standIn.environment });
  const failed = await screen.until('u: reintentar');
  expect(failed).not.toContain('Planilla: CSV');
  isFailing = false;
  screen.type('u');
  await screen.until('La hoja no tiene filas');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  standIn.close();

  // Where the server keeps none, a file is asked for.
  const other = await aStandIn(specificationAnswers('numbers'), 'admin');
  const asking = aScreen(['import'], { environment: other.environment });
  await asking.until('Planilla: CSV o Excel (.xlsx)');
  asking.type(keys.escape);
  await asking.until((text) => !text.includes('Planilla: CSV'));
  asking.type('q');
  expect(await asking.exit).toBe(0);
  other.close();
});

it('one that failed is in the way of no other file: it is found where its kind is told', async () => {
  const body = {
    ...{ fileName: 'F-1.csv', content: Buffer.from('uno;dos\n1;2\n').toString('base64') },
    ...{ mapping: null, sheet: null, supplier: null },
  };
  expect((await office.server.call('POST', runs, { token, body })).status).toBe(202);
  await expect.poll(async () => (await kept('F-1'))?.state).toBe('failed');
  const asking = admin.open(['import']);
  await asking.until('Planilla: CSV o Excel (.xlsx)');
  asking.type(keys.escape);
  await asking.until((text) => !text.includes('Planilla: CSV'));
  asking.type('q');
  expect(await asking.exit).toBe(0);
  const screen = admin.open(['import', '--kind', 'customers']);
  await screen.until(/A +uno/);
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toContain('Queda sin importar');
});
