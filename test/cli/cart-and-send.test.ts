import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { aLosingLine } from './a-losing-line.ts';
import { documentOf, runCli, type TerminalOptions, widestLine } from './a-terminal.ts';

let server: TestServer;
let directory: string;
let token: string;
const at = (address: string, words: readonly string[], options: TerminalOptions = {}) =>
  runCli(words, { ...options, environment: { API_BASE_URL: address, XDG_CONFIG_HOME: directory } });
const run = (...words: readonly string[]) => at(server.address, words);
/** Before a screen, where each question is answered in turn. */
const asked = (words: readonly string[], ...answers: readonly string[]) => {
  let count = 0;
  return at(server.address, ['--no-color', ...words], {
    screen: 80,
    onQuestion: (text, type) => {
      const questions = text.split(/\(s\/N\) |Elegí \(/).length - 1;
      while (count < questions) type(`${answers[count++] ?? ''}\n`);
    },
  });
};
const get = async (path: string) => (await server.call('GET', path, { token })).json ?? {};
const held = async () =>
  ((await get('/api/ShoppingCarts'))['products'] as { productCode: string; quantity: number }[]).map(
    ({ productCode, quantity }) => `${quantity} × ${productCode}`,
  );
const orderCount = async () =>
  (await server.database.query<{ count: number }>('select count(*)::int as count from sales_order', []))[0]?.count ?? 0;
const centro = {
  ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: 'Paraná', province: '', postcode: '3100' },
  remark: 'Timbre 2',
};

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  token = await server.signIn('cliente.admin');
  await at(server.address, ['login', 'cliente.admin'], { typed: 'demo\n' });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});
/** A single delivery method, no address and an empty cart: what a test sets, it sets for itself. */
beforeEach(async () => {
  await server.database.query(`delete from delivery_method where name = 'Transporte'`);
  await server.database.query(
    `update customer set address = '', other_addresses = '[]'::jsonb, seller_id = null where id = 1`,
  );
  await run('cart', 'empty', '--yes');
});
/** Two ways of delivery, and two addresses. */
const withChoices = async () => {
  await server.database.query(`insert into delivery_method (name) values ('Transporte')`);
  await server.database.query(
    `update customer set address = 'San Martín 1', other_addresses = $1::jsonb where id = 1`,
    [JSON.stringify([centro])],
  );
};

