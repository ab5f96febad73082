import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';
import { Err } from '#core/shared/result.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { documentOf, runCli, type TerminalOptions, widestLine } from './a-terminal.ts';
import { importsInMemory } from './imports-in-memory.ts';

const summary: ImportRun['summary'] = {
  ...emptySummary,
  ...{ new: 1234, changed: 2, unchanged: 5, rejected: 60, missing: 7 },
  changedFields: { listPrice: 2, 'attributes.interior1': 1 },
  reasons: { 'missing-value': 60 },
  rejections: [
    { line: 12, reasons: [{ code: 'missing-value', field: 'code' }] },
    { line: 13, reasons: [{ code: 'damaged-code', field: 'code', value: '=8,71E+11' }] },
  ],
  examples: [
    { line: 3, kind: 'changed', name: '6204 SKF Rodamiento', changes: [{ field: 'listPrice', from: '', to: '10.5' }] },
  ],
};

let server: RunningServer;
let file: string;
afterEach(() => server.close());

async function prepare(found: Parameters<typeof importsInMemory>[0] = { summary }, user = 'admin') {
  const imports = importsInMemory(found);
  server = await aServer({ imports: imports.service });
  file = join(server.directory, 'lista ñandú.csv');
  writeFileSync(file, 'Código;Precio\nA;1\n');
  await runCli(['login', user], { environment: server.environment, typed: 'demo' });
  return imports;
}
const run = (words: readonly string[], options: TerminalOptions = {}) =>
  runCli(['catalogue', 'import', file, '--kind', 'prices', ...words], {
    ...options,
    environment: { ...server.environment, NO_COLOR: '1' },
  });

it('says that a server which is lost while it writes goes on alone', async () => {
  const imports = importsInMemory({ summary });
  let isLost = false;
  const service: typeof imports.service = {
    ...imports.service,
    async show(caller, id) {
      const shown = await imports.service.show(caller, id);
      isLost ||= shown.ok && shown.val.state === 'writing';
      return isLost ? Err({ code: 'unreachable' }) : shown;
    },
  };
  server = await aServer({ imports: service });
  file = join(server.directory, 'lista.csv');
  writeFileSync(file, 'Código;Precio\nA;1\n');
  await runCli(['login', 'admin'], { environment: server.environment, typed: 'demo' });
  const { exit, stderr } = await run(['--yes']);
  expect(exit).toBe(1);
  expect(stderr).toContain('El servidor dejó de contestar mientras importaba');
  expect(stderr).toContain('Cuando vuelva sigue solo hasta el final');
});

describe('the plan', () => {
  it('is shown with what changes, what is rejected and why; nothing is written with --dry-run', async () => {
    const { did } = await prepare();
    const { exit, stdout } = await run(['--dry-run'], { screen: 80 });
    // Rows were rejected: a script is to hear of it.
    expect(exit).toBe(1);
    expect(did).toEqual(['start', 'discard']);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toContain('Precios · lista ñandú.csv · 10 filas');
    expect(stdout).toContain('Columnas: Código (A)');
    expect(stdout).toMatch(/Nuevos +1\.234$/m);
    expect(stdout).toMatch(/No figuran en el archivo +7 {2}quedan como están$/m);
    expect(stdout).toMatch(/Falta un dato obligatorio +60$/m);
    expect(stdout).toMatch(/^ +12 {2}Falta Código$/m);
    expect(stdout).toContain('(nada) → 10,50');
    expect(stdout).toMatch(/Diámetro interior +1$/m);
    expect(stdout).toContain('Sin --dry-run se importaría: 1.234 nuevos y 2 modificados');
  });

  it('sends the file with what was said of it', async () => {
    const { uploads } = await prepare();
    const mapping = join(server.directory, 'mapeo.json');
    writeFileSync(mapping, '{"kind":"prices"}');
    await run([
      '--dry-run',
      '--mapping',
      mapping,
      '--sheet',
      'Hoja 2',
      '--price-list',
      'Mayorista',
      '--supplier',
      'ACME',
    ]);
    expect(uploads).toEqual([
      {
        kind: 'prices',
        fileName: 'lista ñandú.csv',
        text: 'Código;Precio\nA;1\n',
        mapping: '{"kind":"prices"}',
        sheet: 'Hoja 2',
        priceList: 'Mayorista',
        supplier: 'ACME',
      },
    ]);
  });
});

