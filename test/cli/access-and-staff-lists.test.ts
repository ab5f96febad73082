import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outboxProblem } from '#adapters/texts/mails.es.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { widestLine } from './a-terminal.ts';
import { anOfficeTerminal, told } from './an-office-terminal.ts';

const { folder, run, json, theServer } = anOfficeTerminal(({ database }) => aFleet(database));

/** An order of the company of `cliente` of four 6200-2RS and six 6201-2RS; answers its number. */
const anOrder = async (): Promise<string> => {
  const token = await theServer().signIn('cliente');
  for (const [productPriceId, quantity] of [
    ['1', 4],
    ['2', 6],
  ] as const)
    await theServer().call('POST', '/api/ShoppingCarts', { token, body: { productPriceId, quantity } });
  const { json: order } = await theServer().call('POST', '/api/Orders', { token, body: { deliveryMethodId: '1' } });
  return `${order?.['year']}-${order?.['number']}`;
};

describe('the overview', () => {
  it('tells what was sold, what waits, what is owed and what failed, in 80 columns', async () => {
    const shown = await run(['overview'], { screen: 80 });
    expect([shown.exit, shown.stderr]).toEqual([0, '']);
    expect(widestLine(shown.stdout)).toBeLessThanOrEqual(80);
    for (const heading of ['Vendido', 'Para atender', 'Para revisar', 'Deuda']) expect(shown.stdout).toContain(heading);
    expect(shown.stdout).toMatch(/Garantías abiertas +3 \(/);
    expect(await json('overview')).toMatchObject({ warranties: { open: 3 }, debt: { to30: 0 } });
    expect((await run(['overview', '--fields', 'lateCustomers', '--json'])).exit).toBe(0);
  });
});

describe('orders', () => {
  it('are corrected to less, with a reason, once', async () => {
    const number = await anOrder();
    const correct = ['orders', 'correct', number, '--line', '6201-2RS=2', '--reason', 'No quedaban más'];
    expect(told(await run(correct))).toEqual({ exit: 64, text: expect.stringContaining('--yes') });
    const dry = await run([...correct, '--dry-run']);
    expect(told(dry)).toEqual({ exit: 0, text: expect.stringMatching(/Pasa de \$ [\d.,]+ a \$ [\d.,]+/) });
    const corrected = await json(...correct, '--yes');
    expect(corrected).toMatchObject({
      changed: true,
      corrections: [{ reason: 'No quedaban más', changes: [{ productCode: '6201-2RS', from: 6, to: 2 }] }],
    });
    expect(await json(...correct, '--yes')).toMatchObject({ changed: false });
    const off = ['orders', 'correct', number, '--line', '6201-2RS=0', '--reason', 'Ninguno', '--yes'];
    expect(await json(...off)).toMatchObject({ changed: true });
    expect(await json(...off)).toMatchObject({ changed: false });
    expect(
      told(
        await run([
          'orders',
          'correct',
          number,
          '--line',
          '6200-2RS=1',
          '--line',
          '6200-2RS=2',
          '--reason',
          'x',
          '--yes',
        ]),
      ),
    ).toMatchObject({ exit: 64 });
    for (const [wrong, exit, text] of [
      [['--line', '6201-2RS'], 64, 'no dice de qué renglón'],
      [['--line', 'NADA=1', '--reason', 'x'], 1, 'no tiene un renglón de NADA'],
      [['--line', '6200-2RS=9', '--reason', 'x'], 1, 'No puede ser más'],
      [['--line', '6200-2RS=1'], 1, 'motivo'],
    ] as const) {
      const refused = await run([
        'orders',
        'correct',
        number,
        ...wrong,
        '--yes',
        ...(exit === 64 ? ['--reason', 'x'] : []),
      ]);
      expect(told(refused)).toEqual({ exit, text: expect.stringContaining(text) });
    }
  });

  it('have another article in the place of a line, at the price that is told, once', async () => {
    const number = await anOrder();
    const replace = ['orders', 'correct', number, '--replace', '6201-2RS=6202-2RS|SKF', '--reason', 'No queda'];
    const dry = told(await run([...replace, '--dry-run']));
    expect(dry.exit).toBe(0);
    expect(dry.text).toMatch(
      /^Con --dry-run no se hace nada\. Haría esto: Corregir el pedido \d{4}-\d{8}\. 6202-2RS SKF va en lugar de 6201-2RS SKF, a \$ [\d.,]+ c\/u\. Pasa de \$ [\d.,]+ a \$/,
    );
    const fewer = [...replace, '--line', '6201-2RS=2', '--yes'];
    const corrected = await json(...fewer);
    expect(corrected).toMatchObject({
      changed: true,
      shoppingCartContainer: {
        products: [
          { productCode: '6200-2RS', quantity: 4 },
          { productCode: '6202-2RS', quantity: 2, replaces: { productCode: '6201-2RS', quantity: 6 } },
        ],
      },
      corrections: [{ reason: 'No queda', changes: [{ productCode: '6201-2RS', from: 6, to: 2 }] }],
    });
    expect(await json(...fewer)).toMatchObject({ changed: false });
    const shown = await run(['orders', 'show', number], { screen: 80 });
    expect(shown.stdout).toContain('reemplaza a 6 × 6201-2RS SKF');
    expect(widestLine(shown.stdout)).toBeLessThanOrEqual(80);
    for (const [wrong, exit, text] of [
      [[], 64, 'Falta qué se corrige'],
      [['--replace', '6200-2RS'], 64, 'no dice qué renglón se reemplaza'],
      [['--replace', '6201-2RS=6203-2RS'], 1, 'no tiene un renglón de 6201-2RS'],
      [['--replace', '6200-2RS=6200-2RS'], 1, 'es el mismo artículo'],
      [['--replace', '6200-2RS=NADA'], 1, 'No hay un artículo con el código «NADA»'],
      [['--replace', '6200-2RS=6203-2RS|Bosch'], 1, 'No hay un artículo con el código «6203-2RS» de Bosch'],
      [['--replace', '6200-2RS=6203-2RS', '--line', '6200-2RS=0'], 1, 'Poné cuántas unidades'],
    ] as const) {
      const refused = await run(['orders', 'correct', number, ...wrong, '--reason', 'x', '--yes']);
      expect(told(refused)).toEqual({ exit, text: expect.stringContaining(text) });
    }
  });

  it('have what was ordered replaced once, though it goes in the place of another line', async () => {
    const number = await anOrder();
    const swap = ['--replace', '6200-2RS=6201-2RS|SKF', '--replace', '6201-2RS=6202-2RS|SKF', '--line', '6201-2RS=2'];
    const correct = ['orders', 'correct', number, ...swap, '--reason', 'No quedan', '--yes'];
    const products = [
      { productCode: '6201-2RS', quantity: 4, replaces: { productCode: '6200-2RS' } },
      { productCode: '6202-2RS', quantity: 2, replaces: { productCode: '6201-2RS' } },
    ];
    expect(await json(...correct)).toMatchObject({ changed: true, shoppingCartContainer: { products } });
    expect(await json(...correct)).toMatchObject({ changed: false, shoppingCartContainer: { products } });
    const other = ['orders', 'correct', number, '--line', '6202-2RS=1', '--reason', 'Queda una', '--yes'];
    expect(told(await run(other))).toEqual({ exit: 1, text: expect.stringMatching(/por su id: '#\w+r1' \(SKF, 2\)/) });
  });

  it('have a line replaced once that is named by its id, which the replacement does not have', async () => {
    const number = await anOrder();
    const { shoppingCartContainer } = (await json('orders', 'show', number)) as {
      readonly shoppingCartContainer: { readonly products: readonly { readonly id: string }[] };
    };
    const id = shoppingCartContainer.products[1]?.id;
    const swap = ['--replace', `#${id}=6202-2RS|SKF`, '--line', `#${id}=2`];
    const correct = ['orders', 'correct', number, ...swap, '--reason', 'No quedan', '--yes'];
    const products = [{ productCode: '6200-2RS' }, { id: `${id}r1`, productCode: '6202-2RS', quantity: 2 }];
    expect(await json(...correct)).toMatchObject({ changed: true, shoppingCartContainer: { products } });
    expect(await json(...correct)).toMatchObject({ changed: false, shoppingCartContainer: { products } });
    const other = ['orders', 'correct', number, '--replace', `#${id}=6203-2RS|SKF`, '--reason', 'No', '--yes'];
    expect(told(await run(other))).toEqual({ exit: 1, text: expect.stringContaining(`no tiene un renglón de #${id}`) });
  });

  it('are looked for by all that staff have, and go out as a file', async () => {
    const number = await anOrder();
    const found = async (...words: readonly string[]) =>
      (
        (await json('orders', 'list', ...words)) as { readonly orders: readonly { readonly number: number }[] }
      ).orders.map((order) => order.number);
    const mine = Number(number.split('-')[1]);
    const every = [
      '--product',
      '6201-2RS',
      '--brand',
      'skf',
      '--delivery',
      'reparto',
      '--min',
      '0,01',
      '--state',
      'Sent',
    ];
    expect(await found(...every)).toContain(mine);
    expect(await found('--search', number)).toEqual([mine]);
    expect(await found('--search', number, '--customer', 'C1')).toEqual([mine]);
    expect(await found('--search', number, '--customer', 'C1', '--all')).toEqual([mine]);
    for (const other of [
      ['--max', '0,01'],
      ['--from', '2100-01-01'],
      ['--to', '2000-01-01'],
      ['--product', '6202-2RS'],
    ]) {
      expect([other, await found('--search', number, ...other)]).toEqual([other, []]);
    }
    for (const [wrong, exit, text] of [
      [['--zone', 'Marte'], 1, 'No hay una zona «Marte»'],
      [['--seller', 'Nadie'], 1, 'No hay un vendedor «Nadie»'],
      [['--delivery', 'Cohete'], 1, 'Reparto'],
      [['--product', 'NADA-1'], 1, 'No hay un artículo'],
      [['--search', number, '--customer', 'nadie'], 1, 'No hay un cliente «nadie»'],
      [['--brand', 'SKF'], 64, '--product'],
      [['--min', 'mucho'], 64, 'importe'],
      [['--min', '1', '--page', '2'], 64, '--after'],
      [['--after', 'x'], 64, '--page'],
    ] as const) {
      expect(told(await run(['orders', 'list', ...wrong]))).toEqual({ exit, text: expect.stringContaining(text) });
    }
    const file = await run(['orders', 'export', '--search', number, '--output', '-']);
    expect([file.exit, file.stdout.trim().split('\n').length]).toEqual([0, 2]);
    expect(file.stdout).toContain('"Pedido";"Fecha"');
  });

  it('go on paper, several in one file, and nothing is written over unasked', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const file = join(folder, 'preparar.pdf');
    expect(await json('orders', 'paper', one, other, '--output', file, '--quiet')).toEqual({ file });
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(told(await run(['orders', 'paper', one, '--output', file]))).toEqual({
      exit: 1,
      text: expect.stringContaining('--force'),
    });
    const sheet = await run([
      'orders',
      'paper',
      one,
      '--paper',
      'picking-by-location',
      '--format',
      'csv',
      '--output',
      '-',
    ]);
    expect(sheet.stdout).toContain('6201-2RS');
    expect(told(await run(['orders', 'paper', 'x']))).toEqual({
      exit: 64,
      text: expect.stringContaining('número de pedido'),
    });
    expect(told(await run(['orders', 'paper', '2020-9']))).toEqual({
      exit: 1,
      text: expect.stringContaining('No encontramos'),
    });
  });
});