describe('cart', () => {
  it('is set line by line, and again changes nothing', async () => {
    const set = await run('cart', 'set', '6200 2rs', '3', '--json');
    expect(documentOf(set)).toMatchObject({ code: '6200-2RS', quantity: 3, was: 0, changed: true });
    expect(documentOf(await run('cart', 'set', '6200-2RS', '3', '--json'))).toMatchObject({ changed: false });
    expect((await run('cart', 'set', '6200-2RS', '5', '--dry-run')).stdout).toContain('5 × 6200-2RS');
    expect(await held()).toEqual(['3 × 6200-2RS']);
    await run('cart', 'set', '6201-2RS', '2');
    const { stdout } = await at(server.address, ['--no-color', 'cart', 'show'], { screen: 80 });
    expect(stdout).toContain('Total');
    expect(stdout).toContain('Los precios no incluyen IVA');
    expect(stdout).toContain('7.000,00');
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(documentOf(await run('cart', 'show', '--json'))).toMatchObject({ total: 7000 });
    expect(documentOf(await run('cart', 'set', '6201-2RS', '0', '--json'))).toMatchObject({ was: 2, quantity: 0 });
    expect((await run('cart', 'remove', '6200-2RS')).stdout).toContain('ya no está en el carrito');
    expect((await run('cart', 'remove', '6200-2RS')).stdout).toContain('no estaba en el carrito');
    expect((await run('cart', 'show')).stdout).toBe('El carrito está vacío\n');
  });

  it.each([
    [['NADA-1', '2'], 1, 'No hay un artículo con el código «NADA-1»'],
    [['6200-2RS', '1,5'], 64, 'no es una cantidad'],
    [['6205-2RS', '3'], 1, 'múltiplo de 4'],
    [['6200-2RS', '1000000'], 1, '999.999'],
    [['6200-2RS', '1', '--brand', 'Nadie'], 1, 'No hay un artículo'],
  ])('set %j is refused with its reason', async (words, exit, reason) => {
    const ran = await run('cart', 'set', ...words);
    expect([ran.exit, ran.stderr]).toEqual([exit, expect.stringContaining(reason)]);
    expect(await held()).toEqual([]);
  });

  it('takes an id for an id, and for no code that reads like it', async () => {
    await run('cart', 'set', '6200-2RS', '3');
    const [line] = (await get('/api/ShoppingCarts'))['products'] as { productPriceId: number }[];
    const id = `#${line?.productPriceId}`;
    const none = await run('cart', 'set', '#6201-2RS', '1');
    expect([none.exit, none.stderr]).toEqual([1, expect.stringContaining('no hay nada con el id')]);
    expect((await run('cart', 'remove', '#6200-2RS')).stdout).toContain('no estaba en el carrito');
    expect(await held()).toEqual(['3 × 6200-2RS']);
    expect(documentOf(await run('cart', 'set', id, '4', '--json'))).toMatchObject({ code: '6200-2RS', quantity: 4 });
  });

  it('takes a combo by its title or its id, and shows it', async () => {
    const [lot] = await server.database.query<{ id: number }>(
      `insert into offer_lot (title, price, gift_text) values ('Par de rulemanes', 2500, 'Grasa') returning id`,
    );
    await server.database.query(
      'insert into offer_lot_product (offer_lot_id, product_price_id, quantity) values ($1, 1, 1), ($1, 2, 1)',
      [lot?.id],
    );
    expect(documentOf(await run('cart', 'set', 'par de rulemanes', '2', '--json'))).toMatchObject({
      ...{ name: 'Par de rulemanes', quantity: 2, was: 0, changed: true },
    });
    const shown = await at(server.address, ['--no-color', 'cart', 'show'], { screen: 80 });
    expect(shown.stdout).toMatch(/Par de rulemanes +2 +2\.500,00 +5\.000,00\n +incluye 1 × 6200-2RS/);
    const combos = await at(server.address, ['--no-color', 'cart', 'combos'], { screen: 80 });
    expect(combos.stdout).toMatch(/#combo-\d+ +Par de rulemanes +[\d.,]+ +2\.500,00 +2\n[\s\S]*Regalo: Grasa/);
    expect(widestLine(combos.stdout)).toBeLessThanOrEqual(80);
    expect(documentOf(await run('cart', 'set', `#combo-${lot?.id}`, '3', '--json'))).toMatchObject({
      was: 2,
      quantity: 3,
    });
    expect((await run('cart', 'remove', 'Par de rulemanes')).stdout).toContain('ya no está en el carrito');
    const again = documentOf(await run('cart', 'set', `#combo-${lot?.id}`, '1', '--json'));
    expect(again).toMatchObject({ name: 'Par de rulemanes', was: 0, quantity: 1 });
    expect((await run('orders', 'send', '--dry-run')).stdout).toContain('Par de rulemanes');
    await run('cart', 'empty', '--yes');
    await server.database.query('delete from offer_lot where id = $1', [lot?.id]);
  });

  it('is emptied, once that is confirmed', async () => {
    await run('cart', 'set', '6200-2RS', '3');
    expect((await run('cart', 'empty')).exit).toBe(64);
    expect((await run('cart', 'empty', '--confirm', 'carrito')).exit).toBe(64);
    expect((await asked(['cart', 'empty'], 'n')).exit).toBe(2);
    expect(await held()).toEqual(['3 × 6200-2RS']);
    expect(documentOf(await run('cart', 'empty', '--yes', '--json'))).toEqual({ removed: 1, changed: true });
    expect(documentOf(await run('cart', 'empty', '--yes', '--json'))).toEqual({ removed: 0, changed: false });
  });
});

describe('orders send', () => {
  it('shows what would be sent, and sends nothing', async () => {
    await run('cart', 'set', '6200-2RS', '3');
    const { stdout } = await run('orders', 'send', '--dry-run', '--notes', 'por la tarde');
    expect(stdout).toContain('Reparto');
    expect(stdout).toContain('por la tarde');
    expect(stdout).toContain('3.000,00');
    expect((await run('orders', 'send', '--dry-run', '--quiet')).stdout).toBe('');
    expect(documentOf(await run('orders', 'send', '--dry-run', '--json'))).toMatchObject({
      ...{ number: null, changed: false, dryRun: true, deliveryMethod: 'Reparto' },
      cart: { total: 3000 },
    });
    expect(await held()).toEqual(['3 × 6200-2RS']);
  });

  it('asks, sends, and answers the number', async () => {
    await run('cart', 'set', '6200-2RS', '3');
    const without = await run('orders', 'send');
    expect([without.exit, without.stderr]).toEqual([64, expect.stringContaining('--yes')]);
    const misnamed = await run('orders', 'send', '--confirm', 'Otra casa');
    expect([misnamed.exit, misnamed.stderr]).toEqual([64, expect.stringMatching(/esto es «.+»: no se cambió nada/)]);
    const no = await asked(['orders', 'send'], 'n');
    expect([no.exit, no.stderr]).toEqual([2, expect.stringContaining('6200-2RS')]);
    const before = await orderCount();
    const yes = await asked(['orders', 'send', '--notes', 'por la tarde'], 's');
    const number = /^Pedido (\d{4}-\d{8}) enviado\n$/.exec(yes.stdout)?.[1] ?? '';
    expect(await orderCount()).toBe(before + 1);
    expect(await held()).toEqual([]);
    expect(documentOf(await run('orders', 'show', number, '--json'))).toMatchObject({ notes: 'por la tarde' });
    const empty = await run('orders', 'send', '--yes');
    expect([empty.exit, empty.stderr]).toEqual([1, expect.stringContaining('No hay articulos en el carrito')]);
  });

  it('asks how and where to, where there is a choice, and names what is missing where nobody is there', async () => {
    await withChoices();
    await run('cart', 'set', '6200-2RS', '1');
    const missing = await run('orders', 'send', '--yes');
    expect([missing.exit, missing.stderr]).toEqual([64, expect.stringMatching(/Falta --delivery[\s\S]*«Transporte»/)]);
    const nothing = await asked(['orders', 'send'], '');
    expect([nothing.exit, nothing.stderr]).toEqual([64, expect.stringContaining('Falta --delivery')]);
    const wrong = await run('orders', 'send', '--yes', '--delivery', 'transporte', '--address', 'Otra');
    expect([wrong.exit, wrong.stderr]).toEqual([64, expect.stringMatching(/«Otra»[\s\S]*«Sucursal Centro»/)]);
    const sent = await asked(['orders', 'send', '--json'], '2', 'sucursal centro', 's');
    expect(sent.stderr).toContain('2 Sucursal Centro: Belgrano 120');
    const { number, ...rest } = documentOf(sent) as { number: string };
    expect(rest).toMatchObject({ deliveryMethod: 'Transporte', deliveryAddress: 'Sucursal Centro' });
    expect(documentOf(await run('orders', 'show', number, '--json'))).toMatchObject({
      ...{ deliveryMethodName: 'Transporte', deliveryAddress: { name: 'Sucursal Centro' } },
    });
  });

  it('charges no cost that was not seen', async () => {
    await withChoices();
    await run('cart', 'set', '6201-2RS', '1');
    await server.database.query('update cart_line set accepted_cost = accepted_cost - 100', []);
    const words = ['orders', 'send', '--delivery', 'Reparto', '--address', 'Sucursal Centro'];
    const refused = await run(...words, '--yes');
    expect([refused.exit, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/6201-2RS: de .*1\.900,00 a .*2\.000,00[\s\S]*--accept-prices/),
    ]);
    expect(await held()).toEqual(['1 × 6201-2RS']);
    const seen = await asked(words, 's');
    expect([seen.exit, seen.stderr]).toEqual([0, expect.stringMatching(/antes costaba[\s\S]*Aceptar los costos/)]);
    await run('cart', 'set', '6201-2RS', '1');
    await server.database.query('update cart_line set accepted_cost = accepted_cost - 100', []);
    expect((await run(...words, '--yes', '--accept-prices')).exit).toBe(0);
  });

  describe('where answers get lost', () => {
    const words = ['orders', 'send', '--delivery', 'Reparto', '--address', 'Sucursal Centro', '--yes', '--json'];
    let line: Awaited<ReturnType<typeof aLosingLine>>;
    beforeAll(async () => {
      line = await aLosingLine(server.address);
      await at(line.address, ['login', 'cliente.admin'], { typed: 'demo\n' });
    });
    afterAll(() => line.close());
    beforeEach(async () => {
      await withChoices();
      await run('cart', 'set', '6202-2RS', '2');
      line.sent.length = 0;
    });

    it('asks again with the same key, and makes one order', async () => {
      const before = await orderCount();
      line.lose(1);
      expect(documentOf(await at(line.address, words))).toMatchObject({ changed: true, number: expect.any(String) });
      expect([await orderCount(), new Set(line.sent).size, line.sent.length]).toEqual([before + 1, 1, 2]);
    });

    it('says where it cannot be kept until it is answered, and goes out all the same', async () => {
      const folder = join(directory, 'mostrador', 'open-orders');
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(folder, '');
      const sent = await at(line.address, words);
      rmSync(folder);
      expect(sent.stderr).toContain('no se puede guardar el envío hasta que se conteste');
      expect(documentOf(sent)).toMatchObject({ changed: true });
      await run('cart', 'set', '6202-2RS', '2');
      expect((await at(line.address, words)).stderr).not.toContain('no se puede guardar');
    });

    /** The order is stored, and the command ends before it is answered. */
    const sendAndLose = async () => {
      const before = await orderCount();
      const interruption = new AbortController();
      // A connection that was closed is asked again once: both answers are lost.
      line.lose(2, () => interruption.abort());
      expect((await at(line.address, words, { interrupted: interruption.signal })).exit).toBe(130);
      expect(await orderCount()).toBe(before + 1);
      return before + 1;
    };

    it('tells its number where the command ended before it was answered, and is called again', async () => {
      const count = await sendAndLose();
      expect(documentOf(await at(line.address, words))).toMatchObject({ changed: false, number: expect.any(String) });
      expect([await orderCount(), new Set(line.sent).size]).toEqual([count, 1]);
      const empty = await at(line.address, words);
      expect([empty.exit, documentOf(empty)]).toMatchObject([1, { error: { code: 'cart-empty' } }]);
    });

    it.each([
      ['something else', '6203-2RS', '1'],
      ['just the same', '6202-2RS', '2'],
    ])('tells its number, and sends what is in the cart since, where that is %s', async (_which, code, quantity) => {
      const count = await sendAndLose();
      const lost = (await get('/api/Orders/page/1'))['orders'] as { orderNumber: string }[];
      await run('cart', 'set', code, quantity);
      const again = await at(line.address, words);
      expect([again.exit, again.stderr]).toEqual([0, expect.stringMatching(/El pedido \d{4}-\d{8} ya había salido/)]);
      const { number, changed } = documentOf(again) as { number: string; changed: boolean };
      expect(changed).toBe(true);
      expect(again.stderr).not.toContain(number);
      expect(JSON.stringify(lost)).not.toContain(number);
      expect([await orderCount(), new Set(line.sent).size, await held()]).toEqual([count + 1, 2, []]);
    });
  });

  it('goes to the main address by what it is called, and nowhere else where there is none', async () => {
    const named = [
      'orders',
      'send',
      '--delivery',
      'Reparto',
      '--address',
      'direccion principal',
      '--dry-run',
      '--json',
    ];
    const setAddresses = (address: string, others: readonly object[]) =>
      server.database.query(`update customer set address = $1, other_addresses = $2::jsonb where id = 1`, [
        address,
        JSON.stringify(others),
      ]);
    await run('cart', 'set', '6200-2RS', '1');
    try {
      await setAddresses('', [centro]);
      const none = await run(...named);
      expect([none.exit, documentOf(none)]).toMatchObject([64, { error: { code: 'wrong-usage' } }]);
      await setAddresses('San Martín 1', [{ ...centro, name: 'Dirección principal' }]);
      expect(documentOf(await run(...named))).toMatchObject({ deliveryAddress: 'Dirección principal' });
    } finally {
      await setAddresses('San Martín 1', [centro]);
    }
    expect(documentOf(await run(...named))).toMatchObject({ deliveryAddress: '' });
  });

  it('is a customer’s: a seller sends it in the customer’s name', async () => {
    await withChoices();
    await server.database.query('update customer set seller_id = 1 where id = 1', []);
    await at(server.address, ['login', 'vendedor'], { typed: 'demo\n' });
    const own = await run('orders', 'send', '--yes');
    expect([own.exit, own.stderr]).toEqual([1, expect.stringContaining('mostrador as')]);
    const put = await run('cart', 'set', '6200-2RS', '1');
    expect([put.exit, put.stderr]).toEqual([1, expect.stringContaining('mostrador as')]);
    expect((await run('as', 'C1')).exit).toBe(0);
    await run('cart', 'set', '6200-2RS', '1');
    const sent = await run(
      'orders',
      'send',
      '--delivery',
      'Reparto',
      '--address',
      'Dirección principal',
      '--yes',
      '--json',
    );
    const { number } = documentOf(sent) as { number: string };
    expect(documentOf(await run('orders', 'show', number, '--json'))).toMatchObject({ actedBy: 'vendedor' });
    expect((await run('back')).exit).toBe(0);
    await at(server.address, ['login', 'cliente.admin'], { typed: 'demo\n' });
  });
});
