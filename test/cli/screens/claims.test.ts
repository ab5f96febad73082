import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen, expectRecorded, expectRecordedInAll, sizes } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let staff: Awaited<ReturnType<typeof office.signIn>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  staff = await office.signIn('gerente');
});
afterAll(() => office.close());

const connected = (text: string): boolean => text.includes('● Conectado');

for (const { columns, rows } of sizes) {
  it(`are listed and open, at ${columns} by ${rows}`, async () => {
    const screen = staff.open(['demands'], { columns, rows });
    await screen.until((text) => connected(text) && text.includes('1 de 5 reclamos'));
    await expectRecorded(screen, `demands-${columns}x${rows}`);
    screen.type(keys.enter);
    await screen.until('Reclamo 2026-00000005');
    await expectRecorded(screen, `demands-open-${columns}x${rows}`);
    screen.type('?');
    await screen.until('Teclas de Reclamos');
    await expectRecorded(screen, `demands-help-${columns}x${rows}`);
    screen.type(keys.escape);
    await screen.until('n/p siguiente/anterior');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
}

it('are filtered, by state and by customer, and all again with Esc', async () => {
  const screen = staff.open(['demands']);
  await screen.until('1 de 5 reclamos');
  screen.type('/');
  await screen.until('/ ▏');
  screen.type('RX2');
  await screen.until('/ RX2▏');
  screen.type(keys.enter);
  await screen.until('1 de 1 reclamo');
  expect(screen.text()).toContain('/RX2');
  screen.type(keys.escape);
  await screen.until('1 de 5 reclamos');
  screen.type(keys.right);
  await screen.until((text) => text.includes('[Creado]') && text.includes('1 de 2 reclamos'));
  screen.type('c');
  await screen.until((text) => text.includes('sólo Uno') && text.includes('1 de 1 reclamo'));
  screen.type(keys.escape);
  await screen.until((text) => text.includes('[Creado]') && text.includes('1 de 2 reclamos'));
  screen.interrupt();
  expect(await screen.exit).toBe(130);
});

it('are associated, and what was typed stays when it is refused, an event comes or the dialog is left', async () => {
  const screen = staff.open(['demands']);
  await screen.until((text) => connected(text) && text.includes('1 de 5 reclamos'));
  screen.type('a');
  await screen.until('Código Flexxus del reclamo 2026-00000005');
  screen.type(keys.enter);
  await screen.until('Ingresá el código Flexxus');
  screen.type(`RX2${keys.enter}`);
  await screen.until(/RX2 ya es el código del reclamo 2026-0000000\d: Enter otra vez/);
  screen.type('\u0015');
  screen.type('RX-Ñandú');
  await screen.until('> RX-Ñandú▏');
  // Somebody else changes a claim while the code is being typed.
  await staff.run('demands', 'associate', '2026-4', 'RX4');
  await screen.until(/2026-00000004 .* En curso/);
  expect(screen.text()).toContain('> RX-Ñandú▏');
  screen.type(keys.escape);
  await screen.until('Enter abrir');
  screen.type('a');
  await screen.until('> RX-Ñandú▏');
  screen.type(keys.enter);
  await screen.until('El reclamo 2026-00000005 ahora está en curso');
  await screen.until(/2026-00000005 .* En curso/);
  screen.type('a');
  await screen.until('Ya tiene el código RX-Ñandú');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('are corrected with a reason, which is shown, and written about', async () => {
  const screen = staff.open(['demands']);
  await screen.until((text) => connected(text) && text.includes('1 de 5 reclamos'));
  screen.type('jjj');
  await screen.until(/▸ +2026-00000002/);
  screen.type('e');
  await screen.until('¿Qué se corrige? Es el reclamo 2026-00000002');
  screen.type(keys.enter);
  await screen.until('Lo que tiene que decir');
  screen.type('RX-22');
  screen.type(keys.enter);
  await screen.until('Motivo de la corrección');
  screen.type(keys.enter);
  await screen.until('Escribí el motivo de la corrección');
  screen.type('Era de otro');
  screen.type(keys.enter);
  await screen.until('Se corrigió el reclamo 2026-00000002');
  screen.type('m');
  await screen.until('Mensaje sobre el reclamo 2026-00000002');
  screen.type('Va con la próxima factura');
  screen.type(keys.enter);
  await screen.until('Mensaje mandado');
  screen.type(keys.enter);
  await screen.until((text) => text.includes('«RX2» → «RX-22»') && text.includes('Mensajes'));
  expect((await staff.run('demands', 'messages', '2026-2')).stdout).toContain('Va con la próxima factura');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('are resolved with a text, one after the other', async () => {
  const screen = staff.open(['demands']);
  await screen.until('1 de 5 reclamos');
  screen.type(keys.right + keys.right);
  await screen.until((text) => text.includes('[En curso]') && text.includes('1 de 3 reclamos'));
  screen.type('G');
  screen.type(keys.enter);
  await screen.until('Reclamo 2026-00000003');
  screen.type('r');
  await screen.until('¿Cómo termina el reclamo 2026-00000003?');
  await expectRecordedInAll(screen, 'demands-resolve');
  screen.type('2');
  screen.type(keys.enter);
  await screen.until('Resolución: lo que lee el cliente');
  screen.type('Fuera de término');
  screen.type(keys.enter);
  await screen.until('El reclamo 2026-00000003 ahora está rechazado');
  await screen.until(/Resolución +Fuera de término/);
  screen.type('p');
  await screen.until('Reclamo 2026-00000004');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('follow the window', async () => {
  const screen = staff.open(['demands']);
  await screen.until('1 de 5 reclamos');
  expect(screen.text().split('\n')[0]).toHaveLength(80);
  screen.resize(120, 40);
  await screen.until((text) => text.split('\n')[0]?.length === 120 && text.split('\n').length === 40);
  expect(screen.text()).toContain('Comprobante');
  screen.resize(80, 24);
  await screen.until((text) => text.split('\n')[0]?.length === 80 && text.split('\n').length === 24);
  screen.type('q');
  await screen.exit;
});

it('leave the terminal as it was', async () => {
  const screen = staff.open(['demands']);
  await screen.until('1 de 5 reclamos');
  screen.type('q');
  await screen.exit;
  await screen.until((text) => text === '');
  expect(screen.written().endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
});

it('say what failed and try again, with what was there', async () => {
  const gone = await anOfficeAtAScreen();
  const someone = await gone.signIn('gerente');
  const screen = someone.open(['demands']);
  await screen.until((text) => connected(text) && text.includes('1 de 5 reclamos'));
  await gone.server.close();
  await screen.until('× Sin conexión desde 23:05:00');
  screen.type('u');
  await screen.until('u: reintentar');
  expect(screen.text()).toContain('2026-00000005');
  // In a field that key is a letter.
  screen.type('/');
  await screen.until((text) => text.includes('Enter filtrar') && !text.includes('u: reintentar'));
  screen.type(keys.escape);
  await screen.until('u: reintentar');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  gone.leave();
});

it('are a list where there is no screen, and for a company', async () => {
  expect((await staff.run('demands')).stdout).toBe((await staff.run('demands', 'list')).stdout);
  const { stdout } = await staff.run('demands', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ currentPage: 1 });
  const company = await office.signIn('cliente.admin');
  const screen = company.open(['demands']);
  expect(await screen.exit).toBe(0);
  expect(screen.written()).not.toContain('\u001b[?1049h');
  expect(screen.written()).toContain('2026-00000003');
});