describe('writing', () => {
  it('needs no question with --yes, and is one document with --json', async () => {
    const { did } = await prepare({ summary: { ...emptySummary, new: 1234 } });
    const ran = await run(['--yes', '--json']);
    expect(ran.exit).toBe(0);
    expect(documentOf(ran)).toMatchObject({ applied: true, state: 'done', summary: { new: 1234 } });
    expect(ran.stderr).toBe('Subiendo…\nLeyendo…\nImportando…\n');
    expect(did).toEqual(['start', 'apply']);
  });

  it('asks a person, and a no is 2', async () => {
    const { did } = await prepare();
    const { exit, stdout, stderr } = await run([], { screen: 80, typed: 'n\r' });
    expect(stderr).toContain('¿Importar 1.234 nuevos y 2 modificados? (s/N)');
    expect(stdout).toContain('No se importó nada');
    expect(exit).toBe(2);
    expect(did).toEqual(['start', 'discard']);
  });

  it('goes on after a yes', async () => {
    const { did } = await prepare();
    const { exit, stdout } = await run([], { screen: 80, typed: 's\r' });
    expect(exit).toBe(1);
    expect(stdout).toContain('1.234 nuevos, 2 modificados, 60 filas rechazadas');
    expect(did).toEqual(['start', 'apply']);
  });

  const changedSince = {
    count: 1,
    rows: [{ line: 3, name: '6204 SKF', fields: [{ field: 'price', seen: '525', from: '777', to: '221' }] }],
    isUndone: false,
  };

  it('asks again where it would write over what was changed since the look', async () => {
    const { did } = await prepare({ summary: { ...emptySummary, changed: 1 }, changedSince });
    const answers = ['s\r', 'n\r'];
    const declined = await run([], {
      screen: 100,
      onQuestion: (text, type) => {
        if (text.split('(s/N)').length - 1 > 2 - answers.length) type(answers.shift() ?? '');
      },
    });
    expect(declined.stderr).toContain('Una fila pisaría algo que cambió desde que miraste esta planilla');
    expect(declined.stderr).toContain('6204 SKF: Precio: había 525,00, ahora hay 777,00 → 221,00');
    expect(declined.stderr).toContain('¿Importar 1 modificado igual? (s/N)');
    expect([declined.exit, did]).toEqual([2, ['start', 'apply', 'discard']]);
  });

  it('goes on with --yes over what was changed since the look, and says so', async () => {
    const { did } = await prepare({ summary: { ...emptySummary, changed: 1 }, changedSince });
    const { exit, stderr } = await run(['--yes']);
    expect([exit, did]).toEqual([0, ['start', 'apply', 'apply']]);
    expect(stderr).toContain('ahora hay 777,00');
    expect(stderr.replace(/\s+/g, ' ')).toContain('Con --yes se importa igual.');
    expect(stderr).not.toContain('confirmalo');
  });

  it('says nothing of it with --quiet, with --dry-run or not', async () => {
    for (const words of [['--dry-run'], ['--yes']]) {
      await prepare({ summary: { ...emptySummary, changed: 1 } });
      expect(await run([...words, '--quiet'])).toEqual({ exit: 0, stdout: '', stderr: '' });
    }
  });

  it('names --yes where nobody can be asked, before anything is sent', async () => {
    const { did } = await prepare();
    const { exit, stderr } = await run([]);
    expect([exit, stderr]).toEqual([64, expect.stringContaining('--yes')]);
    expect((await run(['--no-input'], { screen: 80 })).exit).toBe(64);
    expect(did).toEqual([]);
  });

  it('that has nothing to do but to reject rows is a failure', async () => {
    const { did } = await prepare({ summary: { ...emptySummary, unchanged: 1, rejected: 3 } });
    const { exit, stdout } = await run(['--yes']);
    expect([exit, stdout]).toEqual([1, expect.stringContaining('ninguna fila que se pudo leer cambia algo')]);
    expect(did).toEqual(['start', 'discard']);
  });

  it('has nothing to do with what is already there', async () => {
    const { did } = await prepare({ summary: { ...emptySummary, unchanged: 10 } });
    const { exit, stdout } = await run(['--yes']);
    expect([exit, stdout]).toEqual([0, expect.stringContaining('Nada para hacer')]);
    expect(did).toEqual(['start', 'discard']);
  });

  it('writes nothing with --strict and a rejected row', async () => {
    const { did } = await prepare();
    const { exit, stderr } = await run(['--yes', '--strict']);
    expect([exit, stderr]).toEqual([1, expect.stringContaining('hay 60 filas con errores')]);
    expect(did).toEqual(['start', 'discard']);
  });
});

describe('what cannot be imported', () => {
  it('is told as the server sees it', async () => {
    await prepare({ failure: { code: 'sheet-not-found', wanted: 'Z', sheets: ['A', 'B'] } });
    const { exit, stdout, stderr } = await run(['--yes']);
    expect([exit, stdout]).toEqual([1, '']);
    expect(stderr).toContain('No existe la hoja «Z». El archivo tiene: «A», «B»');
  });

  it('is a file that is not there, or a folder', async () => {
    await prepare();
    for (const [path, why] of [
      ['/no/hay.csv', 'No existe el archivo /no/hay.csv'],
      [server.directory, `${server.directory} es una carpeta`],
    ] as const) {
      file = path;
      for (const words of [['--yes'], []]) {
        const { exit, stderr } = await run(words);
        expect([exit, stderr]).toEqual([1, expect.stringContaining(why)]);
      }
    }
  });

  it('is anything for who is no administrator', async () => {
    const { did } = await prepare({}, 'gerente');
    const { exit, stderr } = await run(['--yes']);
    expect([exit, stderr]).toEqual([1, expect.stringContaining('no tiene permiso')]);
    expect(did).toEqual([]);
  });
});

it('gives the file up when it is interrupted', async () => {
  const { did } = await prepare();
  const interruption = new AbortController();
  const ran = run([], { screen: 80, interrupted: interruption.signal, onOutput: () => interruption.abort() });
  expect((await ran).exit).toBe(130);
  expect(did).not.toContain('apply');
});

it('asks what a sheet has by the words that people say, and takes one', async () => {
  await prepare();
  let isAsked = false;
  const ran = await runCli(['catalogue', 'import', file, '--dry-run'], {
    environment: { ...server.environment, NO_COLOR: '1' },
    screen: 200,
    onQuestion: (text, type) => {
      if (isAsked || !text.includes('--kind')) return;
      isAsked = true;
      type('Precios\r');
    },
  });
  expect(ran.stderr).toContain(
    '[catálogo, precios, stock, costos, equivalencias, relacionados, aplicaciones, vehículos]',
  );
  expect(ran.stdout).toContain('Precios');
});
