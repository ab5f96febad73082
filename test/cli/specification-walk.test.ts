import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mode, specificationAnswers } from '#test/stand-in/specification.ts';
import { aStandIn } from './a-stand-in.ts';
import { documentOf, type Ran } from './a-terminal.ts';

type StandIn = Awaited<ReturnType<typeof aStandIn>>;

/** Somebody who is signed in at the other back end. */
interface Walker {
  readonly run: (...words: readonly string[]) => Promise<Ran>;
  readonly calls: () => string[];
  readonly isNotOffered: (words: readonly string[]) => Promise<void>;
  readonly watch: () => Promise<Ran>;
  readonly address: () => string;
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-walk-'));
const order = join(folder, 'pedido.txt');
const passwords = join(folder, 'claves.txt');
writeFileSync(order, 'BKR6E 4\n');
writeFileSync(passwords, 'demo\nclave-nueva-1\n');
afterAll(() => rmSync(folder, { recursive: true }));

/** What one command line needs of an existing server, and what it says. */
const shows = ({ exit, stdout }: Ran, ...texts: readonly RegExp[]): void => {
  expect(exit).toBe(0);
  for (const text of texts) expect(stdout).toMatch(text);
};

const modes: readonly [Mode, string, string][] = [
  ['numbers', '91', '7'],
  ['texts', '0091-a', '007-a'],
];
describe.each(modes)(
  'the terminal with a back end that has only the calls of existing servers (%s)',
  (mode, demandId, customerId) => {
    /** The calls that would change something there. */
    const writes = Object.keys(specificationAnswers(mode))
      .filter((name) => !name.startsWith('GET '))
      .map((name) => new RegExp(`^${name.replaceAll('*', '[^/ ]+')}(?: |$)`, 'i'));
    const signedIn = (user: string): Walker => {
      let standIn: StandIn;
      beforeAll(async () => {
        standIn = await aStandIn(specificationAnswers(mode), user);
      });
      afterAll(() => standIn.close());
      return {
        run: (...words: readonly string[]) => standIn.run(words),
        calls: () => standIn.calls,
        isNotOffered: async (words: readonly string[]) => {
          standIn.calls.length = 0;
          const { exit, stdout, stderr } = await standIn.run(words);
          expect([exit, stdout, stderr]).toEqual([1, '', expect.stringContaining('Este servidor no lo ofrece')]);
          expect(standIn.calls.filter((call) => writes.some((write) => write.test(call)))).toEqual([]);
        },
        watch: async () => {
          standIn.calls.length = 0;
          const interruption = new AbortController();
          const watching = standIn.run(['watch'], { interrupted: interruption.signal });
          const attempts = () => standIn.calls.filter((call) => /negotiate/.test(call)).length;
          await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(1);
          interruption.abort();
          return watching;
        },
        address: () => standIn.address,
      };
    };

    /** Acts as a customer who may buy, and not as one who may not, by the calls of that role. */
    const actsAndReturns = async ({ run, calls }: Pick<Walker, 'run' | 'calls'>, role: string) => {
      calls().length = 0;
      shows(await run('as', 'C7'), /^Ahora seguís en nombre de El Cruce, una hora como mucho/);
      shows(await run('as', 'C7'), /^Ya seguís en nombre de El Cruce: no se cambió nada/);
      shows(await run('whoami'), /El Cruce/);
      shows(await run('cart', 'show'), /carrito/i);
      shows(await run('back'), /^Volviste a tu usuario\n$/);
      shows(await run('back'), /no se cambió nada/);
      const blocked = await run('as', 'C9');
      expect([blocked.exit, blocked.stdout]).toEqual([1, '']);
      shows(
        await run('whoami'),
        new RegExp(`^Sos ${role === 'admin' ? 'admin, administrador' : 'vendedor, vendedor'}`),
      );
      expect(calls().filter((call) => call.startsWith('POST '))).toEqual([
        `POST /api/Login/${role}-as-customer {"customerId":"${customerId}"}`,
        `POST /api/Login/back-to-${role}`,
        expect.stringContaining(`POST /api/Login/${role}-as-customer `),
      ]);
    };

    /** All customers by the one list that another back end has, found as a seller's own are. */
    const seesCustomers = async (run: Walker['run']) => {
      shows(await run('customers', 'list'), /C7 +El Cruce +Lista 1 +Ok/, /C9 +Repuestos Añelo +Lista 2 +Bloqueado/);
      for (const narrowing of [
        ['--search', 'anelo'],
        ['--state', 'bloqueado'],
        ['--price-list', 'lista 2'],
      ]) {
        const { exit, stdout } = await run('customers', 'list', ...narrowing);
        expect([exit, stdout]).toEqual([0, expect.stringMatching(/C9 +Repuestos Añelo/)]);
        expect(stdout).not.toContain('C7');
      }
      shows(await run('customers', 'list', '--seller', 'VENDEDOR UNO'), /C7 +El Cruce/);
      const listed = await run('customers', 'list', '--json');
      expect(documentOf(listed)).toMatchObject({ customers: [{ externalCode: 'C7' }, { externalCode: 'C9' }] });
      shows(await run('customers', 'show', 'C7'), /^El Cruce/, /Lista de precios +Lista 1/, /Vendedor +Vendedor Uno/);
      shows(await run('customers', 'show', 'c7', '--json'), /"externalCode": "C7"/);
      expect(listed.stdout).not.toContain('clave-1');
      const nobody = await run('customers', 'show', 'C70');
      expect([nobody.exit, nobody.stderr]).toEqual([1, expect.stringContaining('No hay un cliente con el código C70')]);
    };

    describe('a manager', () => {
      const { run } = signedIn('gerente');

      it('sees the customers', () => seesCustomers(run));
    });

    describe('a customer', () => {
      const { run, calls, isNotOffered, watch, address } = signedIn('cliente');

      it('asks who they are, and whether all is well', async () => {
        shows(await run('whoami'), /^Sos cliente, cliente administrador, en /);
        shows(
          await run('doctor'),
          /bien +Servidor/,
          /ojo +Versión.*el servidor no dice la suya/,
          /bien +Sesión +cliente/,
        );
      });

      it('searches', async () => {
        shows(
          await run('catalogue', 'search', 'bkr6e'),
          /BKR6E +NGK +Disponible +1\.000,00\n +el que buscaste/,
          /FR7DC BOSCH/,
        );
      });

      it('sees what is owed, and what was', async () => {
        shows(await run('account'), /A 00001-00000061 +01\/12\/2026 +19 +1\.210,00 +1\.000,00 +210,00/, /deuda 210,00/);
        shows(await run('account', '--historic'), /01\/11\/2026 +A 00001-00000061 +1\.210,00/);
      });

      it('sees the price lists, and takes one', async () => {
        shows(await run('price-lists', 'list'), /Lista 1 +19\/11\/2026 07:00:00/);
        const path = join(folder, `${mode}.xlsx`);
        shows(await run('price-lists', 'download', 'Lista 1', '--output', path), /^Guardado en /);
        expect(readFileSync(path, 'utf8')).toBe('%PDF-1.4');
      });

      it('sees its own orders', async () => {
        shows(await run('orders', 'list'), /^No hay pedidos/);
      });

      it('fills the cart, and sends it as one order', async () => {
        shows(await run('cart', 'set', 'bkr6e', '10'), /^10 × BKR6E NGK en el carrito\n$/);
        shows(await run('cart', 'set', 'BKR6E', '10'), /no se cambió nada/);
        shows(await run('cart', 'set', 'PF1', '1'), /^1 × PF1 FERODO/);
        shows(await run('cart', 'remove', 'PF1'), /^PF1 FERODO ya no está/);
        const [combo] = documentOf(await run('cart', 'combos', '--json')) as { id: string }[];
        shows(await run('cart', 'combos'), /Service de encendido +5\.000,00 +4\.000,00/, /incluye 4 × BKR6E NGK/);
        shows(await run('cart', 'set', `#combo-${combo?.id}`, '2'), /^2 × Service de encendido en el carrito\n$/);
        shows(await run('cart', 'show'), /Service de encendido/, /Total +18\.000,00/);
        shows(await run('cart', 'set', 'service de encendido', '0'), /^Service de encendido ya no está/);
        shows(await run('cart', 'show'), /BKR6E +NGK/, /Total +10\.000,00/, /Regalo: Una gorra/);
        shows(await run('orders', 'send', '--dry-run'), /Entrega +Reparto zona sur/, /no se envía nada/);
        const { exit, stderr } = await run('orders', 'send', '--address', 'Centro', '--yes');
        expect([exit, stderr]).toEqual([1, expect.stringContaining('no ofrece elegir la dirección')]);
        calls().length = 0;
        shows(await run('orders', 'send', '--yes'), /^Pedido enviado\. Este servidor no dice su número/);
        expect(calls().filter((call) => /^POST \/api\/Orders( |$)/.test(call))).toHaveLength(1);
        shows(await run('orders', 'list'), /2026-00000001/);
        expect((await run('orders', 'send', '--yes')).exit).toBe(1);
      });

      it('sees claims, one of them by its own id, and warranties', async () => {
        shows(await run('demands', 'list'), /2026-00000091 +20\/11\/2026 +A 1-91 +Faltante +Creado/);
        expect(documentOf(await run('demands', 'list', '--json'))).toMatchObject({ demands: [{ id: demandId }] });
        shows(await run('demands', 'show', demandId), /^Reclamo 2026-00000091/, /Origen +Pedido/);
        shows(await run('warranties', 'list'), /RMA-95 +20\/11\/2026 +BKR6E +NGK +1 +Creado/);
      });

      it('sends a claim and a warranty, and settles how it sees its prices', async () => {
        const claim = ['--origin', 'Pedido', '--document', 'A 1-92', '--date', '2026-03-01', '--note', 'Faltaron dos'];
        const part = ['demands', 'create', 'bkr6e|NGK=2', ...claim];
        shows(await run(...part, '--dry-run'), /2 × BKR6E NGK, de A 1-92/);
        shows(await run(...part, '--yes'), /se envió\n$/);
        shows(await run('customer-configuration', 'set', 'includeIva', 'sí'), /includeIva: sí|no se cambió nada/);
        shows(await run('customer-configuration', 'show'), /Incluir IVA +sí/);
      });

      it.each([
        ['payments', 'list'],
        ['payments', 'report', '--amount', '10', '--method', 'cash'],
        ['second-factor', 'show'],
        ['second-factor', 'codes', '--yes'],
        ['quotes', 'list'],
        ['quotes', 'show', '2026-1'],
        ['quotes', 'pdf', '2026-1', '--output', join(folder, 'presupuesto.pdf')],
        ['quick-order', order],
        ['quick-order', order, '--add'],
        ['password', '--password-file', passwords],
      ])('is told what is not offered, and nothing is changed: %s %s', (...words) => isNotOffered(words));

      it.each([['orders', 'state', '2026-1', 'Received', '--yes'], ['price-lists', 'regenerate'], ['backup']])(
        'may not: %s %s',
        async (...words) => {
          const { exit, stderr } = await run(...words.filter((word) => word !== undefined));
          expect([exit, stderr]).toEqual([1, expect.stringContaining('no tiene permiso')]);
        },
      );

      it('sees that watching tries again, until Ctrl-C', async () => {
        const { exit, stdout, stderr } = await watch();
        expect([exit, stdout, stderr]).toEqual([130, '', 'Conectando\nReconectando\n']);
      });

      it('signs out, and is told that the server has no call for that', async () => {
        const { exit, stdout } = await run('logout');
        expect([exit, stdout]).toEqual([
          0,
          `La sesión se borró de esta computadora; ${address()} no dice que la terminó\n`,
        ]);
        expect((await run('whoami')).exit).toBe(4);
      });
    });

    describe('an administrator', () => {
      const { run, calls, isNotOffered } = signedIn('admin');

      it('asks who they are, and whether all is well', async () => {
        shows(await run('whoami'), /^Sos admin, administrador, en /);
        shows(await run('doctor'), /bien +Servidor/, /bien +Sesión +admin/);
      });

      it('searches, and sees the price lists', async () => {
        shows(await run('catalogue', 'search', 'bkr6e'), /BKR6E +NGK/);
        shows(await run('price-lists', 'list'), /Lista 1 +19\/11\/2026/);
      });

      it('has the price lists made anew', async () => {
        shows(await run('price-lists', 'regenerate'), /^El servidor tomó el pedido, pero no dice cómo va/);
        shows(await run('price-lists', 'regenerate', '--no-wait'), /^Empezó a generarlas/);
        expect(calls().filter((call) => call === 'POST /api/Vl/Update/create-prices-files')).toHaveLength(2);
      });

      it('sees the claims of all, and associates one by the id that the list gives', async () => {
        shows(await run('demands', 'list'), /2026-00000091 +20\/11\/2026 +El Cruce +A 1-91 +Faltante +Creado/);
        expect(documentOf(await run('demands', 'list', '--json'))).toMatchObject({ demands: [{ id: demandId }] });
        shows(await run('demands', 'show', demandId), /Cliente +El Cruce/);
        shows(await run('demands', 'associate', demandId, 'F-1'), /^El reclamo 2026-00000091 ahora está en curso\n$/);
        for (const named of [demandId, '2026-91']) {
          calls().length = 0;
          shows(await run('demands', 'associate', named, 'F-1'), /ya tenía el código F-1: no se cambió nada\n$/);
          const { exit, stderr } = await run('demands', 'associate', named, 'F-2', '--yes');
          expect([exit, stderr]).toEqual([1, expect.stringContaining('quedó con el código F-1')]);
          expect(calls().filter((call) => call.startsWith('POST '))).toEqual([]);
        }
        shows(await run('demands', 'list', '--management'), /El Cruce +F-1 +A 1-91 +Faltante +En curso/);
      });

      it('settles the configuration, with what changes first', async () => {
        shows(await run('configuration', 'get', 'currentAccount.days'), /^60\n$/);
        shows(
          await run('configuration', 'set', 'currentAccount.days', '45', '--dry-run'),
          /currentAccount.days: 60 → 45/,
        );
        shows(
          await run('configuration', 'set', 'currentAccount.days', '45', '--yes'),
          /^Guardado: Cuenta corriente\ncurrentAccount.days: 60 → 45\n$/,
        );
        shows(await run('configuration', 'set', 'currentAccount.days', '45', '--yes'), /no se cambió nada/);
        shows(await run('configuration', 'get', 'currentAccount.days'), /^45\n$/);
      });

      it('finds documents by their number, and settles one', async () => {
        shows(await run('account', 'list', '--search', '61'), /A 00001-00000061 .*El Cruce.*Impago/);
        shows(await run('account', 'settle', 'A 00001-00000061'), /^A 00001-00000061 de El Cruce: Pago\n$/);
        shows(await run('account', 'settle', 'A 00001-00000061'), /no se cambió nada/);
      });

      it('sees, puts up and takes off pictures and news', async () => {
        shows(await run('images', 'list', 'Flyers'), /flyer\.png/);
        shows(await run('images', 'remove', 'Flyers', 'flyer.png', '--yes'), /^Eliminada: flyer\.png\n$/);
        shows(await run('news', 'list'), /^No hay novedades\n$/);
        shows(await run('news', 'announce', 'bkr6e', '--brand', 'NGK'), /^Anunciado: BKR6E NGK\n$/);
        shows(await run('news', 'list'), /BKR6E +NGK/);
      });

      it('sees the customers', () => seesCustomers(run));

      it('sees brands, families and sellers, by the lists that every server has', async () => {
        shows(await run('brands', 'list'), /FERODO/, /NGK/);
        const found = await run('brands', 'list', '--search', 'ngk');
        shows(found, /NGK/);
        expect(found.stdout).not.toContain('FERODO');
        shows(await run('families', 'list'), /Bujías de Encendido/);
        const families = documentOf(await run('families', 'list', '--json'));
        expect(families).toMatchObject({
          names: [
            { name: 'Bujías de Encendido', parent: { name: 'Encendido' } },
            { name: 'Encendido', parent: null },
          ],
        });
        shows(await run('staff', 'list'), /v1 +Vendedor Uno +Vendedor +Activo/);
        const staff = await run('staff', 'list', '--json');
        expect(documentOf(staff)).toMatchObject([{ name: 'Vendedor Uno', user: 'v1' }]);
        expect(staff.stdout).not.toContain('clave-3');
      });

      it('sees the logins of a customer', async () => {
        shows(await run('logins', 'show', 'c7'), /^Administrador +cliente +clave-1$/m, /^Usuario +c2 +clave-2$/m);
        shows(await run('logins', 'show', 'C9'), /^Administrador +anelo *$/m);
      });

      it('acts as a customer, and comes back', async () => {
        await actsAndReturns({ run, calls }, 'admin');
      });

      it.each([
        ['orders', 'list'],
        ['orders', 'list', '--zone', 'Norte', '--min', '1000'],
        ['orders', 'list', '--search', 'BKR6E', '--from', '2026-11-01'],
        ['orders', 'export', '--output', join(folder, 'pedidos.csv')],
        ['demands', 'export', '--output', join(folder, 'reclamos.csv')],
        ['setup', 'show'],
        ['products', 'list'],
        ['products', 'show', 'BKR6E'],
        ['families', 'list', '--under', 'Encendido'],
        ['vehicles', 'list'],
        ['offers', 'list'],
        ['payments', 'list'],
        ['audit', 'list'],
        ['mail', 'list'],
        ['mail', 'resend', '1'],
        ['imports', 'list'],
        ['imports', 'undo', '1', '--yes'],
        ['customers', 'list', '--without-access'],
        ['customers', 'edit', 'C7', '--state', 'Blocked'],
        ['customers', 'block', 'C7', '--yes'],
        ['customers', 'create', 'C8', '--name', 'Otro', '--price-list', 'Lista 1'],
        ['customers', 'quotes', 'C7'],
        ['logins', 'issue', 'C7', 'admin', '--yes'],
        ['account', 'list'],
        ['demands', 'list', '--state', 'Created'],
        ['demands', 'messages', '2026-91'],
        ['price-lists', 'create', 'Otra'],
        ['orders', 'show', '2026-1'],
        ['orders', 'state', '2026-1', 'Received', '--yes'],
        ['demands', 'resolve', '2026-91', 'Accepted', '--resolution', 'Va nota de crédito', '--yes'],
        ['warranties', 'list'],
        ['warranties', 'show', '2026-1'],
        ['warranties', 'state', '2026-1', 'Pending'],
        ['backup'],
        ['backup', '--list'],
        ['catalogue', 'import', order, '--kind', 'prices', '--yes'],
        ['catalogue', 'import', order, '--kind', 'prices', '--dry-run'],
        ['password', '--password-file', passwords],
      ])('is told what is not offered, and nothing is changed: %s %s', (...words) => isNotOffered(words));
    });

    describe('a seller', () => {
      const { run, calls } = signedIn('vendedor');

      it('sees their own customers, and acts as one', async () => {
        shows(await run('customers', 'list'), /C7 +El Cruce +Lista 1 +Ok/, /C9 +Repuestos Añelo +Lista 2 +Bloqueado/);
        const blocked = await run('customers', 'list', '--state', 'Bloqueado');
        shows(blocked, /C9 +Repuestos Añelo/);
        expect(blocked.stdout).not.toContain('C7');
        await actsAndReturns({ run, calls }, 'seller');
      });
    });
  },
);
