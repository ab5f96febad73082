import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen, expectRecorded, expectRecordedInAll, sizes } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;

/** Orders of both companies, on the first days of November. */
const sendOrders = async (): Promise<void> => {
  const { container, database } = office.server;
  for (const number of [1, 2, 3]) {
    const caller = callerOf(number === 3 ? 2 : 1);
    const line = { productPriceId: asId<'product-price'>(String(number)), offerLotId: null, quantity: number };
    (await container.get(parts.cartService).setLine(caller, line)).unwrap();
    const asked = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', seenTag: null };
    (await container.get(parts.orderService).send(caller, { ...asked, idempotencyKey: `order ${number}` })).unwrap();
  }
  await database.query(
    `update sales_order set sent_at = timestamptz '2026-11-01T12:00Z' + number * interval '1 day', state_at = timestamptz '2026-11-01T12:00Z' + number * interval '1 day'`,
  );
  await database.query(`update sales_order_state set at = timestamptz '2026-11-01T12:00Z'`);
  await database.query(`update customer set created_at = timestamptz '2026-01-05T12:00Z'`);
};

beforeAll(async () => {
  office = await anOfficeAtAScreen();
  await sendOrders();
  const { database } = office.server;
  await database.query('delete from outbox_mail');
  await database.query(
    `insert into outbox_mail (recipients, subject, body, created_at, next_attempt_at, attempts, sent_at, last_error) values
       ('{uno@example.com}', 'Pedido 2026-00000001', 'x', '2026-11-01T12:00Z', '2026-11-01T12:00Z', 1, '2026-11-01T12:01Z', null),
       ('{dos@example.com}', 'Pedido 2026-00000003', 'x', '2026-11-02T12:00Z', '2100-01-01T12:00Z', 4, null, 'connect ECONNREFUSED 10.0.0.1:25')`,
  );
  admin = await office.signIn('admin');
});
afterAll(() => office.close());

