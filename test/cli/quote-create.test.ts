import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'mostrador-quotes-'));
const signIn = async (userName: string) => {
  const environment = {
    API_BASE_URL: server.address,
    XDG_CONFIG_HOME: mkdtempSync(join(folder, 'home-')),
    NO_COLOR: '1',
  };
  await runCli(['login', userName], { environment, typed: 'demo' });
  return (...words: readonly string[]) => runCli(words, { environment, now: Date.now });
};
let run: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  server = await aServer();
  run = await signIn('cliente.admin');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const count = async (): Promise<number> => {
  const [row] = await server.database.query<{ n: number }>('select count(*)::int as n from quote');
  return row?.n ?? 0;
};

describe('quotes create', () => {
  it('makes a quote of articles and of other things, and the same again on that day makes no other', async () => {
    const wanted = ['quotes', 'create', '6200-2RS=4', '6201 2rs|skf=2@1500,50', '--other', 'Colocación=1@18000'];
    const more = ['--client', ' Taller Sur ', '--days', '15', '--json'];
    const before = await count();
    const made = await run(...wanted, ...more);
    expect(documentOf(made)).toMatchObject({
      ...{ changed: true, clientName: 'Taller Sur', validityDays: 15 },
      lines: [
        { quantity: 4, isOwnPrice: false },
        { quantity: 2, unitPrice: 1500.5, isOwnPrice: true },
        { description: 'Colocación', quantity: 1, unitPrice: 18000 },
      ],
    });
    const again = await run(...wanted, ...more);
    expect([again.exit, documentOf(again)]).toMatchObject([0, { changed: false }]);
    expect(await count()).toBe(before + 1);
    const printed = await run(...wanted, '--client', 'Taller Norte');
    expect([printed.exit, printed.stdout]).toEqual([
      0,
      expect.stringMatching(/^Presupuesto \d{4}-\d{8} para Taller Norte, de \$ /),
    ]);
  });

  it('quotes what is in the cart, before the rest', async () => {
    expect((await run('quotes', 'create', '--from-cart')).exit).not.toBe(0);
    await run('cart', 'set', '6200-2RS', '3');
    const made = documentOf(await run('quotes', 'create', '--from-cart', '--other', 'Flete=1@500', '--json'));
    expect(made).toMatchObject({ lines: [{ quantity: 3 }, { description: 'Flete' }] });
  });

  it('does not cut what is no article, and says that another one was changed since', async () => {
    const wanted = ['quotes', 'create', '--other', 'Aceite 15W|40=1@9000', '--client', 'Peña'];
    const made = documentOf(await run(...wanted, '--json')) as { id: string; lines: object[] };
    expect(made.lines).toMatchObject([{ description: 'Aceite 15W|40' }]);
    await server.database.query(`update quote set note = 'otra' where id = $1`, [Number(made.id)]);
    const again = await run(...wanted);
    expect([again.exit, again.stderr]).toEqual([1, expect.stringContaining('Hoy ya se hizo ese presupuesto')]);
  });

  it.each([
    [[], 'Falta qué presupuestar'],
    [['6200-2RS=0'], 'la cantidad no sirve'],
    [['6200-2RS=dos'], 'la cantidad no sirve'],
    [['6200-2RS=1@barato'], 'el precio no sirve'],
    [['6200-2RS=1@-5'], 'el precio no sirve'],
    [['6200-2RS=1@1,505'], 'el precio no sirve'],
    [['--other', 'Colocación'], 'el precio no sirve'],
    [['6200-2RS', '--days', '400'], '--days va de 1 a 365'],
    [['6200-2RS', '--client', 'x'.repeat(121)], '--client lleva hasta 120 caracteres'],
    [['NADA-1'], 'No hay un artículo con el código «NADA-1»'],
    [['6200-2RS', '6200-2RS=2'], 'Un artículo está dos veces'],
  ])('tells what is wrong with %j, and makes nothing', async (words, text) => {
    const before = await count();
    const { exit, stderr } = await run('quotes', 'create', ...words);
    expect([exit === 0, stderr]).toEqual([false, expect.stringContaining(text)]);
    expect(await count()).toBe(before);
  });

  it('tells what of the cart is not sold any more, and makes nothing', async () => {
    await run('cart', 'empty', '--yes');
    await run('cart', 'set', '6201-2RS', '3', '--brand', 'SKF');
    const admin = await signIn('admin');
    expect((await admin('products', 'sale', '6201-2RS', 'discontinued', '--brand', 'SKF')).exit).toBe(0);
    const quoted = () => run('quotes', 'create', '--from-cart');
    await expect.poll(async () => (await quoted()).stderr).toContain('Ya no están a la venta: 6201-2RS SKF');
    const before = await count();
    expect((await quoted()).exit).toBe(1);
    expect(await count()).toBe(before);
  });

  it('says what it would do with --dry-run', async () => {
    const before = await count();
    expect((await run('quotes', 'create', '6200-2RS', '--dry-run')).exit).toBe(0);
    expect(await count()).toBe(before);
  });
});
