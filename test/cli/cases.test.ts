import { describe, expect, it } from 'vitest';
import { csi, documentOf, widestLine } from './a-terminal.ts';
import { peopleAtTerminals } from './people-at-terminals.ts';

const { theServer, customer, staff } = peopleAtTerminals('gerente');

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

  it('of everybody are what staff are shown, with whose they are', async () => {
    const { stdout } = await staff(['demands', 'list']);
    expect(stdout).toMatch(/^2026-00000004 {2}04\/11\/2026 {2}Dos /m);
    expect(stdout).toContain('RX3');
    expect((await staff(['demands', 'list', '--management'])).stdout).toBe(stdout);
    expect((await customer(['demands', 'list', '--management'])).exit).toBe(1);
  });

  it('are looked for by staff: their company is told so, as of orders', async () => {
    for (const group of ['demands', 'warranties']) {
      for (const words of [
        ['--state', 'Created'],
        ['--search', 'x'],
      ]) {
        const refused = await customer([group, 'list', ...words]);
        expect([refused.exit, refused.stderr]).toEqual([
          64,
          expect.stringContaining(`${words[0]} es para el personal`),
        ]);
      }
    }
  });

  it('are shown whole, to their company and to staff', async () => {
    const shown = await staff(['demands', 'show', '2026-5'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(widestLine(shown.stdout)).toBeLessThanOrEqual(80);
    expect(shown.stdout).toMatch(/^Reclamo 2026-00000005\nCliente +Uno/);
    expect(shown.stdout).toMatch(/^Comprobante +2026-00000003 del 01\/11\/2026$/m);
    expect(shown.stdout).toMatch(/^6201-2RS +SKF +2$/m);
    expect(documentOf(await staff(['demands', 'show', '5', '--json']))).toMatchObject({ number: '2026-00000005' });
    expect((await customer(['demands', 'show', '2026-5'])).stdout).not.toContain('Cliente');
    const others = await customer(['demands', 'show', '2026-4']);
    expect([others.exit, others.stderr]).toEqual([1, expect.stringContaining('No encontramos ese reclamo')]);
  });

  it('are associated by the server’s own id, and the same code again changes nothing', async () => {
    const associate = (id: string, code: string) => staff(['demands', 'associate', id, code]);
    expect((await associate('5', 'F-5')).stdout).toBe('El reclamo 2026-00000005 ahora está en curso\n');
    for (const id of ['5', '2026-5']) {
      const again = await associate(id, ' F-5 ');
      expect([again.exit, again.stdout]).toEqual([0, expect.stringContaining('ya tenía el código F-5')]);
    }
    expect(documentOf(await staff(['demands', 'associate', '5', 'F-5', '--json']))).toMatchObject({ changed: false });
    expect((await associate('5', 'F-6')).stderr).toContain('quedó con el código F-5');
  });

  it('are not associated with a blank code, with or without a code before', async () => {
    for (const words of [
      ['4', ''],
      ['2026-4', '  '],
      ['2026-4', '', '--dry-run'],
    ]) {
      const { exit, stderr } = await staff(['demands', 'associate', ...words]);
      expect([exit, stderr]).toEqual([64, expect.stringContaining('Ingresá el código Flexxus')]);
    }
  });

  it('are told with --dry-run that it would be refused', async () => {
    const dry = (...words: string[]) => staff(['demands', ...words, '--dry-run']);
    expect(await dry('associate', '5', 'F-6')).toMatchObject({
      exit: 1,
      stderr: expect.stringMatching(/quedó con el código F-5[\s\S]*demands correct 2026-\d+ --code F-6 --reason/),
    });
    expect(await dry('resolve', '2026-4', 'Accepted', '--resolution', 'x')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('en estado Creado no puede pasar a Aceptado'),
    });
    expect(await dry('resolve', '2026-5', 'Accepted', '--resolution', ' ')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('Escribí la resolución'),
    });
    expect(await dry('resolve', '2026-5', 'Accepted', '--resolution', 'x')).toMatchObject({ exit: 0 });
  });

  it('are not associated unasked with a code that another claim has', async () => {
    // However short it is.
    await theServer().database.query(`update claim set external_code = 'Q7' where number = 3`);
    expect((await staff(['demands', 'associate', '2026-4', 'Q7'])).stderr).toContain('Q7 ya es el código del reclamo');
    await theServer().database.query(`update claim set external_code = 'RX3' where number = 3`);
    const words = ['demands', 'associate', '2026-4', ' RX3 '];
    const taken = 'RX3 ya es el código del reclamo 2026-00000003';
    const refused = await staff(words);
    expect([refused.exit, refused.stderr]).toEqual([64, expect.stringMatching(new RegExp(`${taken}(?:.|\\n)*--yes`))]);
    expect((await staff([...words, '--dry-run'])).stdout).toContain(taken);
    const asked = await staff(words, { screen: 80, typed: 'n\r' });
    expect([asked.exit, asked.stderr]).toEqual([2, expect.stringContaining(taken)]);
    expect((await staff(['demands', 'show', '2026-4'])).stdout).toMatch(/Estado +Creado/);
  });

  it('are associated and resolved by their number, once', async () => {
    const associate = (code: string, ...options: string[]) =>
      staff(['demands', 'associate', '2026-4', code, ...options]);
    expect((await associate('RX3', '--yes')).stdout).toBe('El reclamo 2026-00000004 ahora está en curso\n');
    const again = await associate('F-2');
    expect([again.exit, again.stderr]).toEqual([1, expect.stringContaining('quedó con el código RX3')]);
    const resolve = (state: string, text = 'Se repone') =>
      staff(['demands', 'resolve', '2026-4', state, '--resolution', text, '--yes']);
    expect((await resolve('Creado')).exit).toBe(64);
    expect((await resolve('aceptado', ' ')).stderr).toContain('Escribí la resolución');
    expect((await resolve('aceptado')).stdout).toBe('El reclamo 2026-00000004 ahora está aceptado\n');
    expect((await resolve('Refused')).stderr).toContain('en estado Aceptado no puede pasar a Rechazado');
    expect((await staff(['demands', 'associate', '2026-99', 'F'])).stderr).toMatch(
      /No encontramos ese reclamo: «2026-99»[\s\S]*Los que hay: mostrador demands list/,
    );
    expect((await staff(['demands', 'associate', 'cuatro', 'F'])).stderr).toContain('No encontramos ese reclamo');
    expect((await resolve('aceptado')).stdout).toContain('ya estaba aceptado: no se cambió nada');
    expect((await staff(['demands', 'resolve', '2026-4', 'Refused'])).exit).toBe(64);
  });
});