describe.each(sizes)('at $columns by $rows', (size) => {
  const name = `${size.columns}x${size.rows}`;
  it.each([
    ['warranties', '1 de 5 garantías', 'Garantía RMA 2026-00000005'],
    ['orders', '1 de 3 pedidos', 'Pedido 2026-00000003'],
    ['customers', '1 de 2 clientes', 'Último login'],
    ['mail', '1 de 2 correos', 'ECONNREFUSED'],
    ['price-lists', '1 de 1 lista', 'Lista 1.xlsx'],
  ])('%s are listed and open', async (words, listed, open) => {
    const screen = admin.open([words], size);
    await screen.until((text) => text.includes('● Conectado') && text.includes(listed));
    await expectRecorded(screen, `${words}-${name}`);
    screen.type(keys.enter);
    await screen.until(open);
    await expectRecorded(screen, `${words}-open-${name}`);
    screen.type('?');
    await screen.until('Teclas de');
    // The end of the help can be reached in any window.
    screen.type('G');
    await screen.until(/^q +salir; Ctrl-Z/m);
    screen.type(`${keys.escape}`);
    await screen.until('? ayuda');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe.each([60, 40])('at %i columns', (columns) => {
  it.each([
    ['warranties', '1 de 5 garantías'],
    ['orders', '1 de 3 pedidos'],
    ['customers', '1 de 2 clientes'],
    ['watch', 'Todavía no pasó nada'],
  ])('%s keep what is never cut, and say the rest in lines', async (words, listed) => {
    const screen = admin.open([words], { columns, rows: 24 });
    await screen.until((text) => text.includes('● Conectado') && text.includes(listed));
    await expectRecorded(screen, `${words}-${columns}x24`);
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

it('watch tells what goes on, waits, filters and follows the newest', async () => {
  const screen = admin.open(['watch']);
  await screen.until((text) => text.includes('● Conectado') && text.includes('Todavía no pasó nada'));
  await expectRecorded(screen, 'watch-empty-80x24');
  await admin.run('demands', 'associate', '2026-5', 'RX5');
  await screen.until('Cambió un reclamo 2026-00000005: En curso');
  screen.type(' ');
  await screen.until('Los avisos se guardan · en pausa');
  await admin.run('demands', 'associate', '2026-4', 'RX4');
  await screen.until(/en pausa, \d+ más/);
  expect(screen.text()).not.toContain('2026-00000004');
  screen.type(' ');
  await screen.until('Cambió un reclamo 2026-00000004: En curso');
  screen.type(`/00000004${keys.enter}`);
  await screen.until('1 de 1 aviso');
  await expectRecordedInAll(screen, 'watch');
  screen.type(keys.enter);
  await screen.until('08/03/2026 23:05:00');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

describe('warranties', () => {
  it('are taken up and resolved', async () => {
    const screen = admin.open(['warranties']);
    await screen.until('1 de 5 garantías');
    screen.type('r');
    await screen.until('Primero hay que tomarla');
    screen.type('t');
    await screen.until('La garantía 2026-00000005 pasó a Pendiente');
    await screen.until(/▸.*Pendiente/);
    screen.type('r');
    await screen.until('Enter seguir');
    screen.type(keys.enter);
    await screen.until('Resolución: lo que lee el cliente');
    screen.type(`Se repone${keys.enter}`);
    await screen.until('La garantía 2026-00000005 pasó a Aceptado');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

/** Orders are a list in windows that are too narrow for the board. */
const narrow = { columns: 79, rows: 24 };

describe('orders', () => {
  it('have the numbers of what a filter finds on their tabs, and stay counted in another tab', async () => {
    const screen = admin.open(['orders'], narrow);
    await screen.until('1 de 3 pedidos');
    screen.type('/');
    screen.type(`uno${keys.enter}`);
    await screen.until(/\[Todos\] Enviado 2 {2}Recibido 0 {2}En reparto 0 {2}Repartido 0 {2}Cancelado 0/);
    screen.type(keys.right);
    await screen.until(/Todos \[Enviado 2\] Recibido 0/);
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });

  it('are moved in bulk, and cancelled only with a clear yes', async () => {
    const screen = admin.open(['orders'], narrow);
    await screen.until('1 de 3 pedidos');
    screen.type(keys.pasted('hola > Max SA'));
    await screen.until('Lo que pegaste no se usó');
    // Where the terminal does not tell what is pasted, it answers no question that it opened itself.
    screen.type('Max SA');
    await screen.until('No se puede deshacer');
    screen.type('n');
    await screen.until((text) => text.includes('Enviado 3') && !text.includes('No se puede deshacer'));
    screen.type('g  ');
    await screen.until('2 marcados');
    screen.type('>');
    await screen.until('¿Pasar 2 pedidos a Recibido? No se puede deshacer');
    screen.type('n');
    await screen.until((text) => text.includes('2 marcados') && !text.includes('No se puede deshacer'));
    expect(screen.text()).toContain('Enviado 3');
    screen.type('>');
    await screen.until('¿Pasar 2 pedidos a Recibido? No se puede deshacer');
    screen.type('s');
    await screen.until('2 pedidos pasaron a Recibido');
    await screen.until((text) => text.includes('Enviado 1') && text.includes('Recibido 2'));
    screen.type('g');
    screen.type('>');
    await screen.until(/¿Pasar el pedido 2026-0000000\d a En reparto\? No se puede deshacer/);
    screen.type('s');
    await screen.until(/El pedido 2026-0000000\d pasó a En reparto/);
    await screen.until((text) => text.includes('En reparto 1') && text.includes('Recibido 1'));
    screen.type('Gx');
    await screen.until('¿Cancelar el pedido 2026-00000001? No se puede deshacer');
    screen.type('n');
    await screen.until((text) => !text.includes('No se puede deshacer'));
    screen.type('x');
    await screen.until('¿Cancelar el pedido 2026-00000001? No se puede deshacer');
    screen.type('s');
    await screen.until('El pedido 2026-00000001 pasó a Cancelado');
    await screen.until(/▸.*Cancelado/);
    screen.type('x');
    await screen.until('Eso ya no se puede cancelar');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('the board of orders', () => {
  const wide = { columns: 120, rows: 40 };

  it('has the states side by side; orders are moved along by keys, one or a column at once', async () => {
    const { database } = office.server;
    await database.query(`delete from sales_order_state where state <> 'Sent'`);
    await database.query(`update sales_order set state = 'Sent'`);
    const screen = admin.open(['orders'], wide);
    await screen.until((text) => text.includes('● Conectado') && /Enviado 3 +│/.test(text));
    screen.type(keys.down);
    screen.type('>');
    await screen.until(/¿Pasar el pedido 2026-0000000\d a Recibido\?/);
    screen.type('s');
    await screen.until(/El pedido 2026-0000000\d pasó a Recibido/);
    await screen.until((text) => /Enviado 2 +│ +Recibido 1 +│/.test(text) && /│ ▸ {2}2026-00000002/.test(text));
    screen.type(keys.left);
    await screen.until(/^▸ {2}2026-00000003/m);
    screen.type('*');
    await screen.until('2 marcados');
    await expectRecorded(screen, 'orders-board-marked-120x40');
    screen.type('>');
    await screen.until('¿Pasar 2 pedidos a Recibido? No se puede deshacer');
    screen.type('s');
    await screen.until('2 pedidos pasaron a Recibido');
    await screen.until(/Enviado 0 +│ +Recibido 3 +│/);
    screen.resize(80, 24);
    await screen.until(/^ {3}Enviado 0 +│ +Recibido 3 +│ +En reparto 0 +›$/m);
    await expectRecorded(screen, 'orders-board-80x24');
    screen.resize(60, 24);
    await screen.until((text) => text.includes('[Todos]') && /▸.*Recibido/.test(text) && !text.includes('│'));
    screen.resize(100, 24);
    await screen.until(/Enviado 0 +│ +Recibido 3 +│[\s\S]*^ {3}— +│/m);
    await expectRecorded(screen, 'orders-board-100x24');
    screen.type('\t');
    await screen.until('[Enviado 0]');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('orders that are marked', () => {
  const states = (sql: string) =>
    office.server.database.query(
      `update sales_order set state = case when ${sql} then 'Received' else 'Cancelled' end`,
    );

  it.each([
    ['number = 1', 'No están todos en el mismo estado: marcá los que sí'],
    ['false', 'No hay un estado al que pasen 3 pedidos'],
  ])('are told why they do not go on together: received where %s', async (received, why) => {
    await office.server.database.query(`delete from sales_order_state where state <> 'Sent'`);
    await states(received);
    const screen = admin.open(['orders'], narrow);
    await screen.until((text) => text.includes('● Conectado') && text.includes('1 de 3 pedidos'));
    screen.type('*');
    await screen.until('3 marcados');
    screen.type('>');
    await screen.until(why);
    screen.type('/');
    screen.type('a');
    screen.type(keys.enter);
    await screen.until('Las 3 filas marcadas ya no lo están');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('price lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-lists-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are made anew, and saved', async () => {
    const screen = admin.open(['price-lists']);
    await screen.until('1 de 1 lista');
    screen.type('r');
    await screen.until('¿Volver a hacer los archivos de todas las listas?');
    screen.type('s');
    await screen.until((text) => text.includes('al día') && text.includes('generadas el'));
    const file = join(folder, 'lista.xlsx');
    screen.type('d');
    await screen.until('Enter seguir');
    screen.type(keys.enter);
    await screen.until('¿Dónde guardarlo?');
    screen.type(`${file}${keys.enter}`);
    await screen.until('Guardado en');
    expect(existsSync(file)).toBe(true);
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('jobs', () => {
  it('are listed with why they failed, and tried again', async () => {
    const { database } = office.server;
    await database.query('delete from mostrador_jobs.job');
    await database.query(
      `insert into mostrador_jobs.job (id, name, data, state, retry_count, created_on, started_on, completed_on, output) values
         ('00000000-0000-4000-8000-000000000001', 'offer-turns', '{}', 'failed', 3, '2026-11-01T12:00Z', '2026-11-01T12:01Z', '2026-11-01T12:02Z', '{"message": "Error: no quedaba lugar"}'),
         ('00000000-0000-4000-8000-000000000002', 'price-changes', '{}', 'completed', 0, '2026-11-02T12:00Z', '2026-11-02T12:01Z', '2026-11-02T12:02Z', '{}')`,
    );
    for (const size of sizes) {
      const screen = admin.open(['jobs'], size);
      await screen.until((text) => text.includes('● Conectado') && text.includes('1 de 2 trabajos'));
      await expectRecorded(screen, `jobs-${size.columns}x${size.rows}`);
      screen.type('q');
      expect(await screen.exit).toBe(0);
    }
    const screen = admin.open(['jobs']);
    await screen.until('1 de 2 trabajos');
    screen.type(keys.enter);
    await screen.until((text) => text.includes('n/p siguiente/anterior') && !text.includes('r reintentar'));
    screen.type('r');
    await screen.until('Ya está hecho: no hay qué reintentar');
    screen.type('n');
    await screen.until((text) => text.includes('● Conectado') && text.includes('Error: no quedaba lugar'));
    await expectRecordedInAll(screen, 'jobs-open');
    screen.type('r');
    await screen.until('Se empieza de nuevo');
    await screen.until((text) => !text.includes('Error: no quedaba lugar'));
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('mail', () => {
  it('that did not go out is tried again, and a test is sent', async () => {
    const screen = admin.open(['mail']);
    await screen.until('● Conectado');
    screen.type(keys.left);
    await screen.until('[Dado por perdido]');
    screen.type(keys.left);
    await screen.until((text) => text.includes('[No salió]') && text.includes('1 de 1 correo'));
    screen.type('r');
    await screen.until('Se manda de nuevo');
    screen.type('o');
    await screen.until('¿A qué dirección?');
    screen.type(`.ar${keys.enter}`);
    await screen.until('Va a salir para dos@example.com.ar');
    screen.type('x');
    await screen.until('¿No intentar más?');
    screen.type('s');
    await screen.until((text) => text.includes('No se intenta más') && text.includes('No hay correos así'));
    screen.type('t');
    await screen.until('¿a qué dirección?');
    screen.type(`ana${keys.enter}`);
    await screen.until('Va una dirección de correo');
    screen.type(`@ejemplo.com${keys.enter}`);
    await screen.until('La prueba para ana@ejemplo.com está en la bandeja');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('customers', () => {
  it('are found, and acted as', async () => {
    const someone = await office.signIn('admin');
    const screen = someone.open(['customers']);
    await screen.until('1 de 2 clientes');
    screen.type('/');
    await screen.until('/ ▏');
    screen.type(`uno${keys.enter}`);
    await screen.until('1 de 1 cliente');
    screen.type('e');
    await screen.until('¿Entrar como Uno?');
    screen.type('s');
    expect(await screen.exit).toBe(0);
    expect(screen.written()).toContain(
      'Entraste como Uno, por una hora como mucho. Para volver a tu usuario: mostrador back',
    );
    expect((await someone.run('whoami', '--json')).stdout).toContain('"customerId": "1"');
  });
});
