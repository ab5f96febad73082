import { describe, expect, it } from 'vitest';
import { readFreeText } from '#core/quick-order/free-text.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import { readOrder as readingOrder } from '#core/quick-order/read-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from './a-counter.ts';
import { readOrder, readSheet } from './at-once.ts';

/** Nothing here is timed: a pattern that takes a power of the length takes longer than a test may. */
const lineOf = (piece: string, length = 300): string => piece.repeat(length / piece.length + 1).slice(0, length);
const pieces = [
  '1',
  '1x',
  'a ',
  ' a',
  'a,',
  '1,',
  'a:',
  ':',
  '(',
  ')',
  ')a',
  '((4))',
  'x4, ',
  '> ',
  '- ',
  '"',
  'a\u00a0',
];

describe('a text that was written to be slow', () => {
  it.each([
    ['digits before a letter', `${'1'.repeat(399_999)}x`],
    ['digits before what may be a quantity', `${'1'.repeat(399_990)}*x4`],
    ['spaces within', `a${' '.repeat(399_998)}b`],
    ['colons within', `a${':'.repeat(399_998)}b`],
    ['words of one letter', 'a '.repeat(200_000)],
    ['brackets', '('.repeat(400_000)],
    ['orders of one line', 'A1 x4,'.repeat(66_000)],
    ['short lines', 'a\n'.repeat(200_000)],
    ['headings', 'art\n'.repeat(100_000)],
  ])('is read: %s', (_, text) => {
    const { lines, ignored, unread } = readOrder(text);
    expect(lines.length + ignored.length + unread).toBeGreaterThanOrEqual(/[a-z\d]/.test(text.slice(0, 1000)) ? 1 : 0);
    for (const { readings } of lines)
      for (const { code, around } of readings) expect(Math.max(code.length, around.length)).toBeLessThanOrEqual(300);
  });

  it.each(pieces)('is read in a thousand long lines of %j', (piece) => {
    const text = Array.from({ length: 1000 }, () => `A1${lineOf(piece)}x`).join('\n');
    const { lines, ignored } = readOrder(text);
    expect(lines.length + ignored.length).toBeGreaterThanOrEqual(1000);
  });

  it.each(pieces)('is read in the cells of a file, as %j', (piece) => {
    const cells = Array.from({ length: 100 }, () => `${lineOf(piece, 30_000)}x`);
    const { lines } = readSheet(Array.from({ length: 30 }, (_, at) => ({ line: at + 1, cells })));
    expect(lines).toHaveLength(30);
  });
});

describe('words that were written to be slow', () => {
  it.each([
    ['1', 'x'],
    ['1', '*x4'],
    ['1x', ' 4'],
    [':', 'b'],
    ['a ', ''],
    ['(', '4'],
    [')', '4'],
    ['x ', '4'],
  ])('are read even where nobody clipped them: %j … %j', (piece, end) => {
    expect(readFreeText(`A${piece.repeat(300_000)}${end}`).length).toBeGreaterThan(0);
    expect(readFreeText(`${piece.repeat(300_000)}1${end}`).length).toBeGreaterThan(0);
  });
});

describe('a text of very many lines', () => {
  it('is read no further than an order holds, and counted to its end', async () => {
    const { lines, unread } = readOrder('BKR6E 4\n'.repeat(40_000));
    expect([lines.length, unread]).toEqual([1001, 38_999]);
    const { service } = aCounter([]);
    expect((await service.resolve(callerOf(1), { text: 'BKR6E 4\n'.repeat(40_000) })).val).toEqual({
      code: 'too-many-lines',
      count: 40_000,
      most: 1000,
    });
  });

  it('lets others go first every so often', () => {
    let turns = 0;
    for (const reading = readingOrder('BKR6E 4\n'.repeat(1000)); !reading.next().done; ) turns += 1;
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});

describe('an order of very many lines that are all found', () => {
  it('never looks at many lines in one turn', async () => {
    const codes = Array.from({ length: 1000 }, (_, at) => `KD${1000 + at}`);
    const products = codes.map((code, at) =>
      aCatalogueProduct({
        productId: asId(String(at + 1)),
        code,
        rows: [aCatalogueRow({ productPriceId: asId(String(at + 1)), code })],
      }),
    );
    let turns = 0;
    const counter = aCounter(products, {}, async () => {
      turns += 1;
    });
    const { lines } = await counter.resolve(codes.map((code) => `${code} 2`).join('\n'));
    expect(lines.every(({ state }) => state === 'exact')).toBe(true);
    // Read, looked up, understood and calculated, each in batches of few lines.
    expect(turns).toBeGreaterThanOrEqual(4 * 49);
  });
});

describe('very many lines that are asked for again', () => {
  const askedAgain = (count: number, onRead: () => void): readonly AskedLine[] =>
    Array.from({ length: count }, (_, at) => ({
      lines: [at + 1],
      get text() {
        onRead();
        return lineOf('KD1 2 x 4 ');
      },
      code: `NADA${at}`,
      quantity: 2,
      unread: null,
      productPriceId: null,
      costBefore: null,
    }));

  it('are never read many in one turn', async () => {
    let [inTurn, most] = [0, 0];
    const counter = aCounter([], {}, async () => {
      inTurn = 0;
    });
    const lines = askedAgain(1000, () => {
      inTurn += 1;
      most = Math.max(most, inTurn);
    });
    expect((await counter.resolve({ lines })).lines).toHaveLength(1000);
    expect(most).toBeLessThanOrEqual(100);
  });

  it('are not read at all where they are more than an order holds', async () => {
    let read = 0;
    const lines = askedAgain(5000, () => {
      read += 1;
    });
    const answer = await aCounter([]).service.resolve(callerOf(1), { lines });
    expect(answer.val).toEqual({ code: 'too-many-lines', count: 5000, most: 1000 });
    expect(read).toBe(0);
  });
});