describe('correct', () => {
  it('changes a code that was mistyped, and leaves a trace', async () => {
    const correct = (...words: string[]) => staff(['demands', 'correct', '2026-3', ...words]);
    const dry = await correct('--code', 'RX-33', '--reason', 'Era de otro', '--dry-run');
    expect(dry.stdout).toContain('«RX3» → «RX-33»');
    expect((await correct('--code', 'RX-33')).exit).toBe(64);
    expect((await correct('--reason', 'x')).exit).toBe(64);
    expect((await correct('--code', 'A', '--resolution', 'B', '--reason', 'x')).exit).toBe(64);
    expect((await correct('--resolution', 'B', '--reason', 'x')).stderr).toContain('Todavía no hay nada que corregir');
    expect((await correct('--code', 'RX-33', '--reason', ' ')).stderr).toContain('Escribí el motivo');
    expect((await correct('--code', ' ', '--reason', 'x')).stderr).toContain('No puede quedar vacío');
    const done = await correct('--code', ' RX-33 ', '--reason', 'Era de otro', '--json');
    expect(documentOf(done)).toMatchObject({ externalCode: 'RX-33', changed: true });
    expect(documentOf(await correct('--code', 'RX-33', '--reason', 'x', '--json'))).toMatchObject({ changed: false });
    const trace = await theServer().database.query('select before, after, reason from claim_correction');
    expect(trace).toEqual([{ before: 'RX3', after: 'RX-33', reason: 'Era de otro' }]);
    expect((await customer(['demands', 'correct', '2026-3', '--code', 'x', '--reason', 'x'])).exit).toBe(1);
  });

  it('changes what a warranty was resolved with', async () => {
    const correct = (...words: string[]) => staff(['warranties', 'correct', '2026-4', ...words]);
    const done = await correct('--resolution', 'Mal colocado por el taller', '--reason', 'Faltaba', '--json');
    expect(documentOf(done)).toMatchObject({ resolution: 'Mal colocado por el taller', changed: true });
    expect((await correct('--code', 'x', '--reason', 'x')).exit).toBe(64);
  });
});

