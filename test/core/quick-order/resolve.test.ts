import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestMultiples } from '#core/cart/quantity.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import { canBeChosen, hasMoved, isReady, type OrderLine } from '#core/quick-order/quick-order.ts';
import { maxLines } from '#core/quick-order/quick-order-limits.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import {
  aCatalogueProduct,
  aCatalogueRow,
  type CatalogueProductDraft,
} from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from './a-counter.ts';

const brandIds: Readonly<Record<string, string>> = { SKF: '1', FAG: '2', NGK: '3', BERU: '4', MONROE: '5' };
let id = 0;
const aProduct = (
  brandName: string,
  code: string,
  row: Parameters<typeof aCatalogueRow>[0] = {},
  more: CatalogueProductDraft = {},
): CatalogueProduct => {
  id += 1;
  const brandId = asId<'product-brand'>(brandIds[brandName] ?? '9');
  const own = aCatalogueRow({ productPriceId: asId(String(id)), brandId, brandName, code, ...row });
  return aCatalogueProduct({
    productId: asId(String(id)),
    code,
    brandId,
    productBrandName: brandName,
    rows: [own],
    ...more,
  });
};

const skf6203 = aProduct('SKF', '6203-2RS');
const fag6203 = aProduct('FAG', '6203-2RS', { price: 900 });
const plug = aProduct('NGK', 'BKR6E', { multiple: 4, price: 100 });
const sixtyTwo22 = aProduct('SKF', '62/22');
const six222 = aProduct('SKF', '6222');
const bosch = aProduct('SKF', '0 242 235 666');
const shock = aProduct('MONROE', 'G7001', {}, { codesOtherBrands: [{ brand: 'CORVEN', code: '3003' }] });
const gone = aProduct(
  'SKF',
  'VKBA 1',
  { isDiscontinued: true },
  { codesOtherBrands: [{ brand: 'FORD', code: 'F-100' }] },
);
const standIn = aProduct('FAG', 'VK 2', { price: 1200 }, { codesOtherBrands: [{ brand: 'FORD', code: 'F-100' }] });
const red = aProduct('FAG', 'RED1', { stockState: 'Red' });
const unpriced = aProduct('FAG', 'NOPRICE1', { price: null });
const ten = aProduct('SKF', '10');
const twoRows = aProduct('NGK', 'BKR7E', {}, {});
const withSecondRow: CatalogueProduct = {
  ...twoRows,
  rows: [
    ...twoRows.rows,
    aCatalogueRow({
      productPriceId: asId('900'),
      brandId: asId('4'),
      brandName: 'BERU',
      code: '14FR-7DU',
      internalCode: '021-7',
    }),
  ],
};
const offered = aProduct('SKF', 'OFFER1', {
  offers: [{ id: asId('1'), text: 'Oferta', percentage: money(10), minQuantity: 10, multiplesOnly: false, note: '' }],
});
const byTwelve = aProduct('SKF', 'OFFER12', {
  offers: [{ id: asId('2'), text: 'Oferta', percentage: money(10), minQuantity: 12, multiplesOnly: true, note: '' }],
});
const all = [
  byTwelve,
  skf6203,
  fag6203,
  plug,
  sixtyTwo22,
  six222,
  bosch,
  shock,
  gone,
  standIn,
  red,
  unpriced,
  ten,
  withSecondRow,
  offered,
];
const counter = aCounter(all);

const only = async (text: string, at = counter): Promise<OrderLine> => {
  const { lines } = await at.resolve(text);
  expect(lines).toHaveLength(1);
  return lines[0] as OrderLine;
};
const told = ({ state, match, row, quantity }: OrderLine) => [
  state,
  match,
  row && `${row.code} ${row.brand}`,
  row?.quantity ?? quantity,
];