describe('who is signed in', () => {
  it('is listed and ended: oneself elsewhere, staff and customers', async () => {
    await theServer().signIn('admin');
    const own = (await json('sessions', 'list')) as { readonly id: string; readonly isCurrent: boolean }[];
    expect(own.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: expect.stringContaining('terminal') }]);
    expect(own.length).toBeGreaterThan(1);
    expect(await json('sessions', 'end', '--others', '--yes')).toMatchObject({ changed: true, ended: own.length - 1 });
    expect(await json('sessions', 'end', '--others', '--yes')).toMatchObject({ changed: false });
    expect(told(await run(['sessions', 'end', '--yes']))).toMatchObject({ exit: 64 });
    expect(told(await run(['sessions', 'end', 'x', '--yes']))).toEqual({
      exit: 1,
      text: 'Error: Esa sesión ya no está abierta.\n',
    });

    for (const [user, listed, ended] of [
      ['gerente', ['staff', 'sessions', 'gerente'], ['staff', 'sign-out', 'gerente']],
      ['cliente', ['logins', 'sessions', 'C1'], ['logins', 'sign-out', 'C1']],
    ] as const) {
      await theServer().signIn(user);
      expect(await json(...listed)).not.toEqual([]);
      expect(told(await run([...ended]))).toMatchObject({ exit: 64 });
      expect(await json(...ended, '--yes')).toMatchObject({ changed: true });
      expect(await json(...listed)).toEqual([]);
    }
  });

  it('comes in by an invitation, which can be withdrawn', async () => {
    expect(told(await run(['logins', 'invite', 'C1', 'admin', '--email', 'ana']))).toMatchObject({ exit: 1 });
    const invited = await json('logins', 'invite', 'C1', 'admin', '--email', 'ana@example.com');
    expect(invited).toMatchObject({ changed: true, sentTo: 'ana@example.com', expiresAt: expect.any(String) });
    expect(await json('logins', 'withdraw', 'C1', 'admin', '--yes')).toMatchObject({ changed: true });
    expect(await json('logins', 'withdraw', 'C1', 'admin', '--yes')).toMatchObject({ changed: false });
    expect(await json('staff', 'invite', 'gerente', '--email', 'g@example.com')).toMatchObject({ changed: true });
    expect(told(await run(['staff', 'invite', 'nadie']))).toMatchObject({ exit: 1 });
  });

  it('of staff may need a second step, once the administrator who asks for it has one', async () => {
    expect(await json('staff', 'second-factor', 'optional')).toMatchObject({ changed: false, isCompulsory: false });
    expect(told(await run(['staff', 'second-factor', 'compulsory']))).toEqual({
      exit: 1,
      text: expect.stringContaining('Activá primero tu propio segundo paso'),
    });
    expect(await json('staff', 'reset-second-factor', 'gerente', '--yes')).toMatchObject({ changed: false });
  });
});

