import { describe, expect, it } from 'vitest';
import { nearestMultiples } from '#core/cart/quantity.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import { isReady, type OrderLine } from '#core/quick-order/quick-order.ts';
import { aCounter } from './a-counter.ts';
import { all, aProduct, counter, lineFacts, offered, only, plug, six222 } from './parts-for-sale.ts';

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
    expect(lineFacts(await only(text))).toEqual(expected);
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
    expect(lineFacts(lines[1] as OrderLine)).toEqual(['exact', 'exact', '6223 SKF', 6222]);
  });

  describe('where a number may be of the code', () => {
    const six203 = aProduct('SKF', '6203');
    const six2032 = aProduct('FAG', '62032');
    const filter = aProduct('SKF', 'HU 718');
    const bigger = aProduct('SKF', 'HU 718/5');
    const parted = aCounter([six203, six2032, filter, bigger]);
    const asked = async (text: string) => {
      const { state, unread, choices, row } = await only(text, parted);
      const choiceTexts = choices.map(({ code, quantity }) => `${quantity} × ${code}`).sort();
      return [state, unread, row === null ? choiceTexts : `${row.quantity} × ${row.code}`];
    };

    it.each([
      // Nobody parts '62032': it is two of the other.
      ['6203 2', ['exact', null, '2 × 6203']],
      ['62032 2', ['exact', null, '2 × 62032']],
      ['6203 2 x 4', ['normalised', null, '4 × 62032']],
      // Neither reading is sure, so neither is ordered.
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
      expect(lineFacts(await mend(line, { quantity: 12, unread: null }))).toEqual(['exact', 'exact', 'BKR6E NGK', 12]);
    });

    it('is settled where its code is written anew', async () => {
      const mended = await mend(await only('HU 718 5', parted), { code: 'HU 718/5', quantity: 3 });
      expect(lineFacts(mended)).toEqual(['exact', 'exact', 'HU 718/5 SKF', 3]);
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
    expect(lineFacts(await only('BKR6E 2', held))[0]).toBe('exact');
    expect((await only('BKR6E 5', held)).nearest).toEqual([2, 6]);
    const { row } = await only('OFFER1 1', held);
    expect([row?.inCart, row?.cost?.toNumber(), row?.subtotal?.toNumber()]).toEqual([9, 900, 900]);
  });

  it('names the maker’s code that led to it', async () => {
    expect((await only('3003 2')).foundBy).toEqual({ brand: 'CORVEN', code: '3003' });
  });

  it('never takes another maker’s part for the one that is named', async () => {
    const one = await only('BKR6E SKF 4');
    expect([...lineFacts(one), one.lackingBrand]).toEqual(['ambiguous', null, null, 4, 'SKF']);
    // It stays said while nobody chose.
    const asked = { ...one, productPriceId: null };
    const mended = async (part: Partial<AskedLine>) =>
      (await counter.resolve({ lines: [{ ...asked, ...part }] })).lines;
    expect((await mended({ quantity: 8 }))[0]).toMatchObject({ state: 'ambiguous', lackingBrand: 'SKF', quantity: 8 });
    const productPriceId = one.choices[0]?.productPriceId ?? null;
    expect((await mended({ productPriceId }))[0]).toMatchObject({ state: 'exact', lackingBrand: null });
    for (const [text, brand] of [
      ['6203-2RS ngk 2', 'NGK'],
      ['NGK;6203-2RS;2', 'NGK'],
      ['VKBA 1 NGK 2', 'NGK'],
      ['6203-2RS FAG 2', null],
      ['6203-2RS 2', null],
      ['corven 3003 2', null],
      ['3003 2', null],
    ] as const)
      expect([text, (await only(text)).lackingBrand]).toEqual([text, brand]);
  });
});
