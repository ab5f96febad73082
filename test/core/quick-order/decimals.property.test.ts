import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReady } from '#core/quick-order/quick-order.ts';
import { writtenQuantity } from '#core/quick-order/written-quantity.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { aCounter } from './a-counter.ts';

const codes = ['3003', 'BKR6E', '6203-2RS', 'HU 718/5 x'];
const counter = aCounter(
  codes.map((code, at) => {
    const row = aCatalogueRow({ productPriceId: asId(String(at + 1)), code, multiple: at === 1 ? 4 : 1 });
    return aCatalogueProduct({ productId: asId(String(at + 1)), code, rows: [row] });
  }),
);

/** As it is written here: points between thousands, a comma before decimals. */
const inSpanish = (whole: number, decimals: string): string =>
  `${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')}${decimals === '' ? '' : `,${decimals}`}`;

const whole = fc.integer({ min: 0, max: 99_999 });
const decimals = fc.stringMatching(/^\d{0,2}[1-9]$/);
const forms: readonly ((code: string, quantity: string) => string)[] = [
  (code, quantity) => `${code} ${quantity}`,
  (code, quantity) => `${code} x ${quantity}`,
  (code, quantity) => `${code} x${quantity}`,
  (code, quantity) => `${code} (${quantity})`,
  (code, quantity) => `${code} ${quantity} u`,
  (code, quantity) => `${code} ${quantity}u`,
  (code, quantity) => `${code}\t${quantity}`,
  (code, quantity) => `${code};${quantity}`,
  (code, quantity) => `${code};${quantity};`,
  (code, quantity) => `"${code}";"${quantity}"`,
  (code, quantity) => `${quantity} ${code}`,
  (code, quantity) => `${quantity} x ${code}`,
  (code, quantity) => `${quantity};${code}`,
  (code, quantity) => `${quantity}\t${code}`,
  (code, quantity) => `cant. ${quantity} ${code}`,
  (code, quantity) => `Código;Cantidad\n${code};${quantity}`,
];

describe('a quantity with decimals', () => {
  it('is told, and offered rounded: never guessed into something else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...codes),
        fc.constantFrom(...forms),
        fc.nat(999),
        decimals,
        fc.boolean(),
        async (code, form, units, part, hasPoint) => {
          // Three digits after a point are thousands here.
          const quantity = hasPoint && part.length < 3 ? `${units}.${part}` : inSpanish(units, part);
          const { lines } = await counter.resolve(form(code, quantity));
          const meant = Number(`${units}.${part}`);
          const multiple = code === 'BKR6E' ? 4 : 1;
          expect(lines).toHaveLength(1);
          expect(lines[0]).toMatchObject({ state: 'not-whole', quantity: meant, row: { code } });
          expect(lines.some(isReady)).toBe(false);
          const nearest = lines[0]?.nearest ?? [];
          expect(nearest.length).toBeGreaterThan(0);
          for (const near of nearest) {
            expect(near % multiple).toBe(0);
            expect(Math.abs(near - meant)).toBeLessThan(multiple);
          }
        },
      ),
      { numRuns: 600 },
    );
  });

  it('stays so when the line is asked for again, and is ordered once it was rounded', async () => {
    const asked = {
      lines: [1],
      text: '3003 1,5',
      code: '3003',
      productPriceId: asId<'product-price'>('1'),
      unread: null,
      costBefore: null,
    };
    const again = await counter.resolve({ lines: [{ ...asked, quantity: 1.5 }] });
    expect(again.lines[0]).toMatchObject({ state: 'not-whole', quantity: 1.5, nearest: [1, 2] });
    const rounded = await counter.resolve({ lines: [{ ...asked, quantity: 2 }] });
    expect(rounded.lines[0]).toMatchObject({ state: 'exact', row: { quantity: 2 } });
  });

  it('is summed with nothing', async () => {
    const { lines } = await counter.resolve('3003 2\n3003 1,5\n3003 4');
    expect(lines.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['exact', 6],
      ['not-whole', 1.5],
    ]);
  });
});

describe('a number as it is written here', () => {
  it('is what it says, with points between thousands and needless decimals', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom('', '0', '00', '000'), (units, zeros) => {
        expect(writtenQuantity(inSpanish(units, zeros))).toBe(units);
        if (zeros.length !== 3) expect(writtenQuantity(`${units}${zeros && `.${zeros}`}`)).toBe(units);
      }),
    );
  });

  it('has the decimals that it says', () => {
    fc.assert(
      fc.property(whole, decimals, (units, part) => {
        expect(writtenQuantity(inSpanish(units, part))).toBe(Number(`${units}.${part}`));
      }),
    );
  });

  it.each([
    ['1.000', 1000],
    ['12.500', 12_500],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['1,500', 1.5],
    ['1,000', 1],
    ['1,000.00', 1000],
    ['1.000,50', 1000.5],
    ['1250,5', 1250.5],
    ['007', null],
    ['1.00.000', null],
    ['1,2,3', null],
    ['.5', null],
    ['9999999', 1_000_000],
  ])('%s is %s', (text, quantity) => expect(writtenQuantity(text)).toBe(quantity));
});

describe('a code that looks like a decimal', () => {
  const thread = aCounter(
    ['M8 1.25', '62.22', '25x52x7.5'].map((code, at) =>
      aCatalogueProduct({
        productId: asId(String(at + 1)),
        code,
        rows: [aCatalogueRow({ productPriceId: asId(String(at + 1)), code })],
      }),
    ),
  );
  it.each([
    ['M8 1.25', 'M8 1.25', 1],
    ['M8 1.25 4', 'M8 1.25', 4],
    ['62.22', '62.22', 1],
    ['62.22,4', '62.22', 4],
    ['SKF 62.22 3', '62.22', 3],
    ['25x52x7.5 2', '25x52x7.5', 2],
    ['25x52x7.5', '25x52x7.5', 1],
  ])('is that code: %s', async (text, code, quantity) => {
    const { lines } = await thread.resolve(text);
    expect(lines.map(({ state, row }) => [state, row?.code, row?.quantity])).toEqual([['exact', code, quantity]]);
  });
});
