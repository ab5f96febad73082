import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeChosen, isReady, type OrderLine } from '#core/quick-order/quick-order.ts';
import { aCounter } from './a-counter.ts';
import { all, aProduct, byTwelve, lineFacts, only } from './parts-for-sale.ts';

describe('a code of which something is not for sale', () => {
  const names = ({ choices }: OrderLine) => choices.map(({ code, brand }) => `${code} ${brand}`);
  const snr = aProduct('BERU', 'UCP208-AG', { isDiscontinued: true });
  const likeIt = aProduct('SKF', 'UCP208/AG');
  const live = aProduct('FAG', '6007-2Z');
  const over = aProduct('SKF', '6007-2Z', { isDiscontinued: true });
  const off = aProduct('MONROE', '6007-2Z', { price: null });

  it('says so where that is what it names best, and offers the nearest', async () => {
    const at = aCounter([snr, likeIt]);
    const line = await only('UCP208-AG 4', at);
    expect(lineFacts(line)).toEqual(['discontinued', 'exact', 'UCP208-AG BERU', 4]);
    expect(names(line)).toEqual(['UCP208/AG SKF']);
    expect(line.choices.map(canBeChosen)).toEqual([true]);
    // As the screen asks for it again at every change.
    const again = await at.resolve({ lines: [{ ...line, productPriceId: line.row?.productPriceId ?? null }] });
    expect(again.lines).toEqual([line]);
    expect(lineFacts(await only('UCP208/AG 4', aCounter([likeIt])))).toEqual(['exact', 'exact', 'UCP208/AG SKF', 4]);
  });

  it('says so where the maker that was named has nothing else of it', async () => {
    const line = await only('SKF 6007-2Z 2', aCounter([live, over]));
    expect(lineFacts(line)).toEqual(['discontinued', 'exact', '6007-2Z SKF', 2]);
    expect(names(line)).toEqual(['6007-2Z FAG']);
    expect(lineFacts(await only('FAG 6007-2Z 2', aCounter([live, over])))).toEqual([
      'exact',
      'exact',
      '6007-2Z FAG',
      2,
    ]);
  });

  it.each([
    ['discontinued', over],
    ['unavailable', off],
  ])('asks where it is of several makers, the %s one named and not to be chosen', async (_, other) => {
    const line = await only('6007-2Z 2', aCounter([live, other]));
    expect(lineFacts(line)).toEqual(['ambiguous', null, null, 2]);
    expect(line.choices.map((row) => [row.brand, canBeChosen(row)])).toEqual([
      ['FAG', true],
      [other.shown.productBrandName, false],
    ]);
  });

  it('says so where the line can be read in several ways and none of them is for sale, and offers substitutes', async () => {
    const short = aProduct('SKF', '6203', { isDiscontinued: true });
    const long = aProduct('FAG', '6203 2', { isDiscontinued: true });
    const other = { codesOtherBrands: [{ brand: 'FORD', code: 'F-7' }] };
    expect(lineFacts(await only('6203 2', aCounter([short, aProduct('FAG', '6203 2')])))[0]).toBe('ambiguous');
    const line = await only('6203 2', aCounter([short, long]));
    expect([line.state, names(line)]).toEqual(['discontinued', []]);
    const joined = aProduct('FAG', '6203 2', { isDiscontinued: true }, other);
    const at = aCounter([
      { ...short, shown: { ...short.shown, ...other } },
      joined,
      aProduct('NGK', 'STAND-IN', {}, other),
    ]);
    const mended = await only('6203 2', at);
    expect([mended.state, names(mended)]).toEqual(['discontinued', ['STAND-IN NGK']]);
    const again = await at.resolve({ lines: [{ ...mended, productPriceId: mended.row?.productPriceId ?? null }] });
    expect(again.lines.map(({ state, quantity }) => [state, quantity])).toEqual([['discontinued', mended.quantity]]);
  });

  it('is never taken for another without a question, with any products for sale', async () => {
    const makers = ['SKF', 'FAG', 'NGK'];
    const written = ['6007-2Z', '6007 2Z', '60072Z'];
    const someRows = fc.uniqueArray(
      fc.record({ brand: fc.constantFrom(...makers), code: fc.constantFrom(...written), isGone: fc.boolean() }),
      { selector: ({ brand, code }) => `${brand} ${code}`, minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(someRows, fc.constantFrom(...written), async (rows, typed) => {
        const products = rows.map(({ brand, code, isGone }) => aProduct(brand, code, { isDiscontinued: isGone }));
        const line = await only(`${typed};2`, aCounter(products));
        const exact = rows.filter(({ code }) => code === typed);
        const best = exact.length > 0 ? exact : rows;
        const goneBest = best.every(({ isGone }) => isGone);
        expect(line.state === 'discontinued').toBe(goneBest);
        if (isReady(line)) {
          expect(best).toEqual([{ brand: line.row?.brand, code: line.row?.code, isGone: false }]);
          expect(new Set(rows.map(({ brand }) => brand)).size).toBe(1);
        } else if (goneBest) expect(line.choices.every(canBeChosen)).toBe(true);
        else expect(line.choices.filter(canBeChosen).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a quantity between the multiples of an offer', () => {
  it('is ready at the cost of that offer, with the nearest multiples beside it', async () => {
    const line = await only('OFFER12 13');
    expect([line.state, line.nearest, line.row?.cost?.toNumber()]).toEqual(['exact', [12, 24], 900]);
    expect((await only('OFFER12 24')).nearest).toEqual([]);
    expect((await only('OFFER12 11')).nearest).toEqual([]);
  });

  it('counts what the cart holds', async () => {
    const held = aCounter(all, { [byTwelve.rows[0]?.productPriceId ?? '']: 5 });
    expect((await only('OFFER12 8', held)).nearest).toEqual([7, 19]);
  });
});
