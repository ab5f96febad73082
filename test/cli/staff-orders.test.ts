import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { widestLine } from './a-terminal.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

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

describe('orders', () => {
  it('are corrected to less, with a reason, once', async () => {
    const number = await anOrder();
    const correct = ['orders', 'correct', number, '--line', '6201-2RS=2', '--reason', 'No quedaban más'];
    expect(exitAndText(await run(correct))).toEqual({ exit: 64, text: expect.stringContaining('--yes') });
    const dry = await run([...correct, '--dry-run']);
    expect(exitAndText(dry)).toEqual({ exit: 0, text: expect.stringMatching(/Pasa de \$ [\d.,]+ a \$ [\d.,]+/) });
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
      exitAndText(
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
      [['--line', '6201-2RS', '--reason', 'x'], 64, 'no dice de qué renglón'],
      [['--line', 'NADA=1', '--reason', 'x'], 1, 'no tiene un renglón de NADA'],
      [['--line', '6200-2RS=9', '--reason', 'x'], 1, 'No puede ser más'],
      [['--line', '6200-2RS=1', '--reason', ' '], 1, 'motivo'],
      [['--line', '6200-2RS=1'], 64, 'Falta --reason'],
    ] as const) {
      const refused = await run(['orders', 'correct', number, ...wrong, '--yes']);
      expect(exitAndText(refused)).toEqual({ exit, text: expect.stringContaining(text) });
    }
  });

  it('have another article in the place of a line, at the price that is told, once', async () => {
    const number = await anOrder();
    const replace = ['orders', 'correct', number, '--replace', '6201-2RS=6202-2RS|SKF', '--reason', 'No queda'];
    const dry = exitAndText(await run([...replace, '--dry-run']));
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
      expect(exitAndText(refused)).toEqual({ exit, text: expect.stringContaining(text) });
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
    expect(exitAndText(await run(other))).toEqual({
      exit: 1,
      text: expect.stringMatching(/por su id: '#\w+r1' \(SKF, 2\)/),
    });
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
    expect(exitAndText(await run(other))).toEqual({
      exit: 1,
      text: expect.stringContaining(`no tiene un renglón de #${id}`),
    });
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
      expect(exitAndText(await run(['orders', 'list', ...wrong]))).toEqual({
        exit,
        text: expect.stringContaining(text),
      });
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
    expect(exitAndText(await run(['orders', 'paper', one, '--output', file]))).toEqual({
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
    expect(exitAndText(await run(['orders', 'paper', 'x']))).toEqual({
      exit: 64,
      text: expect.stringContaining('número de pedido'),
    });
    expect(exitAndText(await run(['orders', 'paper', '2020-9']))).toEqual({
      exit: 1,
      text: expect.stringContaining('No encontramos'),
    });
  });
});
