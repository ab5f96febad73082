import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { parts } from '#server/parts.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { documentOf } from '../a-terminal.ts';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  const { container, database } = office.server;
  for (const number of [1, 2, 3]) {
    const caller = callerOf(number === 3 ? 2 : 1);
    const line = { productPriceId: asId<'product-price'>(String(number)), offerLotId: null, quantity: number };
    (await container.get(parts.cartService).setLine(caller, line)).unwrap();
    const asked = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', seenTag: null };
    (await container.get(parts.orderService).send(caller, { ...asked, idempotencyKey: `own ${number}` })).unwrap();
  }
  await database.query(`update sales_order set state = 'Received' where number = 1`);
  await database.query('update customer set seller_id = 1 where id = 1');
  await database.query('update customer set seller_id = null where id <> 1');
});
afterAll(() => office.close());

describe('a company', () => {
  it('reads its own orders by command', async () => {
    const company = await office.signIn('cliente');
    const listed = await company.run('orders', 'list', '--json');
    expect(documentOf(listed)).toMatchObject({ orders: [{ number: 2 }, { number: 1 }], totalPages: 1 });
    const sent = await company.run('orders', 'list', '--state', 'enviado', '--json');
    expect(documentOf(sent)).toMatchObject({ orders: [{ number: 2, state: 'Sent' }] });
    expect((await company.run('orders', 'list')).stdout).not.toContain('Cliente');
    const shown = await company.run('orders', 'show', `${new Date().getFullYear()}-1`);
    expect([shown.exit, shown.stdout]).toEqual([0, expect.stringContaining('Pedido')]);
    expect(shown.stdout).not.toContain('Puede pasar a');
    const other = await company.run('orders', 'show', `${new Date().getFullYear()}-3`, '--json');
    expect(documentOf(other)).toMatchObject({ error: { code: 'order-not-found' } });
    const words = [
      [['--customer', 'uno'], 'es para el personal'],
      [['--after', 'x'], 'Va --page N'],
      [['--state', 'Sent', '--page', '2'], 'salen todos juntos'],
    ] as const;
    for (const [options, text] of words) {
      const ran = await company.run('orders', 'list', ...options);
      expect([ran.exit, ran.stderr]).toEqual([64, expect.stringContaining(text)]);
    }
    const moved = await company.run('orders', 'state', `${new Date().getFullYear()}-2`, 'Received', '--yes');
    expect(moved.exit).toBe(1);
  });

  it('reads them on a screen', async () => {
    const screen = (await office.signIn('cliente.admin')).open(['orders']);
    await screen.until(
      (text) => text.includes('● Conectado') && text.includes('Mis pedidos') && text.includes('1 de 2 pedidos'),
    );
    screen.type('m');
    screen.type(keys.enter);
    await screen.until('6201-2RS');
    expect(screen.text()).not.toContain('Puede pasar a');
    screen.type(`${keys.escape}`);
    await screen.until('1 de 2 pedidos');
    screen.type(`${keys.right}${keys.right}`);
    await screen.until((text) => text.includes('[Recibido]') && text.includes('1 de 1 pedido'));
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('a seller', () => {
  it('has the orders and the customers that are theirs', async () => {
    const seller = await office.signIn('vendedor');
    const orders = await seller.run('orders', 'list', '--json');
    expect(documentOf(orders)).toMatchObject({ orders: [{ number: 2 }, { number: 1 }], next: null });
    const year = new Date().getFullYear();
    expect((await seller.run('orders', 'show', `${year}-1`)).exit).toBe(0);
    expect((await seller.run('orders', 'show', `${year}-3`)).exit).toBe(1);
    const customers = await seller.run('customers', 'list', '--search', 'un', '--json');
    expect(documentOf(customers)).toMatchObject({ customers: [{ externalCode: 'C1' }] });
    expect(customers.stdout).not.toContain('Password');
    expect((await seller.run('customers', 'list', '--seller', 'otro')).exit).toBe(64);
    expect((await seller.run('customers', 'list', '--search', 'nadie')).stdout).toContain('No hay clientes');
  });

  it('finds a customer on the screen, and acts as it', async () => {
    const seller = await office.signIn('vendedor');
    const screen = seller.open(['customers']);
    await screen.until(
      (text) => text.includes('● Conectado') && text.includes('Mis clientes') && text.includes('1 de 1 cliente'),
    );
    screen.type('/');
    await screen.until('/ ▏');
    screen.type(`nadie${keys.enter}`);
    await screen.until('No hay clientes así');
    screen.type(keys.escape);
    await screen.until('1 de 1 cliente');
    screen.type(keys.enter);
    await screen.until('Último pedido');
    screen.type('e');
    await screen.until('¿Entrar como Uno?');
    screen.type('s');
    expect(await screen.exit).toBe(0);
    expect((await seller.run('whoami', '--json')).stdout).toContain('"customerId": "1"');
    expect((await seller.run('back')).exit).toBe(0);
  });

  it('reads orders on the screen and moves none', async () => {
    const screen = (await office.signIn('vendedor')).open(['orders']);
    await screen.until((text) => text.includes('● Conectado') && text.includes('1 de 2 pedidos'));
    expect(screen.text()).not.toContain('avanzar');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});
