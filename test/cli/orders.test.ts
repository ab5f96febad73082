import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { csi, documentOf, runCli, type TerminalOptions, widestLine } from './a-terminal.ts';
import { anOrder, anOrderLine } from './an-order.builder.ts';
import { ordersInMemory } from './orders-in-memory.ts';

const orders = () =>
  ordersInMemory([
    anOrder({ number: 2, total: money('1234567.8') }),
    anOrder({ number: 1, state: 'Delivered', customerName: `Casa ${csi}31mRoja` }),
  ]);

let book: ReturnType<typeof orders>;
let server: RunningServer;
beforeEach(async () => {
  book = orders();
  server = await aServer({ orders: book.service });
  await run(['login', 'gerente'], { typed: 'demo' });
});
afterEach(() => server.close());

const run = (words: readonly string[], options: TerminalOptions = {}) =>
  runCli(words, { ...options, environment: { ...server.environment, ...options.environment } });

describe('orders list', () => {
  it('is a table of 80 columns on such a screen, without what does not fit', async () => {
    const { exit, stdout } = await run(['orders', 'list'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(exit).toBe(0);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toMatch(/^2026-00000002 {2}08\/03\/2026 {2}Repuestos de la Ruta.*… {2}1\.234\.567,80 {2}Enviado$/m);
    expect(stdout).not.toMatch(/^Número.*Entrega/m);
    expect(stdout).toContain('No entra la columna Entrega: ');
  });

  it('says which page it is, and how the next one is asked for', async () => {
    await server.close();
    const many = Array.from({ length: 41 }, (_, place) => anOrder({ id: asId(String(place)), number: place + 1 }));
    server = await aServer({ orders: ordersInMemory(many).service });
    await run(['login', 'gerente'], { typed: 'demo' });
    expect((await run(['orders', 'list'])).stdout).toContain('Página 1 de 3. Siguiente: --page 2');
    const last = (await run(['orders', 'list', '--page', '3'])).stdout;
    expect(last).toContain('2026-00000001');
    expect(last).not.toContain('Siguiente');
  });

  it('has a field for the number that show takes', async () => {
    const { stdout } = await run(['orders', 'list', '--fields', 'documentNumber']);
    const [first = ''] = stdout.split('\n');
    expect(first).toMatch(/^\d{4}-\d{8}$/);
    expect((await run(['orders', 'show', first])).exit).toBe(0);
    expect(documentOf(await run(['orders', 'list', '--json']))).toMatchObject({
      orders: [{ documentNumber: first }, {}],
    });
  });

  it('is cut nowhere when another program reads it', async () => {
    const { stdout } = await run(['orders', 'list']);
    expect(stdout).toContain('Repuestos de la Ruta Nacional Número Ocho S.R.L.');
    expect(stdout).toContain('Reparto zona sur · miércoles y viernes');
  });

  it('has colours on a screen only, and where nothing speaks against them', async () => {
    const hasColour = async (words: readonly string[], options: TerminalOptions) =>
      (await run(['orders', 'list', '--state', 'Sent', ...words], options)).stdout.includes(csi);
    expect(await hasColour([], { screen: 80 })).toBe(true);
    expect(await hasColour([], {})).toBe(false);
    expect(await hasColour(['--no-color'], { screen: 80 })).toBe(false);
    expect(await hasColour([], { screen: 80, environment: { NO_COLOR: '1' } })).toBe(false);
    expect(await hasColour([], { screen: 80, environment: { TERM: 'dumb' } })).toBe(false);
  });

  it('lets no name from the server speak to the screen', async () => {
    const { stdout } = await run(['orders', 'list', '--state', 'delivered']);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('Roja');
  });

  it('asks for states by either name, a customer and a page', async () => {
    await run([
      'orders',
      'list',
      '--state',
      'enviado,Received',
      '--state',
      'sent',
      '--customer',
      'ruta',
      '--page',
      '2',
    ]);
    expect(book.asked).toEqual([{ states: ['Sent', 'Received'], customer: 'ruta', page: 2 }]);
  });

  it('is one document with --json', async () => {
    const ran = await run(['orders', 'list', '--json'], { screen: 80 });
    expect(documentOf(ran)).toMatchObject({ orders: [{ number: 2, total: 1234567.8 }, { number: 1 }], currentPage: 1 });
    expect(ran.stderr).toBe('');
  });
});

describe('orders show', () => {
  it('tells the whole order, in 80 columns', async () => {
    const { exit, stdout } = await run(['orders', 'show', '2026/2'], { screen: 80, environment: { NO_COLOR: '1' } });
    expect(exit).toBe(0);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toContain('Pedido 2026-00000002');
    expect(stdout).toContain('08/03/2026 23:05:00 por cliente');
    expect(stdout).toMatch(/Puede pasar a +Recibido, Cancelado/);
    expect(stdout).toMatch(/Retiro en depósito \(7 %\) +−903,00/);
  });

  it('tells what a lot brings', async () => {
    const lot = anOrderLine({
      offerLotTitle: 'Par',
      products: [{ productId: null, productCode: 'A1', productBrandName: 'SKF', quantity: 2 }],
    });
    const other = await aServer({ orders: ordersInMemory([anOrder({ lines: [lot] })]).service });
    const environment = { ...other.environment, XDG_CONFIG_HOME: other.directory };
    await runCli(['login', 'admin'], { environment, typed: 'demo' });
    expect((await runCli(['orders', 'show', '2026-1'], { environment })).stdout).toContain('incluye 2 × A1 SKF');
    await other.close();
  });

  it('fails with the id of the request', async () => {
    const ran = await run(['orders', 'show', '2026-99', '--json']);
    expect(ran.exit).toBe(1);
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(documentOf(ran)).toEqual({
      error: {
        code: 'order-not-found',
        message: 'No encontramos ese pedido: «2026-99»',
        advice: 'Los que hay: mostrador orders list',
        requestId,
      },
    });
    expect(ran.stderr).toContain('Error: No encontramos ese pedido: «2026-99».');
  });
});

describe('orders state', () => {
  it('changes it, and may run again', async () => {
    const first = await run(['orders', 'state', '2026-2', 'Received', '--yes']);
    expect([first.exit, first.stdout]).toEqual([0, 'El pedido 2026-00000002 pasó a Recibido\n']);
    const again = await run(['orders', 'state', '2026-2', 'recibido', '--json']);
    expect([again.exit, documentOf(again)]).toEqual([
      0,
      { number: '2026-00000002', state: 'Received', changed: false },
    ]);
  });

  it('fails where the order may not go', async () => {
    const { exit, stderr } = await run(['orders', 'state', '2026-1', 'Sent']);
    expect(exit).toBe(1);
    expect(stderr).toContain('De ahí no pasa a ningún otro');
    expect((await run(['orders', 'state', '2026-2', 'Delivered'])).stderr).toContain(
      'Puede pasar a: Recibido, Cancelado',
    );
    expect(stderr).toContain(
      `Un pedido en estado ${orderStateTexts.Delivered} no puede pasar a ${orderStateTexts.Sent}`,
    );
  });

  it('changes nothing with --dry-run', async () => {
    const possible = await run(['orders', 'state', '2026-2', 'Cancelled', '--dry-run']);
    expect([possible.exit, possible.stdout]).toEqual([
      0,
      'Con --dry-run no se hace nada. Haría esto: Pasar el pedido 2026-00000002 de Enviado a Cancelado. No se puede deshacer\n',
    ]);
    expect(documentOf(await run(['orders', 'state', '2026-2', 'Cancelled', '--dry-run', '--json']))).toEqual({
      ...{ number: '2026-00000002', state: 'Sent', to: 'Cancelled' },
      ...{ changed: false, dryRun: true },
    });
    expect((await run(['orders', 'state', '2026-2', 'Delivered', '--dry-run'])).exit).toBe(1);
    expect(book.stateOf('2026-00000002')).toBe('Sent');
  });

  it('asks before every state, since none leads back', async () => {
    const steps = ['Received', 'InDelivery', 'Delivered'] as const;
    const question = (from: string, to: string) =>
      `¿Pasar el pedido 2026-00000002 de ${from} a ${to}? No se puede deshacer`;
    let from: (typeof steps)[number] | 'Sent' = 'Sent';
    for (const to of steps) {
      const words = ['orders', 'state', '2026-2', to];
      const nobody = await run(words);
      expect([nobody.exit, nobody.stderr]).toEqual([64, expect.stringContaining('--yes')]);
      const no = await run(words, { screen: 100, typed: '\r' });
      expect([no.exit, no.stderr]).toEqual([
        2,
        expect.stringContaining(question(orderStateTexts[from], orderStateTexts[to])),
      ]);
      expect(book.stateOf('2026-00000002')).toBe(from);
      expect((await run([...words, '--yes'])).exit).toBe(0);
      from = to;
    }
  });

  it('cancels only after a yes', async () => {
    const cancel = ['orders', 'state', '2026-2', 'Cancelled'];
    const other = await run([...cancel, '--confirm', 'Otra casa']);
    expect([other.exit, other.stderr]).toEqual([64, expect.stringContaining('no se cambió nada')]);
    expect((await run([...cancel, '--confirm', 'otra casa', '--dry-run'])).exit).toBe(64);
    expect((await run([...cancel, '--confirm', ' '])).stderr).toContain('no dice ningún nombre');
    const nobody = await run(cancel);
    expect([nobody.exit, nobody.stderr]).toEqual([64, expect.stringContaining('--yes')]);
    expect((await run(cancel, { screen: 80, typed: '\r' })).exit).toBe(2);
    expect(book.stateOf('2026-00000002')).toBe('Sent');
    expect((await run(cancel, { screen: 80, typed: 'sí\r' })).exit).toBe(0);
    expect(book.stateOf('2026-00000002')).toBe('Cancelled');
    for (const again of [cancel, [...cancel, '--yes']]) {
      const { exit, stdout } = await run(again);
      expect([exit, stdout]).toEqual([0, 'El pedido 2026-00000002 ya estaba cancelado: no se cambió nada\n']);
    }
    expect((await run([...cancel, '--quiet'])).stdout).toBe('');
    expect((await run([...cancel, '--confirm', '2026-2'])).stdout).toContain('ya estaba cancelado');
  });
});

it('says that a server has no orders for sellers', async () => {
  await run(['login', 'vendedor'], { typed: 'demo' });
  const { exit, stderr } = await run(['orders', 'list']);
  expect([exit, stderr]).toEqual([1, expect.stringContaining('no lo ofrece')]);
});

it('says who does not answer, though there is a login for it', async () => {
  const nobody = 'http://127.0.0.1:1';
  const file = join(server.directory, 'mostrador', 'logins.json');
  const logins: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...logins, [nobody]: logins[server.base] }));
  const ran = await run(['orders', 'list', '--server', nobody, '--json']);
  expect(ran.exit).toBe(1);
  expect(documentOf(ran)).toMatchObject({ error: { code: 'unreachable', requestId: null } });
  expect(ran.stderr).toContain(`No se pudo hablar con ${nobody}`);
  expect(ran.stderr).toContain('npm start');
});