describe('mails', () => {
  it('are told with --dry-run what the server would refuse', async () => {
    const { database } = theServer();
    const add = async (sentAt: string | null, holdsLink: boolean) => {
      const [row] = await database.query<{ id: string }>(
        `insert into outbox_mail (recipients, subject, body, created_at, next_attempt_at, attempts, sent_at, holds_link)
         values ('{uno@example.com}', 'Aviso', 'x', now(), now() + interval '1 day', 1, $1, $2) returning id`,
        [sentAt, holdsLink],
      );
      return String(row?.id);
    };
    const dry = async (...words: readonly string[]) => told(await run(['mail', ...words, '--dry-run']));
    const refused = (text: string) => ({ exit: 1, text: expect.stringContaining(text) });
    const sent = await add('2026-11-01T12:01Z', false);
    const waiting = await add(null, true);
    const link = await add('2026-11-01T12:01Z', true);
    expect(await dry('give-up', sent)).toEqual(refused(outboxProblem({ code: 'mail-went-out' })));
    expect(await dry('give-up', waiting)).toMatchObject({ exit: 0 });
    expect(await dry('resend', sent)).toMatchObject({ exit: 0 });
    const again = told(await run(['mail', 'resend', sent]));
    expect(again).toEqual({ exit: 64, text: expect.stringContaining('Confirmalo con --yes') });
    expect(told(await run(['mail', 'resend', sent, '--yes']))).toMatchObject({ exit: 0 });
    expect(await dry('resend', link)).toEqual(refused(outboxProblem({ code: 'mail-link-gone' })));
    const elsewhere = await dry('resend', waiting, '--to', 'otra@example.com');
    expect(elsewhere).toEqual(refused(outboxProblem({ code: 'mail-link-elsewhere' })));
    for (const what of ['resend', 'give-up']) {
      expect(await dry(what, '999999')).toEqual(refused(outboxProblem({ code: 'mail-not-found' })));
    }
    expect(await json('mail', 'give-up', waiting, '--yes')).toMatchObject({ state: 'given-up', changed: true });
    expect(await json('mail', 'give-up', waiting, '--yes')).toMatchObject({ state: 'given-up', changed: false });
    expect(await dry('test', 'nada')).toEqual(refused(outboxProblem({ code: 'mail-address-invalid' })));
  });

  it('begin as somebody writes them, until they are as usual again', async () => {
    expect(await json('mail', 'templates')).toContainEqual(
      expect.objectContaining({ kind: 'order-sent', isUsual: true }),
    );
    const write = ['mail', 'write-template', 'order-sent', '--subject', 'Va el pedido {pedido}'];
    expect(await json(...write)).toMatchObject({ changed: true, isUsual: false, subject: 'Va el pedido {pedido}' });
    expect(await json(...write)).toMatchObject({ changed: false });
    expect((await run(['mail', 'template', 'order-sent'])).stdout).toMatch(/^Asunto +Va el pedido \d{4}-\d+/);
    expect(told(await run(['mail', 'write-template', 'order-sent', '--subject', '{nada}']))).toEqual({
      exit: 1,
      text: expect.stringContaining('{nada} no existe'),
    });
    expect(await json('mail', 'reset-template', 'order-sent', '--yes')).toMatchObject({ changed: true, isUsual: true });
    expect(await json('mail', 'reset-template', 'order-sent', '--yes')).toMatchObject({ changed: false });
  });
});

