import { describe, expect, it } from 'vitest';
import { isReady, type OrderLine } from '#core/quick-order/quick-order.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { aCounter } from './a-counter.ts';

const lexicon = buildLexicon(
  [
    { id: 1, brand: 'Peugeot', name: '206', engines: ['1.4'] },
    { id: 2, brand: 'Volkswagen', name: 'Gol Trend', engines: ['1.6'] },
  ],
  [{ typed: 'bomba de agua', means: ['bomba refrigerante'] }],
);
const pump = (id: string, code: string, vehicleId: string, description = 'Bomba de agua') =>
  aCatalogueProduct({
    ...{ productId: asId(id), code, description, productTypeName: 'Bombas' },
    fits: [{ vehicleId: asId(vehicleId), fittings: [{ engine: '', from: 2000, to: 2010 }] }],
  });
const ofPeugeot = pump('1', 'PA-1001', '1');
const called = pump('2', 'PA-1002', '1', 'Bomba refrigerante');
const ofGol = pump('3', 'PA-2001', '2');
const exact = aCatalogueProduct({ productId: asId('4'), code: '206', description: 'Lámpara' });
const at = (products = [ofPeugeot, called, ofGol]) => aCounter(products, {}, async () => undefined, lexicon);

const lineFacts = ({ state, code, quantity, unread, choices }: OrderLine) => ({
  ...{ state, code, quantity, unread },
  choices: choices.map((choice) => choice.code),
});

const seal = (id: string, code: string, interior1: string, exterior1: string, altura1: string) =>
  aCatalogueProduct({
    ...{
      productId: asId(id),
      code,
      description: `Retén ${interior1}x${exterior1}x${altura1}`,
      productTypeName: 'Retenes',
    },
    technicalInformation: { interior1, exterior1, altura1 },
  });
const measured = [seal('11', 'SB-1', '38', '52', '8'), seal('12', 'SB-2', '38', '52', '7')];
const otherCode = aCatalogueProduct({ productId: asId('13'), code: '3852', description: 'Axial' });

describe('a line that says what of which size', () => {
  it.each([
    ['reten 38 52 8', null],
    ['reten 38x52x8', null],
    ['reten 52 38 8', null],
    ['reten 38 52 8 x 4', 4],
    ['4 reten 38x52x8', 4],
  ])('%s: offers what measures so, and never takes a code that its numbers make', async (text, quantity) => {
    const { lines } = await at([...measured, otherCode]).resolve(text);
    expect(lines.map(lineFacts)).toMatchObject([{ state: 'unknown', quantity, choices: ['SB-1'] }]);
    expect(lines.some(isReady)).toBe(false);
  });

  it('is a code where no part is named, or none measures so', async () => {
    const { lines } = await at([...measured, otherCode]).resolve('3852 x 8\nreten 385 2 8');
    expect(lines).toMatchObject([{ lines: [1, 2], code: '3852', quantity: 16, row: { code: '3852' } }]);
  });
});

describe('a line that says what for which vehicle', () => {
  it.each([
    ['bomba de agua 206', null],
    ['2 bomba de agua 206', 2],
    ['bomba de agua 206 x 3', 3],
    ['bomba de agua 206 2005 x 3', 3],
  ])('%s: offers what fits, by its synonyms too, and asks for %s', async (text, quantity) => {
    const { lines } = await at().resolve(text);
    expect(lines.map(lineFacts)).toEqual([
      {
        state: 'unknown',
        code: text.replace(/^2 | x 3$/g, ''),
        quantity,
        unread: null,
        choices: ['PA-1001', 'PA-1002'],
      },
    ]);
    expect(lines.some(isReady)).toBe(false);
    const again = await at().resolve({ lines: lines.map((line) => ({ ...line, productPriceId: null })) });
    expect(again.lines.map(lineFacts)).toEqual(lines.map(lineFacts));
  });

  it('is no greeting, though it has no number; what names no vehicle is', async () => {
    const { lines, ignored } = await at().resolve('Hola, te paso el pedido\nbomba de agua gol trend\nbomba de agua');
    expect(lines.map(lineFacts)).toMatchObject([{ code: 'bomba de agua gol trend', choices: ['PA-2001'] }]);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'no-code'],
      [3, 'no-code'],
    ]);
  });

  it('keeps an amount that nobody understands', async () => {
    const { lines } = await at().resolve('bomba de agua 206 x -3');
    expect(lines.map(lineFacts)).toMatchObject([
      { state: 'unknown', quantity: null, unread: expect.stringContaining('3') },
    ]);
  });

  it('comes after a code: where 206 is one, it is read as one', async () => {
    const { lines } = await at([ofPeugeot, exact]).resolve('206 x 2\nPA-1001 206');
    expect(lines.map(({ state, row, quantity }) => [state, row?.code, quantity])).toEqual([
      ['exact', '206', 2],
      ['exact', 'PA-1001', 206],
    ]);
  });

  it('offers what fits for each of many lines, and takes none of them for a greeting', async () => {
    const many = Array.from({ length: 250 }, (_, line) => `bomba de agua 206 x ${line + 2}`);
    const { lines, ignored } = await at().resolve(many.join('\n'));
    expect(ignored).toEqual([]);
    expect(lines.map(({ quantity }) => quantity)).toEqual(many.map((_, line) => line + 2));
    for (const line of lines) expect(line.choices.map(({ code }) => code)).toEqual(['PA-1001', 'PA-1002']);
  });
});
