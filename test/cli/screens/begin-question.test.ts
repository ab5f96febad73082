import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  admin = await office.signIn('admin');
});
afterAll(() => office.close());

it.each([
  [['demands', '--state', 'creado', '--customer', 'C1'], /Todos \[Creado\] .*sólo Uno/, '1 de 1 reclamo'],
  [['demands', '--search', 'RX3'], /\[Todos\] .*\/RX3/, '1 de 1 reclamo'],
  [['warranties', '--customer', 'dos'], /\[Todas\] .*sólo Dos/, 'garantía'],
  [['orders', '--state', 'enviado', '--customer', 'uno'], /Todos \[Enviado.*sólo Uno/, 'No hay pedidos así'],
  [['customers', '--search', 'uno', '--state', 'ok'], /\[Ok\] .*\/uno/, '1 de 1 cliente'],
])('a screen is opened with what %j asks', async (words, head, listed) => {
  const screen = admin.open(words, { columns: 100, rows: 24 });
  await screen.until((text) => text.includes('● Conectado') && head.test(text) && text.includes(listed));
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it.each([
  [['orders', '--state', 'Enviado,Recibido'], 64, 'La pantalla muestra un estado, o todos'],
  [['demands', '--customer', 'nadie'], 1, 'nadie'],
  [['customers', '--state', 'raro'], 64, 'La pantalla no tiene un estado «raro»'],
])('what no screen can ask is said: %j', async (words, exit, why) => {
  const screen = admin.open(words);
  expect(await screen.exit).toBe(exit);
  expect(screen.written()).toContain(why);
});

it('without a screen the list is printed with it, and a command of the group keeps its own options', async () => {
  const listed = await admin.run('demands', '--state', 'Creado,Aceptado', '--customer', 'C1', '--json');
  const { demands } = JSON.parse(listed.stdout) as { demands: readonly { currentTracking: { state: string } }[] };
  expect(new Set(demands.map(({ currentTracking }) => currentTracking.state))).toEqual(
    new Set(['Created', 'Accepted']),
  );
  expect(listed.stdout).toBe(
    (await admin.run('demands', 'list', '--state', 'Creado,Aceptado', '--customer', 'C1', '--json')).stdout,
  );
  expect((await admin.run('demands', 'show', '2026-1', '--state', 'Creado')).exit).toBe(64);
  const own = await office.signIn('cliente');
  expect((await own.run('orders', '--customer', 'uno')).exit).toBe(64);
});