describe('vehicle brands', () => {
  it('stand in segments, in an order', async () => {
    const board = (await json('vehicles', 'board')) as { readonly assigned: readonly { readonly name: string }[] };
    const last = board.assigned.at(-1)?.name ?? '';
    expect(board.assigned.length).toBeGreaterThan(1);
    expect(await json('vehicles', 'order', last, '--at', '1')).toMatchObject({
      changed: true,
      assigned: [{ name: last }, {}],
    });
    expect(await json('vehicles', 'order', last, '--at', '1')).toMatchObject({ changed: false });
    expect(told(await run(['vehicles', 'order', 'Sin asignar', '--at', '1']))).toMatchObject({ exit: 64 });
    const [brand] = (
      (await json('vehicles', 'list', '--kind', 'vehicle-brands')) as { readonly names: { readonly name: string }[] }
    ).names;
    const name = brand?.name ?? '';
    expect(await json('vehicles', 'place', name, 'Sin asignar')).toMatchObject({
      changed: true,
      unassigned: [{ name }],
    });
    expect(await json('vehicles', 'place', name, last, '--at', '1')).toMatchObject({
      changed: true,
      assigned: [{ vehiclesBrands: expect.arrayContaining([expect.objectContaining({ name })]) }, {}],
    });
    expect(await json('vehicles', 'place', name, last)).toMatchObject({ changed: false });
    expect(told(await run(['vehicles', 'place', name, last, '--from', 'Sin asignar']))).toMatchObject({ exit: 1 });
    expect(told(await run(['vehicles', 'place', name, 'Naves']))).toEqual({
      exit: 1,
      text: expect.stringContaining('No hay un segmento'),
    });
    expect(told(await run(['vehicles', 'place', 'Nadie', last]))).toEqual({
      exit: 1,
      text: expect.stringContaining('No hay una marca'),
    });
  });
});

