import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReady } from '#core/quick-order/quick-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { aCounter } from './a-counter.ts';

const codes = ['6203-2RS', 'BKR6E', 'HU 718/5'];
const counter = aCounter(
  codes.map((code, at) => {
    const row = aCatalogueRow({ productPriceId: asId(String(at + 1)), code, multiple: at === 1 ? 4 : 1 });
    return aCatalogueProduct({ productId: asId(String(at + 1)), code, rows: [row] });
  }),
);
const lineFacts = async (text: string) =>
  (await counter.resolve(text)).lines.map(({ state, row, unread }) => [state, row?.quantity, unread]);

describe('an amount that is written and not understood', () => {
  it.each([
    ['6203 2rs x 50 pares', 'x 50 pares'],
    ['6203 2rs x-3', 'x-3'],
    ['6203-2RS x -3', 'x -3'],
    ['6203-2RS x 99999999', 'x 99999999'],
    ['6203-2RS x99999999', 'x99999999'],
    ['6203-2RS 99999999', '99999999'],
    ['6203-2RS 1e3', '1e3'],
    ['6203-2RS 4 pares', '4 pares'],
    ['6203-2RS 1/2', '1/2'],
    ['6203-2RS docena', 'docena'],
    ['6203-2RS +4', '+4'],
    ['6203-2RS 2 cajas', '2 cajas'],
    ['6203-2RS x 2 cajas', 'x 2 cajas'],
    ['2 cajas 6203-2RS', '2 cajas'],
    ['media docena 6203-2RS', 'docena 6203-2RS'],
    ['6203-2RS x0', '0'],
    ['6203-2RS;x-3', 'x-3'],
    ['6203-2RS;Rodamiento;1e3;12500', '1e3'],
    ['6203-2RS\t2 cajas', '2 cajas'],
    ['Código;Cantidad\n6203-2RS;una caja', 'una caja'],
    ['Código;Cantidad\n6203-2RS;-3', '-3'],
    ['6203-2RS 1 500', '1 500'],
    ['6203-2RS x 1 500', 'x 1 500'],
    ['6203-2RS 1 500 u', '1 500 u'],
    ['6203-2RS rodamiento 1 500', '1 500'],
    ['6203-2RS 12500 4', '12500 4'],
    ['6203-2RS 4 x 3', '4 x 3'],
    ['6203-2RS 4 u 12500', '4 u 12500'],
    ['1 500 6203-2RS', '1 500'],
    ['6203-2RS;1 500', '1 500'],
    ['Código;Cantidad\n6203-2RS;1 500', '1 500'],
    ['6203-2RS x - 3', 'x - 3'],
    ['6203-2RS = - 3', '= - 3'],
    ['6203-2RS: - 3', '- 3'],
    ['6203-2RS + 3', '+ 3'],
    ['6203-2RS x- 3', 'x- 3'],
    ['6203-2RS;- 3', '- 3'],
    ['6203-2RS + x 4', '+ x 4'],
    ['6203-2RS + 007 rodamiento', '007'],
    ['+ 4 6203-2RS', '+ 4'],
    ['− 4 6203-2RS', '− 4'],
    ['± 4 6203-2RS', '± 4'],
    ['+ 4 u 6203-2RS', '+ 4 u'],
    ['x - 4 6203-2RS', 'x - 4'],
    ['x- 4 6203-2RS', 'x- 4'],
    ['+ 0 6203-2RS', '+ 0'],
    ['+ 007 6203-2RS', '007'],
    ['+ 4 500 6203-2RS', '+ 4 500'],
    ['6203-2RS vw 1 600', '1 600'],
    ['6203-2RS x 4 $ 1500', 'x 4 1500'],
  ])('waits for a person: %s', async (text, unread) => {
    const { lines, total } = await counter.resolve(text);
    expect(lines).toMatchObject([{ state: 'not-understood', quantity: null, row: { code: '6203-2RS', quantity: 1 } }]);
    if (!text.startsWith('media')) expect(lines[0]?.unread).toBe(unread);
    expect(total.toNumber()).toBe(0);
  });

  it.each([
    ['6203-2RS x 50 u', 50],
    ['6203-2RS 50 unid', 50],
    ['6203-2RS 50 un.', 50],
    ['6203-2RS 50 uds', 50],
    ['6203-2RS x50u', 50],
    ['6203-2RS 4 c/u', 4],
    ['6203-2RS 4c/u', 4],
    ['6203-2RS;4 c/u', 4],
    ['6203-2RS', 1],
    ['6203-2RS rodamiento', 1],
    ['rodamiento 6203-2RS por favor', 1],
    ['6203-2RS;Rodamiento', 1],
    ['6203-2RS - 3', 3],
    ['- 3 6203-2RS', 3],
    ['- - 3 6203-2RS', 3],
    ['• 3 6203-2RS', 3],
    ['6203-2RS gol 1.6 4', 4],
    ['6203-2RS gol 2008 4', 4],
    ['HU 718 5 4', 4],
  ])('is no amount in other words: %s', async (text, quantity) => {
    expect(await lineFacts(text)).toEqual([[expect.stringMatching(/exact|normalised/), quantity, null]]);
  });

  it('is summed with nothing, and ordered once a person told how many', async () => {
    const { lines } = await counter.resolve('6203 2rs x4\n6203 2rs x 50 pares\n6203 2rs x 3');
    expect(lines.map(({ state, row, lines }) => [state, row?.quantity, lines])).toEqual([
      ['normalised', 7, [1, 3]],
      ['not-understood', 1, [2]],
    ]);
    const asked = lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null }));
    expect((await counter.resolve({ lines: asked })).lines).toEqual(lines);
    const mended = asked.map((line) => (line.unread === null ? line : { ...line, unread: null, quantity: 50 }));
    expect((await counter.resolve({ lines: mended })).lines).toMatchObject([{ quantity: 57, lines: [1, 3, 2] }]);
  });

  it('stays so where the code is looked for again', async () => {
    const [line] = (await counter.resolve('6204-2RS x-3')).lines;
    expect(line).toMatchObject({ state: 'unknown', unread: 'x-3' });
    const again = line && { ...line, code: '6203-2RS', productPriceId: null };
    expect((await counter.resolve({ lines: again ? [again] : [] })).lines).toMatchObject([{ state: 'not-understood' }]);
  });

  const amount = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map((number) => `-${number}`),
    fc.integer({ min: 1, max: 99_999 }).map((number) => `+${number}`),
    fc.integer({ min: 1_000_000, max: 999_999_999_999 }).map(String),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}e${b}`),
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
    fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a},${b}5`),
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('pares', 'cajas', 'docenas', 'juegos'))
      .map(([a, b]) => `${a} ${b}`),
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 })).map(([a, b]) => `${a} ${b}`),
    fc
      .tuple(fc.constantFrom('−', '+', '±', 'x -', 'x-', '= -', '+ x'), fc.integer({ min: 1, max: 999 }))
      .map(([sign, b]) => `${sign} ${b}`),
    fc.constantFrom('0', '00', '007', '1.00.000', '1,2,3', '½', 'docena', 'dos'),
  );
  const forms: readonly ((code: string, amount: string) => string)[] = [
    (code, written) => `${code} ${written}`,
    (code, written) => `${code} x ${written}`,
    (code, written) => `${code} ${/^[x=]/.test(written) ? '' : 'x'}${written}`,
    (code, written) => `${code} cant. ${written}`,
    (code, written) => `${written} ${code}`,
    (code, written) => `${written} u ${code}`,
    (code, written) => `${written} x ${code}`,
    (code, written) => `cant. ${written} ${code}`,
    (code, written) => `${code}\t${written}`,
    (code, written) => `${written}\t${code}`,
    (code, written) => `${written};${code}`,
    (code, written) => `${code};${written}`,
    (code, written) => `${code};Una descripción;${written}`,
    (code, written) => `Código;Cantidad\n${code};${written}`,
  ];

  it('never becomes a ready quantity, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...codes), fc.constantFrom(...forms), amount, async (code, form, written) => {
        const { lines } = await counter.resolve(form(code, written));
        expect(lines.filter(isReady)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves no number in its place, neither when it is read nor when it is asked for again', async () => {
    const word = fc.constantFrom(
      ...codes,
      '6203',
      'x',
      'u',
      'vw',
      '$',
      '+',
      '-',
      '1',
      '2',
      '600',
      '1500',
      'cajas',
      '1,5',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(20), async (words, quantity) => {
        const { lines } = await counter.resolve(words.join(' '));
        const asked = lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null }));
        const again = await counter.resolve({ lines: asked.map((line) => ({ ...line, quantity })) });
        for (const line of [...lines, ...again.lines]) if (line.unread !== null) expect(line.quantity).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