describe('messages', () => {
  it.each(['demands', 'warranties'])('of %s are written by both sides, and shown to both', async (group) => {
    expect((await customer([group, 'messages', '2026-3'])).stdout).toBe('Todavía no hay mensajes\n');
    const answer = (who: typeof staff, text: string, ...options: string[]) =>
      who([group, 'answer', '2026-3', text, ...options]);
    const unasked = await answer(customer, '¿Novedades?');
    expect([unasked.exit, unasked.stderr]).toEqual([64, expect.stringContaining('Confirmalo con --yes')]);
    const dry = await answer(customer, '¿Novedades?', '--dry-run');
    expect(dry.stdout).toContain('Mandar al distribuidor, en 2026-00000003: «¿Novedades?»');
    expect((await answer(customer, '¿Novedades?', '--yes')).stdout).toBe('Mensaje mandado\n');
    // Once more, as after an answer that was lost.
    expect((await answer(customer, '¿Novedades? ', '--yes')).stdout).toContain('ya estaba mandado');
    const waiting = await staff([group, 'messages', '2026-3'], { environment: { NO_COLOR: '1' } });
    expect(waiting.stdout).toMatch(/^Mensajes \(1 mensaje sin leer\)\n.* {2}cliente.admin\n {2}¿Novedades\?$/m);
    expect((await answer(staff, 'Sale mañana', '--yes')).exit).toBe(0);
    const shown = await customer([group, 'messages', '2026-3']);
    expect([shown.stdout.includes('El distribuidor\n  Sale mañana'), shown.stdout.includes('gerente')]).toEqual([
      true,
      false,
    ]);
    expect(documentOf(await customer([group, 'messages', '2026-3', '--json']))).toMatchObject({ messages: [{}, {}] });
    expect((await answer(customer, '¿Novedades?', '--yes')).exit).toBe(0);
    expect(documentOf(await customer([group, 'messages', '2026-3', '--json']))).toMatchObject({
      messages: [{}, {}, {}],
    });
    expect((await answer(staff, ' ', '--yes')).stderr).toContain('Escribí el mensaje');
    const last = await customer([group, 'messages', '2026-3', '--limit', '1', '--json']);
    expect(documentOf(last)).toMatchObject({ messages: [{ text: '¿Novedades?' }], hasEarlier: true, hasMore: true });
    const every = await customer([group, 'messages', '2026-3', '--all', '--sort', 'text', '--fields', 'text']);
    expect(every.stdout).toBe('¿Novedades?\n¿Novedades?\nSale mañana\n');
    expect((await staff([group, 'messages', 'x'])).exit).toBe(1);
    expect((await customer([group, 'messages', '2026-99'])).stderr).toContain('No encontramos ese número');
  });

  it('are shown with their claim', async () => {
    expect((await staff(['demands', 'show', '2026-3'])).stdout).toContain('Sale mañana');
  });
});