describe('documents of the account', () => {
  it('are created, corrected and given their PDF', async () => {
    const title = 'A 00007-00000123';
    const create = ['account', 'create', title, '--customer', 'C1', '--date', '01/11/2026'];
    const whole = [...create, '--expiration', '2026-12-01', '--total', '1.210,50'];
    expect(told(await run(create))).toMatchObject({ exit: 1 });
    expect(await json(...whole, '--dry-run')).toMatchObject({ changed: false, dryRun: true });
    expect(await json(...whole)).toMatchObject({ changed: true, title, debt: 1210.5, date: '2026-11-01' });
    expect(await json(...whole)).toMatchObject({ changed: false, title });
    expect(told(await run([...whole, '--debt', '1'])).text).toContain('Ya está cargado');
    expect(await json('account', 'correct', 'a 7-123', '--debt', '10')).toMatchObject({
      changed: true,
      debt: 10,
      total: 1210.5,
    });
    expect(await json('account', 'correct', title, '--debt', '10')).toMatchObject({ changed: false });
    for (const [words, exit, text] of [
      [['correct', title], 64, 'No dice qué corregir'],
      [['correct', title, '--debt', '2000'], 1, 'No puede deber más'],
      [['correct', 'A 00007-00000999', '--debt', '1'], 1, 'No hay un comprobante'],
      [['create', 'factura', '--customer', 'C1'], 64, 'no es un comprobante'],
      [['attach', title, join(folder, 'no-esta.pdf')], 1, 'No existe el archivo'],
    ] as const)
      expect(told(await run(['account', ...words]))).toEqual({ exit, text: expect.stringContaining(text) });
    const file = join(folder, 'factura.pdf');
    writeFileSync(file, 'no es un PDF');
    expect(told(await run(['account', 'attach', title, file]))).toMatchObject({ exit: 1 });
    writeFileSync(file, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    expect(await json('account', 'attach', title, file)).toMatchObject({ changed: true, title });
  });
});

describe('what a shop quotes', () => {
  it('is listed without prices', async () => {
    expect(await json('customers', 'quotes', 'C1')).toEqual({ quotes: [], next: null });
    expect(told(await run(['customers', 'quotes', 'C1']))).toEqual({ exit: 0, text: 'No presupuestó nada\n' });
    expect(told(await run(['customers', 'quotes', 'nadie']))).toMatchObject({ exit: 1 });
  });
});