describe('a line of a quick order', () => {
  it.each([
    ['62/22 3', ['exact', 'exact', '62/22 SKF', 3]],
    ['6222 3', ['exact', 'exact', '6222 SKF', 3]],
    ['skf 62/22 x3', ['exact', 'exact', '62/22 SKF', 3]],
    ['g-7001 2', ['normalised', 'normalised', 'G7001 MONROE', 2]],
    ['corven 3003 2', ['equivalent', 'equivalent', 'G7001 MONROE', 2]],
    ['6203 2rs fag 2', ['normalised', 'normalised', '6203-2RS FAG', 2]],
    ['FAG;6203-2RS;2', ['exact', 'exact', '6203-2RS FAG', 2]],
    ['0 242 235 666', ['exact', 'exact', '0 242 235 666 SKF', 1]],
    ['4 0 242 235 666', ['exact', 'exact', '0 242 235 666 SKF', 4]],
    ['G7001 10', ['exact', 'exact', 'G7001 MONROE', 10]],
    ['10 10', ['exact', 'exact', '10 SKF', 10]],
    ['amortiguador G7001 trasero 2', ['exact', 'exact', 'G7001 MONROE', 2]],
    ['14fr 7du 4', ['normalised', 'normalised', '14FR-7DU BERU', 4]],
    ['021-7 4', ['exact', 'exact', '14FR-7DU BERU', 4]],
    ['BKR7E 4', ['exact', 'exact', 'BKR7E NGK', 4]],
    ['RED1 2', ['no-stock', 'exact', 'RED1 FAG', 2]],
    ['NOPRICE1 2', ['not-available', 'exact', 'NOPRICE1 FAG', 2]],
    ['VKBA 1 2', ['discontinued', 'exact', 'VKBA 1 SKF', 2]],
    ['BKR6E 6', ['wrong-multiple', 'exact', 'BKR6E NGK', 6]],
    ['BKR6E', ['exact', 'exact', 'BKR6E NGK', 4]],
    ['BKR6E 9.999.996', ['too-many', 'exact', 'BKR6E NGK', 1_000_000]],
    ['6203-2RS 2', ['ambiguous', null, null, 2]],
    ['nada99 2', ['unknown', null, null, 2]],
  ])('%j', async (text, expected) => {
    expect(told(await only(text))).toEqual(expected);
  });

  it('that can be read in two ways is asked about, each with its quantity', async () => {
    const { state, choices } = await only('6222 7', aCounter([six222, aProduct('SKF', '7')]));
    expect([state, choices]).toEqual(['exact', []]);
    const both = await only('6222 6223', aCounter([six222, aProduct('SKF', '6223')]));
    expect(both.choices.map(({ code, quantity }) => `${quantity} × ${code}`).sort()).toEqual([
      '6222 × 6223',
      '6223 × 6222',
    ]);
  });

  it('follows the way of the others where it can be read in two', async () => {
    const counterOfTwo = aCounter([six222, aProduct('SKF', '6223'), plug]);
    const { lines } = await counterOfTwo.resolve('4;BKR6E\n6222;6223');
    expect(told(lines[1] as OrderLine)).toEqual(['exact', 'exact', '6223 SKF', 6222]);
  });

  describe('where a number may be of the code', () => {
    const six203 = aProduct('SKF', '6203');
    const six2032 = aProduct('FAG', '62032');
    const filter = aProduct('SKF', 'HU 718');
    const bigger = aProduct('SKF', 'HU 718/5');
    const parted = aCounter([six203, six2032, filter, bigger]);
    const asked = async (text: string) => {
      const { state, unread, choices, row } = await only(text, parted);
      const told = choices.map(({ code, quantity }) => `${quantity} × ${code}`).sort();
      return [state, unread, row === null ? told : `${row.quantity} × ${row.code}`];
    };

    it.each([
      // Nobody parts '62032': it is two of the other.
      ['6203 2', ['exact', null, '2 × 6203']],
      ['62032 2', ['exact', null, '2 × 62032']],
      ['6203 2 x 4', ['normalised', null, '4 × 62032']],
      // Neither is sure, so neither is ordered.
      ['6203 2 4', ['ambiguous', '2 4', ['1 × 6203', '4 × 62032']]],
      ['6203 2 500', ['ambiguous', '2 500', ['1 × 6203', '500 × 62032']]],
      ['10 6203 2', ['ambiguous', null, ['10 × 62032', '2 × 6203']]],
      // A blank in place of the bar is usual.
      ['HU 718 5', ['ambiguous', null, ['1 × HU 718/5', '5 × HU 718']]],
      ['HU 718 x 5', ['exact', null, '5 × HU 718']],
      ['HU 718/5 3', ['exact', null, '3 × HU 718/5']],
    ])('%s', async (text, expected) => expect(await asked(text)).toEqual(expected));

    it('takes neither while the one is another maker’s code', async () => {
      const other = aProduct('FAG', 'XY1', {}, { codesOtherBrands: [{ brand: 'INA', code: '6203' }] });
      const { state, choices } = await only('6203 2', aCounter([other, six2032]));
      expect([state, choices.length]).toEqual(['ambiguous', 2]);
    });

    it('still asks after another line was mended', async () => {
      const { lines } = await parted.resolve('HU 718 5\n62032 2\n6203 2 4');
      const again = lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null }));
      expect((await parted.resolve({ lines: again })).lines).toEqual(lines);
      const mended = again.map((line) => (line.lines[0] === 1 ? { ...line, code: 'HU 718', quantity: 2 } : line));
      expect((await parted.resolve({ lines: mended })).lines[0]).toMatchObject({
        state: 'exact',
        row: { code: 'HU 718', quantity: 2 },
      });
    });
  });

  describe('that can be read in several ways, and whose quantity alone is mended', () => {
    const parted = aCounter([
      aProduct('SKF', '6203'),
      aProduct('FAG', '62032'),
      aProduct('SKF', 'HU 718'),
      aProduct('SKF', 'HU 718/5'),
      aProduct('SKF', 'W 712'),
      aProduct('SKF', 'W 712/95'),
      plug,
    ]);
    const askedFor = (line: OrderLine) => ({ ...line, productPriceId: line.row?.productPriceId ?? null });
    const mend = async (line: OrderLine, part: Partial<AskedLine>, at = parted) => {
      const { lines } = await at.resolve({ lines: [{ ...askedFor(line), ...part }] });
      return lines[0] as OrderLine;
    };

    it.each([
      ['10 6203 2', 10, ['6203', '62032']],
      ['10 6203 2', 7, ['6203', '62032']],
      ['6203 2 4', 4, ['6203', '62032']],
      ['HU 718 5', 3, ['HU 718', 'HU 718/5']],
      ['W 712 95 2', 6, ['W 712', 'W 712/95']],
    ])('still asks which: %s, told %i', async (text, quantity, codes) => {
      const mended = await mend(await only(text, parted), { quantity, unread: null });
      expect(mended).toMatchObject({ state: 'ambiguous', quantity, unread: null, row: null });
      expect(mended.choices.map((choice) => `${choice.quantity} × ${choice.code}`).sort()).toEqual(
        codes.map((code) => `${quantity} × ${code}`),
      );
      expect(await mend(mended, {})).toEqual(mended);
      const [choice] = mended.choices;
      const chosen = await mend(mended, { productPriceId: choice?.productPriceId ?? null });
      expect(chosen).toMatchObject({ row: { code: choice?.code, quantity } });
      expect(isReady(chosen)).toBe(true);
    });

    it('still asks which where another maker was named', async () => {
      const mended = await mend(await only('BKR6E SKF 4', counter), { quantity: 8 }, counter);
      expect([mended.state, mended.choices.map(({ quantity }) => quantity)]).toEqual(['ambiguous', [8]]);
    });

    it('is settled where only how many was open', async () => {
      const line = await only('8 x BKR6E x 4', parted);
      expect(line.state).toBe('ambiguous');
      expect(told(await mend(line, { quantity: 12, unread: null }))).toEqual(['exact', 'exact', 'BKR6E NGK', 12]);
    });

    it('is settled where its code is written anew', async () => {
      const mended = await mend(await only('HU 718 5', parted), { code: 'HU 718/5', quantity: 3 });
      expect(told(mended)).toEqual(['exact', 'exact', 'HU 718/5 SKF', 3]);
    });

    it.each([
      ['W 712/95', null, 2, 'chosen'],
      ['W 712', '95 2', null, 'not-understood'],
    ])('takes the quantity that the reading of its choice understands: %s', async (code, unread, quantity, state) => {
      const line = await only('W 712 95 2', parted);
      expect([line.state, line.unread]).toEqual(['ambiguous', '95 2']);
      const { productPriceId = null } = line.choices.find((choice) => choice.code === code) ?? {};
      const chosen = await mend(line, { productPriceId });
      expect([chosen.unread, chosen.quantity]).toEqual([unread, quantity]);
      expect(isReady(chosen)).toBe(unread === null);
      expect(chosen.row).toMatchObject({ code, quantity: quantity ?? 1 });
      expect([state, 'exact', 'normalised']).toContain(chosen.state);
    });
  });

  it('offers the nearest multiples, substitutes, and what is written nearly so', async () => {
    expect((await only('BKR6E 6')).nearest).toEqual(nearestMultiples(6, 4));
    expect((await only('VKBA 1')).choices.map(({ code, cost }) => [code, cost?.toNumber()])).toEqual([['VK 2', 1200]]);
    expect((await only('6203-2RS 2')).choices.map(({ brand }) => brand)).toEqual(['FAG', 'SKF']);
    expect((await only('G7002 SKF 2')).choices.map(({ code }) => code)).toEqual(['G7001']);
    expect((await only('G70 2')).choices.map(({ code }) => code)).toEqual(['G7001']);
  });

  it('lets others go first while it looks for substitutes', async () => {
    const made = Array.from({ length: 50 }, (_, at) => [
      aProduct(
        'SKF',
        `GONE${at}`,
        { isDiscontinued: true },
        { codesOtherBrands: [{ brand: 'FORD', code: `F-${at}` }] },
      ),
      aProduct('FAG', `INSTEAD${at}`, {}, { codesOtherBrands: [{ brand: 'FORD', code: `F-${at}` }] }),
    ]);
    let turns = 0;
    const counter = aCounter(made.flat(), {}, async () => {
      turns += 1;
    });
    const { lines } = await counter.resolve(made.map((_, at) => `GONE${at} 1`).join('\n'));
    expect(new Set(lines.map(({ choices }) => choices.length))).toEqual(new Set([1]));
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  it('counts what the cart holds: towards the multiple, the offer and the most', async () => {
    const held = aCounter(all, { [String(plug.shown.productId)]: 2, [String(offered.shown.productId)]: 9 });
    expect(told(await only('BKR6E 2', held))[0]).toBe('exact');
    expect((await only('BKR6E 5', held)).nearest).toEqual([2, 6]);
    const { row } = await only('OFFER1 1', held);
    expect([row?.inCart, row?.cost?.toNumber(), row?.subtotal?.toNumber()]).toEqual([9, 900, 900]);
  });

  it('names the maker’s code that led to it', async () => {
    expect((await only('3003 2')).foundBy).toEqual({ brand: 'CORVEN', code: '3003' });
  });

  it('never takes another maker’s part for the one that is named', async () => {
    expect(told(await only('BKR6E SKF 4'))[0]).toBe('ambiguous');
  });
});

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
    expect(told(line)).toEqual(['discontinued', 'exact', 'UCP208-AG BERU', 4]);
    expect(names(line)).toEqual(['UCP208/AG SKF']);
    expect(line.choices.map(canBeChosen)).toEqual([true]);
    // As the screen asks for it again at every change.
    const again = await at.resolve({ lines: [{ ...line, productPriceId: line.row?.productPriceId ?? null }] });
    expect(again.lines).toEqual([line]);
    expect(told(await only('UCP208/AG 4', aCounter([likeIt])))).toEqual(['exact', 'exact', 'UCP208/AG SKF', 4]);
  });

  it('says so where the maker that was named has nothing else of it', async () => {
    const line = await only('SKF 6007-2Z 2', aCounter([live, over]));
    expect(told(line)).toEqual(['discontinued', 'exact', '6007-2Z SKF', 2]);
    expect(names(line)).toEqual(['6007-2Z FAG']);
    expect(told(await only('FAG 6007-2Z 2', aCounter([live, over])))).toEqual(['exact', 'exact', '6007-2Z FAG', 2]);
  });

  it.each([
    ['discontinued', over],
    ['unavailable', off],
  ])('asks where it is of several makers, the %s one named and not to be chosen', async (_, other) => {
    const line = await only('6007-2Z 2', aCounter([live, other]));
    expect(told(line)).toEqual(['ambiguous', null, null, 2]);
    expect(line.choices.map((row) => [row.brand, canBeChosen(row)])).toEqual([
      ['FAG', true],
      [other.shown.productBrandName, false],
    ]);
  });

  it('says so where the line can be read in several ways and none of them is for sale, and offers substitutes', async () => {
    const short = aProduct('SKF', '6203', { isDiscontinued: true });
    const long = aProduct('FAG', '6203 2', { isDiscontinued: true });
    const other = { codesOtherBrands: [{ brand: 'FORD', code: 'F-7' }] };
    expect(told(await only('6203 2', aCounter([short, aProduct('FAG', '6203 2')])))[0]).toBe('ambiguous');
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

describe('a quick order', () => {
  it('sums lines that ask for the same, and says which', async () => {
    const { lines, total } = await counter.resolve('BKR6E 2\n62/22 1\nbkr-6e 6');
    expect(lines.map((line) => [line.lines, ...told(line)])).toEqual([
      [[1, 3], 'exact', 'exact', 'BKR6E NGK', 8],
      [[2], 'exact', 'exact', '62/22 SKF', 1],
    ]);
    expect(total.toNumber()).toBe(8 * 100 + 1000);
    const endless = await counter.resolve('62/22 999999\n62/22 999999');
    expect(endless.lines.map(told)).toEqual([['too-many', 'exact', '62/22 SKF', 1_000_000]]);
  });

  it('lets a line of too many stand alone, and so does what is beside it', async () => {
    const { lines } = await counter.resolve('62/22 1000000\n62/22 4\n62/22 1');
    expect(lines.map((line) => [line.lines, ...told(line)])).toEqual([
      [[1], 'too-many', 'exact', '62/22 SKF', 1_000_000],
      [[2, 3], 'exact', 'exact', '62/22 SKF', 5],
    ]);
  });

  it('sums only what can go to the cart', async () => {
    expect((await counter.resolve('62/22 1\nBKR6E 3\nVKBA 1 2\nnada99 2')).total.toNumber()).toBe(1000);
  });

  it('sets greetings apart, and keeps a code without digits', async () => {
    const { lines, ignored } = await aCounter([aProduct('SKF', 'AXIAL')]).resolve(
      'Hola Juan, te paso:\nAXIAL\nGracias',
    );
    expect(lines.map(told)).toEqual([['exact', 'exact', 'AXIAL SKF', 1]]);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'no-code'],
      [3, 'no-code'],
    ]);
  });

  it('takes a chosen row in place of what was written, and stays as it was when asked again', async () => {
    const asked = {
      lines: [7],
      text: 'x',
      code: 'x',
      quantity: 4,
      productPriceId: plug.rows[0]?.productPriceId ?? null,
      unread: null,
      costBefore: money(90),
    };
    const { lines } = await counter.resolve({ lines: [asked] });
    expect(lines.map((line) => [line.lines, ...told(line)])).toEqual([[[7], 'chosen', 'chosen', 'BKR6E NGK', 4]]);
    const first = await counter.resolve('BKR6E 4\n6203-2RS 2\nVKBA 1 1\ncorven 3003 2\nnada99 1');
    const again = await counter.resolve({
      lines: first.lines.map((line) => ({ ...line, productPriceId: line.row?.productPriceId ?? null })),
    });
    expect(again.lines).toEqual(first.lines);
  });

  it('tells a price that moved from an offer that more of it reaches', async () => {
    const productPriceId = offered.rows[0]?.productPriceId ?? null;
    const line = {
      lines: [1],
      text: 'x',
      code: 'x',
      quantity: 4,
      unread: null,
      productPriceId,
      costBefore: money(1000),
    };
    const seen = async (held: number, ...asked: readonly (typeof line)[]) => {
      const { lines } = await aCounter(all, { [String(productPriceId)]: held }).resolve({ lines: asked });
      expect(lines).toHaveLength(1);
      return lines.map((each) => [hasMoved(each), each.row?.cost?.toNumber()])[0];
    };
    expect(await seen(0, line)).toEqual([false, 1000]);
    expect(await seen(6, line)).toEqual([false, 900]);
    expect(await seen(6, { ...line, costBefore: money(800) })).toEqual([true, 900]);
    expect(await seen(0, { ...line, quantity: 10, costBefore: money(900) })).toEqual([false, 900]);
    expect(await seen(0, line, { ...line, lines: [2], quantity: 6 })).toEqual([false, 900]);
  });

  it('is of customers, and of a thousand lines at most', async () => {
    expect((await counter.service.resolve(callerOf(1, { customerId: null }), { text: 'x1' })).val).toEqual({
      code: 'not-allowed',
    });
    const text = Array.from({ length: maxLines + 1 }, () => 'BKR6E 4').join('\n');
    expect((await counter.service.resolve(callerOf(1), { text })).val).toEqual({
      code: 'too-many-lines',
      count: 1001,
      most: 1000,
    });
  });
});