describe('warranties', () => {
  it('are listed for their company, in 80 columns, and as one document', async () => {
    const { exit, stdout } = await customer(['warranties', 'list'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(exit).toBe(0);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/^2026-00000004 .*6200-2RS +SKF +1 {2}Rechazado\n {2}Mal colocado por el taller$/m);
    expect(documentOf(await customer(['warranties', 'list', '--json']))).toMatchObject([
      { rmaNumber: '2026-00000004' },
      {},
      {},
      {},
    ]);
  });

  it('of everybody are what staff are shown, with whose they are', async () => {
    const { stdout } = await staff(['warranties', 'list'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/^2026-00000005 {2}06\/11\/2026 {2}Dos .*Creado$/m);
    expect(stdout).toContain('Página 1 de 1.');
    expect(documentOf(await staff(['warranties', 'list', '--json']))).toMatchObject({
      warranties: [{ rmaNumber: '2026-00000005', customerName: expect.stringContaining('Dos') }, {}, {}, {}, {}],
      totalPages: 1,
    });
    expect((await customer(['warranties', 'list'])).stdout).not.toContain('Dos');
  });

  it('are shown whole, to their company and to staff, with what was written', async () => {
    await customer(['warranties', 'answer', '2026-2', '¿Llegó la pieza?', '--yes']);
    const shown = await staff(['warranties', 'show', '2026-2'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect([shown.exit, widestLine(shown.stdout) <= 80]).toEqual([0, true]);
    for (const part of [/^Garantía RMA 2026-00000002\nCliente +Uno/, /^Patente +AB123CD$/m, /Hace ruido/, /Llegó la/]) {
      expect(shown.stdout).toMatch(part);
    }
    for (const run of [staff, customer]) {
      for (const which of ['2026-2', '2']) {
        const { stdout } = await run(['warranties', 'show', which, '--json']);
        expect(JSON.parse(stdout)).toMatchObject({ rmaNumber: '2026-00000002', detail: { fault: 'Con el tiempo' } });
      }
      const none = await run(['warranties', 'show', '2026-99']);
      expect([none.exit, none.stderr]).toEqual([1, expect.stringContaining('No encontramos')]);
    }
    expect((await customer(['warranties', 'show', '2026-2'])).stdout).not.toContain('Cliente');
    expect((await customer(['warranties', 'show', '2026-5'])).exit).toBe(1);
  });

  it('go their way by their number', async () => {
    const state = (name: string, ...more: string[]) => staff(['warranties', 'state', '2026-1', name, ...more]);
    expect((await state('Pendiente')).stdout).toBe('La garantía 2026-00000001 pasó a Pendiente\n');
    expect(await state('Pending')).toMatchObject({
      exit: 0,
      stdout: 'La garantía 2026-00000001 ya estaba en Pendiente: no se cambió nada\n',
    });
    expect((await state('Accepted', '--resolution', 'Se repone')).stderr).toContain('--yes');
    const dry = await state('Accepted', '--resolution', 'Se repone', '--dry-run', '--json');
    expect(documentOf(dry)).toMatchObject({ changed: false, dryRun: true, currentTracking: { state: 'Pending' } });
    for (const sure of ['--yes', '--dry-run']) {
      expect(await state('Accepted', sure)).toMatchObject({
        exit: 64,
        stderr: expect.stringContaining('Falta --resolution'),
      });
      expect((await state('Accepted', '--resolution', ' ', sure)).exit).toBe(64);
    }
    const answers: [RegExp, string][] = [
      [/--resolution .*: /, 'Se repone\r'],
      [/\(s\/N\)/, 's\r'],
    ];
    const asked = staff(['warranties', 'state', '2026-1', 'Accepted'], {
      screen: 100,
      onQuestion: (text, type) => {
        if (answers[0]?.[0].test(text)) type(answers.shift()?.[1] ?? '');
      },
    });
    expect(await asked).toMatchObject({
      exit: 0,
      stderr: expect.stringContaining('--resolution (lo que lee el cliente al aceptarla o rechazarla): '),
      stdout: 'La garantía 2026-00000001 pasó a Aceptado\n',
    });
    // Of one that is so already nothing is missing.
    expect(await state('Accepted')).toMatchObject({ exit: 0, stdout: expect.stringContaining('no se cambió nada') });
    expect(await state('Pending', '--dry-run')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('en estado Aceptado no puede pasar a Pendiente'),
    });
    expect((await state('Created')).exit).toBe(64);
    expect((await staff(['warranties', 'state', 'x', 'Pending'])).exit).toBe(1);
    expect((await customer(['warranties', 'state', '2026-2', 'Accepted', '--resolution', 'x', '--yes'])).exit).toBe(1);
  });
});

describe.each(['demands', 'warranties'])('the id that lists have with --json, of %s', (group) => {
  it.each([
    ['staff', staff],
    ['their company', customer],
  ] as const)('names one to %s in every command, as its number does', async (_who, run) => {
    const same = async (...words: string[]) => {
      const [byId, byNumber] = [
        await run([group, words[0] ?? '', '3', ...words.slice(1)]),
        await run([group, words[0] ?? '', '2026-3', ...words.slice(1)]),
      ];
      expect(byId).toEqual(byNumber);
      return byId.exit;
    };
    expect(await same('show')).toBe(0);
    expect(await same('messages')).toBe(0);
    expect(await same('answer', 'Sale mañana', '--dry-run')).toBe(0);
    expect((await run([group, 'messages', 'no-hay'])).exit).toBe(1);
    if (run === customer) return;
    await same('correct', '--resolution', 'Otra cosa', '--reason', 'Porque sí', '--dry-run');
    if (group === 'demands') await same('resolve', 'Aceptado', '--resolution', 'Va nota', '--dry-run');
    else await same('state', 'Pendiente', '--dry-run');
  });
});
